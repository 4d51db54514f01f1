// A page loads its own texts, and each further one what it needs besides: nobody ever sees a key instead.
import type { Page } from '@playwright/test';
import { MESSAGES } from '#textos/messages.ts';
import { makeDraft, start } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';
import { expectSameTab, goInside, openMarked, ready, toastGroup } from './tab.ts';

const KEY = `(?<![\\w@/.-])(${Object.keys(MESSAGES['pt-BR']).join('|')})(\\.[a-z_0-9]+)+`;

/** Notes each key that is on the page at any moment, as text or for those who listen. */
async function watchForKeys(page: Page): Promise<void> {
  await page.addInitScript((pattern) => {
    const seen = new Set<string>();
    Object.assign(window, { keysSeen: seen });
    const key = new RegExp(pattern);
    const look = (text: string | null) => key.test(text ?? '') && seen.add(text ?? '');
    const lookInside = (node: Node) => {
      if (!(node instanceof Element)) return look(node.nodeValue);
      if (node.closest('script, template, noscript, style')) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        look(node.getAttribute(name));
      node.childNodes.forEach(lookInside);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const each of [target, ...addedNodes]) lookInside(each);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, KEY);
}

const keysSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { keysSeen: Set<string> }).keysSeen]);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('from page to page, back to one from before a load, in either language', async ({ page }) => {
  type List = { data: { id: string; nome: string }[] };
  const list = await page.request.get('/api/campeonatos?estado=andamento');
  const [one] = ((await list.json()) as List).data;
  await watchForKeys(page);
  await openMarked(page, '/ajuda');
  const help = await heading(page).textContent();
  await goInside(page, '/campeonatos');
  await expect(heading(page)).toHaveText('Campeonatos');
  await page.reload();
  await ready(page);
  // Playwright's own goBack waits for a page load, which may rightly never come.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/ajuda');
  // The address changes before the page does.
  await expect(heading(page)).toHaveText(help ?? '');
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  await goInside(page, '/campeonatos');
  await expect(heading(page)).toHaveText('Campeonatos');
  // By the keyboard: the foot of the page moves while the list above it comes.
  await page.getByRole('contentinfo').getByRole('radio', { name: 'English' }).press(' ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await goInside(page, `/campeonato/${one?.id}`);
  await expect(heading(page)).toHaveText(one?.nome ?? '');
  await goInside(page, '/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectSameTab(page);
  expect(await keysSeen(page)).toEqual([]);
  await heading(page).evaluate((title) => title.append('shell.produto'));
  await expect.poll(() => keysSeen(page), 'the watch works').toEqual(['shell.produto']);
});

test('an organiser brings participants in and enters a result', async ({ page }) => {
  await signIn(page);
  const id = await makeDraft(page, 'Liga das Palavras', [{ tipo: 'pontos_corridos' }], 4);
  const running = await makeDraft(page, 'Liga dos Placares', [{ tipo: 'pontos_corridos' }], 4);
  await start(page, running, 'aleatorio');
  await watchForKeys(page);
  await openMarked(page, '/ajuda');
  await goInside(page, `/campeonato/${id}/participantes`);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('dialog', { name: 'Adicionar participantes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goInside(page, `/campeonato/${running}/jogos`);
  await page
    .getByRole('button', { name: /^Lançar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await keysSeen(page)).toEqual([]);
});

test.describe('without the texts of the next page', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('one stays, with a message', async ({ page }) => {
    await watchForKeys(page);
    await openMarked(page, '/ajuda');
    await page.route('**/assets/textos-lista-*.json', (route) => route.abort());
    await goInside(page, '/campeonatos');
    // One for each part that is missing.
    await expect(toastGroup(page, 'default').locator('[data-kind=error]').first()).toBeVisible();
    await expect(page).toHaveURL('/ajuda');
    await expectSameTab(page);
    expect(await keysSeen(page)).toEqual([]);
  });
});

test('all texts of a language are still one file, under the address of the specification', async ({
  request,
}) => {
  const answer = await request.get('/_i18n/en/messages.json');
  expect(await answer.json()).toEqual(MESSAGES.en);
  expect(answer.headers()['cache-control']).toBe('public, max-age=86400');
});
