// What several journeys do with a browser tab.
import { expect, type Page } from '@playwright/test';

/** Waits until React has taken the page over: before that a click is not lost, but an event is. */
export async function ready(page: Page): Promise<void> {
  const isTaken = () => document.documentElement.dataset.taken !== undefined;
  // By the clock: a page that is not in front draws no frames.
  await page.waitForFunction(isTaken, undefined, { polling: 20 });
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** Waits for what React does after it has drawn, such as starting a timer. Works with a stopped clock. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

/** For a tab of a context that has scripts: a context of its own would be a process of its own. */
export async function withoutScript(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** Opens a page and leaves a mark that only a whole page load takes away. */
export async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
}

export async function expectSameTab(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameTab' in window), 'still the same page load').toBe(true);
}

export async function expectWholeLoad(page: Page): Promise<void> {
  // In the middle of a load there is no page to ask.
  const isMarked = () => page.evaluate(() => 'sameTab' in window).catch(() => true);
  await expect.poll(isMarked).toBe(false);
}

/** What the live connection does when a notification arrives. */
export async function notify(page: Page, url: string, mensagem = 'Placar novo'): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('tabelao:notificacao', { detail })),
    { url, mensagem },
  );
}

/** Changes the page inside the tab, to an address that perhaps no link offers. */
export async function goInside(page: Page, url: string): Promise<void> {
  await notify(page, url);
  await page.getByRole('button', { name: /Placar novo/ }).click();
}

export const toastGroup = (page: Page, group: 'default' | 'realtime') =>
  page.locator(`[data-toast-group=${group}]`);

/** Closes what is shown; a message that has gone by itself meanwhile needs no press. */
export async function closeToasts(page: Page, group: 'default' | 'realtime'): Promise<void> {
  const all = toastGroup(page, group).getByRole('listitem');
  await all.getByRole('button', { name: 'Fechar mensagem' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(all).toHaveCount(0);
}
