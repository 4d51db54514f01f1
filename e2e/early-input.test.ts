// On a slow line a page is there before its scripts are: what is pressed or typed meanwhile counts.
import type { Page } from '@playwright/test';
import { draw, makeDraft } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';
import { expectSameTab, goInside, openMarked, ready } from './tab.ts';

/** Opens a page whose scripts are on their way until the returned function lets them arrive. */
async function openOnSlowLine(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    resolve();
    await ready(page);
  };
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Avisos/ });
const alerts = (page: Page) => page.getByRole('dialog', { name: 'Avisos' });

test('what opens by itself opens at once, and stays open', async ({ page }) => {
  await signIn(page);
  const arrive = await openOnSlowLine(page, '/ajuda');
  await bell(page).click();
  await expect(alerts(page)).toBeVisible();
  await arrive();
  // The list comes when React has heard that it is open.
  await expect(alerts(page).getByText('Carregando avisos')).toBeHidden();
  await expect(alerts(page)).toBeVisible();
});

test('the last button that was pressed is answered when the scripts are there', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Copa da Linha Lenta', [{ tipo: 'pontos_corridos' }], 3);
  const arrive = await openOnSlowLine(page, `/campeonato/${id}/participantes`);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Holds back a file that is named like this until the returned function lets it arrive. */
async function holdBack(page: Page, file: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(`**/assets/${file}-*.js`);
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    await asked;
    resolve();
    await ready(page);
  };
}

test('a press on a tool of organisers waits for its code, however late that comes', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Copa da Lista Lenta', [{ tipo: 'pontos_corridos' }], 3);
  const arrive = await holdBack(page, 'managed-list');
  await page.goto(`/campeonato/${id}/participantes`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Adicionar' }).click();
  await arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the championship is begun by a press before the code for it is there', async ({ page }) => {
  await signIn(page);
  const id = await makeDraft(page, 'Copa do Começo Lento', [{ tipo: 'pontos_corridos' }], 4);
  await draw(page, id, 'aleatorio');
  const arrive = await holdBack(page, 'botao-do-passo');
  await page.goto(`/campeonato/${id}/jogos`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const begin = main.getByRole('button', { name: /^Começar/ });
  // Before its looks have come, the one for the other size of screen is there too.
  await expect(begin).toHaveCount(1);
  await begin.click();
  await arrive();
  await expect(main.getByRole('button', { name: /^Lançar/ }).first()).toBeVisible();
});

test('tools of organisers have their looks before their code', async ({
  organiser,
  browser,
  baseURL,
}) => {
  const id = await makeDraft(organiser, 'Copa Bem Vestida', [{ tipo: 'pontos_corridos' }], 4);
  const storageState = await organiser.storageState();
  const still = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState,
    javaScriptEnabled: false,
  });
  const page = await still.newPage();
  await page.goto(`/campeonato/${id}/participantes`);
  const status = page.getByRole('button', { name: /Mudar a situação/ }).first();
  await expect(status).toHaveCSS('display', 'inline-flex');
  await draw(organiser, id, 'aleatorio');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/campeonato/${id}/jogos`);
  const bar = page.getByRole('navigation', { name: 'O próximo passo' });
  await expect(bar).toHaveCSS('display', 'grid');
  await still.close();
});

test('an organiser who comes from another page finds the tools there', async ({ page }) => {
  await signIn(page);
  const id = await makeDraft(page, 'Copa de Passagem', [{ tipo: 'pontos_corridos' }], 3);
  await openMarked(page, '/ajuda');
  await goInside(page, `/campeonato/${id}/participantes`);
  await page.getByRole('main').getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSameTab(page);
});

test('a form that was filled and sent is checked as it was filled', async ({ page }) => {
  await signIn(page);
  const arrive = await openOnSlowLine(page, '/campeonato/criar');
  const name = page.getByLabel('Nome do campeonato');
  const seenBy = page.getByLabel('Quem pode ver');
  await name.fill('Copa da Linha Lenta');
  await seenBy.selectOption('publico');
  await page.getByRole('radio', { name: /Brasileirão/ }).check();
  await page.getByRole('button', { name: 'Criar e sortear' }).click();
  await arrive();
  await expect(page.getByLabel('Quem joga')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/campeonato/criar');
  await expect(name).toHaveValue('Copa da Linha Lenta');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(seenBy).toHaveValue('publico');
  await expect(page.getByRole('radio', { name: /Brasileirão/ })).toBeChecked();
});
