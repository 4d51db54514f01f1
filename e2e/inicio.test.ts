import { makeDraft, start } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { axe, axeAtBothSizes, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test.describe('a guest on the home page', () => {
  test('learns what it is and what is played, finds only links that lead somewhere, and gets to the help', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Seu campeonato rodando em um minuto.',
    );
    await expect(page.getByText('Exemplo', { exact: true })).toBeVisible();
    const table = page.getByRole('table', { name: /Exemplo de classificação/ });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row').nth(3)).toContainText('Cajueiro F.C.');
    const rise = table.getByRole('row').nth(3).getByRole('img', { name: 'subiu 1 posição' });
    await expect(rise).toBeVisible();
    const live = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Bola rolando agora' }),
    });
    await expect(live.getByRole('article').first()).toContainText('Bola rolando');
    const first = live.getByRole('article').first().getByRole('link');
    await expect(first).toHaveAttribute('href', /^\/campeonato\/[2-9a-z]{10}$/);
    await expect(page.getByRole('heading', { name: 'Inscrições abertas' })).toBeVisible();
    await axeAtBothSizes(page);
    for (const width of [320, 640, 768, 900, 1024, 1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }

    const links = await page.getByRole('main').getByRole('link').all();
    const addresses = new Set<string>();
    for (const link of links) addresses.add((await link.getAttribute('href')) ?? '');
    expect(addresses.size).toBeGreaterThan(5);
    for (const address of addresses) {
      expect((await request.get(address)).status(), address).toBe(200);
    }

    await page.getByRole('link', { name: 'Suíço', exact: true }).click();
    await expect(page).toHaveURL('/ajuda#suico');
    await expect(page.getByRole('heading', { name: 'Suíço' })).toBeInViewport();
  });

  test('reads everything without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A tabela se explica' })).toBeVisible();
    await context.close();
  });

  test('sees it before any script is fetched or computes', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser's word of its first picture is kept back.
      Object.assign(window, {
        PerformanceObserver: class {
          readonly #told: () => void;
          constructor(told: () => void) {
            this.#told = told;
          }
          observe() {
            Object.assign(window, { tellOfPicture: this.#told });
          }
        },
        setTimeout: () => 0,
      });
    });
    await page.goto('/');
    await page.waitForFunction(() => 'tellOfPicture' in window, undefined, { polling: 'raf' });
    const isTaken = () => page.evaluate(() => 'taken' in document.documentElement.dataset);
    expect(await isTaken()).toBe(false);
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(asked.filter((path) => /\.js(on)?$/.test(path))).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (window as unknown as { tellOfPicture(): void }).tellOfPicture());
    await expect.poll(isTaken).toBe(true);
  });

  test('reads it in English when that is the language of the browser cookie', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your championship up and running in a minute.',
    );
    await expect(page.getByText('Example', { exact: true })).toBeVisible();
  });
});

test.describe('a member on the home page', () => {
  test('is greeted by name, finds what they organise, and is shown the next step', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bom te ver, \S+$/);
    await expect(page.getByRole('heading', { name: 'Você organiza' })).toBeVisible();
    await page.getByRole('link', { name: /Escreva o regulamento/ }).click();
    await expect(page).toHaveURL('/ajuda#regulamento-minimo');
    await expect(page.getByText('Seis linhas bem escritas')).toBeVisible();
  });

  test('with matches to post is not told that nothing waits, and gets to them', async ({
    page,
  }) => {
    await registerVerified(page);
    // Rounds with days wait until theirs is over.
    const free = { modelo_rodada: 'livre' };
    const id = await makeDraft(page, 'Copa da Espera', [{ tipo: 'pontos_corridos' }], 4, free);
    await start(page, id);
    await page.goto('/');
    await ready(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('1 coisa espera por você.');
    await expect(main).toContainText('2 jogos sem placar');
    await axe(page);
    await main.getByRole('link', { name: /^Lançar: 2 jogos sem placar/ }).click();
    await expect(page).toHaveURL(`/campeonato/${id}/gerenciar#sem_placar`);
    await expect(page.getByRole('heading', { name: 'Sem placar 2' })).toBeVisible();
  });

  test('without any finds a way to the first one', async ({ page }) => {
    await registerVerified(page);
    await page.goto('/');
    await ready(page);
    await expect(page.getByRole('heading', { name: 'O primeiro apito é seu' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inscrições abertas' })).toBeVisible();
    await axe(page);
    await page.getByRole('main').getByRole('link', { name: 'Criar campeonato' }).first().click();
    await expect(page).toHaveURL(/\/(comecar|campeonato\/criar)$/);
  });
});
