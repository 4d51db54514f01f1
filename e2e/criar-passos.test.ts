import type { Page } from '@playwright/test';
import { call } from './conta.ts';
import { atBothSizes, axe, axeAtBothSizes, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/\b40[49]\b/] });

const goOn = (page: Page) => page.getByRole('button', { name: /^Continuar/ });
const title = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`etapa=${step}`));

async function draft(page: Page, nome: string, fases: object[] = [{ tipo: 'pontos_corridos' }]) {
  const made = await call(page, 'POST', '/api/campeonatos', { nome, fases });
  return (await made.json()).data as { id: string };
}

async function open(page: Page, id: string, step: string) {
  await page.goto(`/campeonato/editar/${id}?etapa=${step}`);
  await ready(page);
}

/** With all that is folded away open. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const box of document.querySelectorAll('details')) box.open = true;
  });
  await axe(page);
}

test('five steps from a name to open entries, and axe has nothing to object to on any', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/campeonato/criar?etapa=basico');
  await ready(page);
  const bars = page.getByRole('navigation', { name: 'Etapas' }).getByRole('listitem');
  await atBothSizes(page, async () => {
    for (const bar of await bars.all()) {
      expect((await bar.locator('> *').boundingBox())?.width).toBeGreaterThan(30);
    }
  });
  await look(page);
  await goOn(page).click();
  await expect(page.getByLabel('Nome do campeonato')).toBeFocused();
  await page.getByLabel('Nome do campeonato').fill('Liga Passo a Passo');
  await goOn(page).click();
  await title(page, 'formato');
  await expect(page.getByRole('link', { name: 'Voltar', exact: true })).toBeVisible();
  const named = page.locator('[aria-current="step"] span').filter({ hasText: 'Formato' });
  await atBothSizes(page, async () => {
    expect((await named.boundingBox())?.width).toBeGreaterThan(30);
  });
  await page.getByRole('radio', { name: /^Grupos \+ mata-mata/ }).check({ force: true });
  await look(page);
  await page.getByRole('radio', { name: /^Suíço/ }).check({ force: true });
  await page.getByLabel('Rodadas', { exact: true }).fill('3');
  // Eight matches in each.
  await expect(page.getByLabel('Prévia do campeonato')).toContainText('24');
  await page.getByRole('radio', { name: /Mata-mata Perdeu/ }).check({ force: true });
  await page.getByLabel('Participantes', { exact: true }).fill('8');
  await expect(page.getByLabel('Prévia do campeonato')).toContainText('7');
  await goOn(page).click();
  await title(page, 'regras');
  await look(page);
  await goOn(page).click();
  await title(page, 'inscricoes');
  await look(page);
  await page.getByRole('radio', { name: 'A inscrição é confirmada na hora.' }).check();
  await goOn(page).click();
  await title(page, 'revisao');
  await expect(page.getByText('Mata-mata: quem perde está fora.')).toBeVisible();
  // As decision 0057 has it; a knockout has no points to count in another way.
  await expect(page.getByText(/^Formato: até o sorteio/)).toBeVisible();
  await expect(page.getByText(/^Pontos e desempate/)).toHaveCount(0);
  const seen = page.getByRole('group', { name: 'Quem pode ver' });
  await expect(seen.getByRole('radio', { name: /^Público/ })).toBeChecked();
  await axeAtBothSizes(page);
  await seen.getByRole('radio', { name: /^Só com o link/ }).check();
  await page.getByRole('button', { name: 'Abrir inscrições' }).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
  const id = new URL(page.url()).pathname.split('/')[2];
  const saved = await page.request.get(`/api/campeonatos/${id}`);
  expect((await saved.json()).data.visibilidade).toBe('nao_listado');
});

test("the browser's back goes from the second step to the first, of what was just made", async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/robots.txt');
  await page.goto('/campeonato/criar?etapa=basico');
  await ready(page);
  await page.getByLabel('Nome do campeonato').fill('Liga de Volta');
  await goOn(page).click();
  await title(page, 'formato');
  const made = new URL(page.url()).pathname;
  await page.goBack();
  await expect(page).toHaveURL(`${made}?etapa=basico`);
  await ready(page);
  await expect(page.getByLabel('Nome do campeonato')).toHaveValue('Liga de Volta');
  await page.getByLabel('Nome do campeonato').fill('Liga de Ida');
  await goOn(page).click();
  await title(page, 'formato');
  expect(new URL(page.url()).pathname).toBe(made);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test('an impossible format is said at once; legs are chosen round by round; tiebreakers are put in order with the keyboard', async ({
  page,
}) => {
  await signIn(page);
  const { id } = await draft(page, 'Impossível', [
    { tipo: 'grupos', grupos: 4 },
    { tipo: 'mata_mata' },
  ]);
  await open(page, id, 'formato');
  await test.step('an impossible format is said in words, and does not go on', async () => {
    const groups = page.getByLabel('Grupos', { exact: true });
    await groups.fill('9');
    const reason = 'Com 16 participantes, o máximo de grupos de dois é 8.';
    await expect(groups).toHaveAccessibleDescription(new RegExp(reason));
    await goOn(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(reason);
    await expect(groups).toBeFocused();
    await title(page, 'formato');
    await groups.fill('4');
  });
  await test.step('legs are chosen round by round, and the rules say so', async () => {
    await page.getByText('Mais opções').last().click();
    await page.getByRole('switch', { name: 'Ida e volta etapa por etapa' }).click();
    await page.getByRole('switch', { name: 'Semifinais em ida e volta' }).click();
    await goOn(page).click();
    await title(page, 'regras');
    const saved = await page.request.get(`/api/campeonatos/${id}`);
    const [, fase] = (await saved.json()).data.fases;
    expect(fase).toMatchObject({ pernas: 1, pernas_por_etapa: [2, 1] });
    const rules = await page.request.get(`/api/campeonatos/${id}/regulamento`);
    expect(await rules.text()).toContain('Semifinais: ida e volta');
  });
  await test.step('tiebreakers are put in order with the keyboard', async () => {
    await page.locator('summary', { hasText: 'Pontos e desempate' }).click();
    await page.getByRole('button', { name: /^Mover Vitórias, posição 1/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Mover Vitórias, posição 2/ })).toBeFocused();
    await expect(page.getByText('Vitórias: posição 2 de 5')).toBeAttached();
    await page.getByLabel('Começar de um modelo').selectOption('premier_league');
    const first = page.getByRole('button', { name: /^Mover Saldo de gols, posição 1/ });
    await expect(first).toBeVisible();
    // The whole order of the Brasileirão, with its cards.
    await page.getByLabel('Começar de um modelo').selectOption('cbf');
    await expect(page.getByRole('button', { name: /^Mover /u })).toHaveCount(7);
    await expect(page.getByRole('button', { name: /^Mover .*vermelho/i })).toBeVisible();
  });
});

test('what was not saved comes back after a reload and can be thrown away; two people save at once, and nothing is lost', async ({
  page,
}) => {
  await signIn(page);
  const made = await draft(page, 'Dois ao mesmo tempo');
  await open(page, made.id, 'basico');
  const name = page.getByLabel('Nome do campeonato');
  await test.step('what was not saved comes back after a reload, and can be thrown away', async () => {
    await name.fill('Mudado e não salvo');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Mudado e não salvo');
    await page.reload();
    await ready(page);
    await expect(name).toHaveValue('Mudado e não salvo');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(name).toHaveValue('Dois ao mesmo tempo');
  });
  const current = await (await call(page, 'GET', `/api/campeonatos/${made.id}`)).json();
  const { nome: _, ...rest } = current.data;
  const saved = await call(page, 'PUT', `/api/campeonatos/${made.id}`, {
    nome: 'Nome da outra pessoa',
    descricao: 'Só ela mudou',
    modalidade: rest.modalidade,
    plataforma: rest.plataforma,
    visibilidade: rest.visibilidade,
    fases: rest.fases,
    regras: rest.regras,
    inscricao: rest.inscricao,
    configuracao_versao: rest.configuracao_versao,
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await name.fill('O meu nome');
  await goOn(page).click();
  await expect(page.getByRole('heading', { name: 'Alguém salvou antes de você' })).toBeVisible();
  await expect(page.getByText('Nome da outra pessoa')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Salvar assim' }).click();
  await expect(page.getByRole('heading', { name: 'Alguém salvou antes de você' })).toBeHidden();
  const after = await (await call(page, 'GET', `/api/campeonatos/${made.id}`)).json();
  expect(after.data).toMatchObject({ nome: 'O meu nome', descricao: 'Só ela mudou' });
});

test('after the draw the format is locked and says why; the rest still changes', async ({
  page,
}) => {
  await signIn(page);
  const made = await call(page, 'POST', '/api/campeonatos/expresso', {
    nome: 'Já sorteado',
    lista: 'Ana\nBia\nCaio\nDuda',
    preset: 'pelada',
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).data;
  await open(page, id, 'formato');
  await expect(page.getByText('O sorteio já foi feito.').first()).toBeVisible();
  await expect(page.getByLabel('Turnos', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Turnos', { exact: true })).toHaveAccessibleDescription(/sorteio/);
  const steps = page.getByRole('navigation', { name: 'Etapas' });
  await steps.locator('a[href$="etapa=basico"]').click();
  await page.getByLabel('Nome do campeonato').fill('Nome novo');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
});

test('an unknown championship leads to its own page of errors', async ({ organiser, baseURL }) => {
  const answer = await organiser.get('/campeonato/editar/2222222222');
  expect(answer.url()).toBe(`${baseURL}/campeonato/404`);
});
