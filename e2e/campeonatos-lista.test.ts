import type { Page } from '@playwright/test';
import { type Caller, call } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready, withoutScript } from './tab.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`;

/** Made as the demonstration user, with entries open. */
async function openCampeonato(
  caller: Caller,
  nome: string,
  modalidade = 'futsal',
): Promise<string> {
  const made = await call(caller, 'POST', '/api/campeonatos', {
    nome,
    modalidade,
    fases: [{ tipo: 'pontos_corridos' }],
  });
  const { data } = await made.json();
  await call(caller, 'PUT', `/api/campeonatos/${data.id}/estado`, { estado: 'inscricoes' });
  return data.id;
}

test('without JavaScript tabs, filters and the search are addresses', async ({
  page,
  organiser,
}) => {
  const nome = unique('Taça Açaí');
  await openCampeonato(organiser, nome);
  await withoutScript(page);
  await page.goto('/campeonatos');
  await page.getByLabel('Buscar campeonato').fill(nome.replace('Taça Açaí', 'taca acai'));
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Inscrições abertas' }).click();
  await expect(page).toHaveURL(/estado=inscricoes/);
  await expect(cards(page)).toContainText([nome]);
  await page.goto(`${page.url()}&modalidade=campo`);
  await expect(page.getByText('Nenhum campeonato com estes filtros')).toBeVisible();
  await page.getByRole('link', { name: 'Remover filtro Futebol de campo' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('typing searches without accents, and the address can be shared; drafts are under "mine", and go on where they were left', async ({
  page,
}) => {
  await signIn(page);
  const nome = unique('Copa Coração');
  await openCampeonato(page, nome);
  const draft = unique('Rascunho');
  await call(page, 'POST', '/api/campeonatos', { nome: draft, fases: [{ tipo: 'mata_mata' }] });
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
  await page.getByRole('link', { name: 'Meus', exact: true }).click();
  await page.getByRole('link', { name: draft }).click();
  await expect(page).toHaveURL(/\/campeonato\/editar\//);
});

test('a filter is chosen: at once on a desktop, in a sheet on a phone; a card is opened with the keyboard', async ({
  page,
}) => {
  await page.goto('/campeonatos');
  await ready(page);
  await test.step('a card is reached and opened with the keyboard', async () => {
    const first = cards(page).first().getByRole('link');
    await expect(first).toBeVisible();
    await axe(page);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
    await page.goBack();
    await expect(page).toHaveURL('/campeonatos');
  });
  const bar = page.getByRole('banner');
  const search = (role: 'link' | 'combobox') => bar.getByRole(role, { name: 'Buscar no Tabelão' });
  const large = { width: 1440, height: 900 };
  const small = page.viewportSize() ?? large;
  await test.step('the page has the only search on it; elsewhere the bar has one', async () => {
    await expect(page.getByLabel('Buscar campeonato')).toBeVisible();
    await expect(search('link')).toBeHidden();
    await bar.getByRole('link', { name: 'Entrar' }).click();
    await expect(search('link')).toBeVisible();
    await page.setViewportSize(large);
    await expect(search('combobox')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/campeonatos');
    await expect(page.getByLabel('Buscar campeonato')).toBeVisible();
    await expect(search('combobox')).toBeHidden();
  });
  const isChosen = async (query: RegExp, name: string) => {
    await expect(page).toHaveURL(query);
    await expect(page.getByRole('link', { name })).toBeVisible();
  };
  await page.getByLabel('Formato').selectOption('suico');
  await isChosen(/formato=suico/, 'Remover filtro Suíço');
  await page.setViewportSize(small);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Formato').selectOption('mata_mata');
  await page.getByRole('button', { name: 'Ver campeonatos' }).click();
  await isChosen(/formato=mata_mata/, 'Remover filtro Mata-mata');
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
