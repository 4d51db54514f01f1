import type { Page } from '@playwright/test';
import { call } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { isPhone, ready } from './tab.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`;

/** Made as the demonstration user, with entries open. */
async function openCampeonato(page: Page, nome: string, modalidade = 'futsal'): Promise<string> {
  const made = await call(page, 'POST', '/api/campeonatos', {
    nome,
    modalidade,
    fases: [{ tipo: 'pontos_corridos' }],
  });
  const { data } = await made.json();
  await call(page, 'PUT', `/api/campeonatos/${data.id}/estado`, { estado: 'inscricoes' });
  return data.id;
}

test('without JavaScript tabs, filters and the search are addresses', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const nome = unique('Taça Açaí');
  await openCampeonato(page, nome);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'pt-BR',
    viewport: page.viewportSize(),
  });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/campeonatos`);
  await plain.getByLabel('Buscar campeonato').fill(nome.replace('Taça Açaí', 'taca acai'));
  await plain.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(cards(plain)).toHaveCount(1);
  await plain.getByRole('link', { name: 'Inscrições abertas' }).click();
  await expect(plain).toHaveURL(/estado=inscricoes/);
  await expect(cards(plain)).toContainText([nome]);
  await plain.goto(`${plain.url()}&modalidade=campo`);
  await expect(plain.getByText('Nenhum campeonato com estes filtros')).toBeVisible();
  await plain.getByRole('link', { name: 'Remover filtro Futebol de campo' }).click();
  await expect(cards(plain)).toHaveCount(1);
  await context.close();
});

test('typing searches without accents, and the address can be shared', async ({ page }) => {
  await signIn(page);
  const nome = unique('Copa Coração');
  await openCampeonato(page, nome);
  await page.goto('/campeonatos');
  await ready(page);
  await page.getByLabel('Buscar campeonato').fill(nome.replace('Coração', 'coracao'));
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/busca=/);
  await page.reload();
  await ready(page);
  await expect(cards(page)).toContainText([nome]);
  await page.getByRole('main').getByRole('link', { name: 'Limpar' }).click();
  await expect(page).toHaveURL('/campeonatos');
  await expect(page.getByLabel('Buscar campeonato')).toHaveValue('');
});

test('a filter is chosen: at once on a desktop, in a sheet on a phone @both-sizes', async ({
  page,
}) => {
  await page.goto('/campeonatos');
  await ready(page);
  await test.step('the page has the only search on it; elsewhere the bar has one', async () => {
    const bar = page.getByRole('banner');
    const role = isPhone(page) ? 'link' : 'combobox';
    const inBar = bar.getByRole(role, { name: 'Buscar no Tabelão' });
    await expect(page.getByLabel('Buscar campeonato')).toBeVisible();
    await expect(inBar).toBeHidden();
    await bar.getByRole('link', { name: 'Entrar' }).click();
    await expect(inBar).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/campeonatos');
    await ready(page);
  });
  if (isPhone(page)) await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Formato').selectOption('suico');
  if (isPhone(page)) await page.getByRole('button', { name: 'Ver campeonatos' }).click();
  await expect(page).toHaveURL(/formato=suico/);
  await expect(page.getByRole('link', { name: 'Remover filtro Suíço' })).toBeVisible();
});

test('a card is reached and opened with the keyboard', async ({ page }) => {
  await page.goto('/campeonatos');
  await ready(page);
  const first = cards(page).first().getByRole('link');
  await expect(first).toBeVisible();
  await axe(page);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
});

test('drafts are under "mine", and go on where they were left', async ({ page }) => {
  await signIn(page);
  const nome = unique('Rascunho');
  await call(page, 'POST', '/api/campeonatos', { nome, fases: [{ tipo: 'mata_mata' }] });
  await page.goto('/campeonatos');
  await ready(page);
  await page.getByRole('link', { name: 'Meus', exact: true }).click();
  await page.getByRole('link', { name: nome }).click();
  await expect(page).toHaveURL(/\/campeonato\/editar\//);
});

test('a guest who asks for "mine" logs in first', async ({ request, baseURL }) => {
  const answer = await request.get('/campeonatos?meus=organizo');
  expect(answer.url()).toMatch(new RegExp(`^${baseURL}/login\\?redirect=`));
});

test('a search that finds nothing says so and offers to create', async ({ page }) => {
  await page.goto('/campeonatos?busca=zzzzqqqq');
  await expect(page.getByText('Nenhum campeonato com estes filtros')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Criar campeonato' }),
  ).toBeVisible();
  await axe(page);
});

test('it speaks English too', async ({ request }) => {
  const page = await request.get('/campeonatos', { headers: { 'Accept-Language': 'en-US' } });
  expect(await page.text()).toMatch(/<h1[^>]*>Championships<\/h1>/);
});
