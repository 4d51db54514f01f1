// Short messages: how long they stay, where, and where a live one leads.
import type { Page } from '@playwright/test';
import { axe, expect, signIn, test } from './harness.ts';
import {
  closeToasts,
  expectSameTab,
  notify,
  openMarked,
  ready,
  settled,
  toastGroup,
} from './tab.ts';

/** A clock that moves only when the test says so. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/ajuda');
  await ready(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A message of the default group: the language that cannot be fetched. */
async function provokeError(page: Page): Promise<void> {
  await page.route('**/assets/textos-*-en-*.json', (route) => route.abort());
  const choice = page.getByRole('contentinfo').getByRole('radio', { name: 'English' });
  await choice.check({ force: true });
  // The message appears over the switch, and the time would stand still under the pointer.
  await page.mouse.move(5, 5);
}

test.use({ expectedErrors: [/ERR_FAILED/] });

const live = (page: Page) => toastGroup(page, 'realtime').getByRole('listitem');
const usual = (page: Page) => toastGroup(page, 'default').getByRole('listitem');

test.describe('with a clock', () => {
  test.use({ ownContext: true });

  test('a live notification stays for 5 seconds, and as long as the keyboard is in it; a click clears every group and leads to its page', async ({
    page,
  }) => {
    await withClock(page);
    await notify(page, '/ajuda');
    await expect(live(page)).toHaveCount(1);
    await settled(page);
    await page.clock.runFor(4_900);
    await expect(live(page)).toHaveCount(1);
    await settled(page);
    await page.clock.runFor(200);
    await expect(live(page)).toHaveCount(0);

    await notify(page, '/ajuda');
    await live(page).getByRole('button', { name: 'Fechar mensagem' }).focus();
    await page.clock.runFor(20_000);
    await expect(live(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(live(page)).toHaveCount(0);

    await provokeError(page);
    await notify(page, '/login');
    await notify(page, '/ajuda?q=wo', 'Outro aviso');
    await live(page)
      .getByRole('button', { name: /Outro aviso/ })
      .click();
    await expect(live(page)).toHaveCount(0);
    await expect(usual(page)).toHaveCount(0);
    await expect(page).toHaveURL('/ajuda?q=wo');
  });

  test('any other message stays for 3 seconds', async ({ page }) => {
    await withClock(page);
    await provokeError(page);
    await expect(usual(page)).toHaveCount(1);
    await settled(page);
    await page.clock.runFor(2_900);
    await expect(usual(page)).toHaveCount(1);
    await settled(page);
    await page.clock.runFor(200);
    await expect(usual(page)).toHaveCount(0);
  });

  test('the time stands still under the pointer and goes on after it @desktop', async ({
    page,
  }) => {
    await withClock(page);
    await notify(page, '/ajuda');
    await live(page).hover();
    await settled(page);
    await page.clock.runFor(20_000);
    await expect(live(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_100);
    await expect(live(page)).toHaveCount(0);
  });
});

test('a live one that leads to another site, or to a script, leads nowhere; where they stand, and that they are read politely', async ({
  page,
}) => {
  await openMarked(page, '/ajuda');
  for (const url of [
    '//example.com/',
    'https://example.com/',
    '/\\example.com',
    'javascript:alert(1)',
  ]) {
    await notify(page, url);
    await live(page)
      .getByRole('button', { name: /Placar novo/ })
      .click();
    await expect(live(page), url).toHaveCount(0);
    await expect(page, url).toHaveURL('/ajuda');
    await expectSameTab(page);
  }
  await expect(toastGroup(page, 'default')).toHaveAttribute('aria-live', 'polite');
  await expect(toastGroup(page, 'realtime')).toHaveAttribute('aria-live', 'polite');
  const appear = async () => {
    await notify(page, '/ajuda');
    const box = await live(page).boundingBox();
    if (!box) throw new Error('nothing to measure');
    return box;
  };
  expect((await appear()).y).toBeLessThan(120);
  await axe(page);
  await closeToasts(page, 'realtime');
  const large = { width: 1440, height: 900 };
  await page.setViewportSize(large);
  const box = await appear();
  expect(box.y + box.height).toBeGreaterThan(large.height - 60);
  expect(box.x + box.width).toBeGreaterThan(large.width - 60);
});

test('a live notification brings the bell up to date', async ({ page }) => {
  await signIn(page);
  await page.goto('/ajuda');
  await ready(page);
  await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const reload = page.waitForRequest('**/api/usuario/notifications?page=1');
  await notify(page, '/ajuda');
  await reload;
});
