import type { Page } from '@playwright/test';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { comecoExpresso } from '#regras/configuracao/comeco-expresso.ts';
import { register, registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/\b403\b|ERR_FAILED/] });

const LIST = `Lista da pelada:
1. Caio – Flamengo
2. Bia (Grêmio)
3. Téo / Santos
4. Duda
5. ~Zeca~
5. Lia`;

const nameField = (page: Page) => page.getByLabel('Nome do campeonato');
const listField = (page: Page) => page.getByLabel('Quem joga');
const status = (page: Page) => page.getByRole('region', { name: 'Nomes' }).getByRole('status');
const create = (page: Page) => page.getByRole('button', { name: 'Criar e sortear' });

const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[2];

/** The steps of a person, counted. How long a machine takes for them is told, and decides nothing. */
function stopwatch() {
  const start = performance.now();
  let steps = 0;
  return {
    step: async (act: Promise<void>) => {
      await act;
      steps += 1;
    },
    steps: () => steps,
    told: () => `${steps} steps in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  };
}

test('from an empty account to the first score in the table, in nine steps', async ({
  page,
}, info) => {
  await registerVerified(page);
  await page.goto('/campeonato/criar');
  await ready(page);
  const { step, steps, told } = stopwatch();
  await step(nameField(page).fill('Copa Relâmpago'));
  await step(listField(page).fill(LIST));
  await expect(status(page)).toHaveText('5 jogam');
  await step(page.getByRole('radio', { name: /Pelada/ }).check());
  await step(create(page).click());
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Copa Relâmpago' })).toBeVisible();
  const score = page.getByRole('main').getByRole('button', { name: 'Lançar placar' }).first();
  await step(score.click());
  const sheet = page.getByRole('dialog');
  const more = sheet.getByRole('button', { name: /^Aumentar: Gols de/ }).first();
  await step(more.click());
  await step(more.click());
  await step(sheet.getByRole('button', { name: 'Salvar placar' }).click());
  await expect(page.getByText(/ 2 × 0 .+ é o 1º/)).toBeVisible();
  await step(page.getByRole('link', { name: 'Classificação' }).click());
  const leader = page.getByRole('main').getByRole('table').getByRole('row').nth(1);
  await expect(leader.getByRole('cell').filter({ hasText: /^3$/ }).first()).toBeVisible();
  expect(steps()).toBe(9);
  info.annotations.push({ type: 'elapsed', description: told() });
  console.log(`first score (${info.project.name}): ${told()}`);
});

test('the keyboard alone is enough @desktop', async ({ page }) => {
  await signIn(page);
  await page.goto('/campeonato/criar');
  await ready(page);
  const keys = page.keyboard;
  await listField(page).focus();
  await keys.type('Ana\nBia\nCaio\nDuda');
  await expect(status(page)).toHaveText('4 jogam');
  await keys.press('Tab');
  await expect(page.getByLabel('Nome 1')).toBeFocused();
  await keys.type('Ana Clara');
  // The team, whether they wait, and whether they are there at all, for each of four; one more name.
  for (let stop = 0; stop < 4 * 4; stop += 1) await keys.press('Tab');
  await expect(page.getByRole('button', { name: 'Mais um nome' })).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByRole('radio', { name: /Copa com grupos/ })).toBeFocused();
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Pelada/ })).toBeChecked();
  await keys.press('Tab');
  await expect(page.getByRole('switch', { name: /Jogar tudo hoje/ })).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByRole('radio', { name: 'EA FC' })).toBeFocused();
  await keys.press('Tab');
  await expect(nameField(page)).toBeFocused();
  await keys.type('Copa do Teclado');
  await keys.press('Tab');
  await expect(page.getByLabel('Quem pode ver')).toBeFocused();
  await expect(page.getByLabel('Quem pode ver')).toHaveValue('nao_listado');
  await keys.press('Tab');
  await expect(create(page)).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Copa do Teclado' })).toBeVisible();
});

test('what is missing or comes twice is said in place; what is played is read before it is made', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/campeonato/criar');
  await ready(page);
  await test.step('what is missing: in a summary and in place, with the cursor there', async () => {
    await create(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Confira estes 2 campos');
    await expect(nameField(page)).toBeFocused();
    await expect(listField(page)).toHaveAccessibleDescription(/pelo menos dois nomes/);
    await axe(page);
    await nameField(page).fill('Copa');
    await expect(nameField(page)).not.toHaveAttribute('aria-invalid');
    await expect(nameField(page)).toBeFocused();
    await listField(page).fill('Ana\nBia');
    await expect(page.getByText('pelo menos dois nomes')).toHaveCount(0);
  });
  await test.step('a name that comes twice is said in the open, not folded away', async () => {
    await listField(page).fill('Rafa (Grêmio)\nBia\nRafa (Santos)');
    await expect(status(page)).toHaveText('2 jogam');
    await expect(page.getByText(/Linha 3: “Rafa.*duas pessoas/)).toBeVisible();
  });
  await test.step('what is played, and which card does not fit so few', async () => {
    await listField(page).fill('Ana\nBia\nCaio');
    await expect(page.getByText('Com 3 nomes não dá: vira mata-mata.')).toHaveCount(2);
    await listField(page).fill('Ana\nBia\nCaio\nDudu');
    await expect(page.getByText(/^Com 3 nomes não dá/)).toHaveCount(0);
    await page.getByRole('radio', { name: /Pelada/ }).check({ force: true });
    await expect(page.getByRole('radio', { name: /Pelada/ })).toBeChecked();
    await expect(page.getByText('12 jogos · 6 rodadas')).toBeVisible();
  });
  await test.step('what was typed is still there after a reload', async () => {
    await nameField(page).fill('Copa Guardada');
    await listField(page).fill(LIST);
    await page.reload();
    await expect(nameField(page)).toHaveValue('Copa Guardada');
    await expect(listField(page)).toHaveValue(LIST);
  });
});

test('it says when the rounds will be, and so they are; an answer that got lost and a second press make one championship', async ({
  page,
}) => {
  await registerVerified(page);
  await page.goto('/campeonato/criar');
  await ready(page);
  // After tonight's hour it begins tomorrow.
  const begin = comecoExpresso(Date.now());
  const when = begin.dia === 'hoje' ? 'hoje' : 'amanhã';
  await expect(page.getByText(`7 dias para cada rodada, a partir de ${when}`)).toBeVisible();
  await nameField(page).fill('Copa Marcada');
  await listField(page).fill('Ana\nBia\nCaio\nDuda');
  // The names push down what is pressed next.
  await expect(page.getByRole('region', { name: 'Nomes' }).getByRole('status')).toHaveText(
    '4 jogam',
  );
  await page.getByRole('radio', { name: /Pelada/ }).check({ force: true });
  const words = `uma rodada a cada 7 dias, às 20:00, a partir de ${when}`;
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Mude quando quiser em Gerenciar · Agenda.')).toBeVisible();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/campeonatos/expresso', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // It arrives and is done; only the answer never comes back.
    await route.fetch();
    return route.abort();
  });
  await create(page).click();
  // It says that something went wrong, which is all that can be known here.
  await page.getByRole('button', { name: 'Fechar mensagem' }).click();
  await create(page).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  const mine = await page.request.get('/api/campeonatos?meus=organizo');
  expect((await mine.json()).data).toHaveLength(1);
  const tabs = page.getByRole('navigation', { name: 'Partes do campeonato' });
  await tabs.getByRole('link', { name: 'Gerenciar', exact: true }).click();
  const parts = page.getByRole('navigation', { name: 'Partes da organização' });
  await parts.getByRole('link', { name: 'Agenda', exact: true }).click();
  const first = page.getByRole('region', { name: when, exact: true });
  await expect(first.getByText('20:00', { exact: true })).toHaveCount(2);
  const { data } = await (
    await page.request.get(`/api/campeonatos/${idOf(page)}/jogos?rodada=2`)
  ).json();
  const aWeekLater = Date.parse(begin.comeca_em) + 7 * 86_400_000;
  expect(diaEmBrasilia(data[0].jogo_previsto_at)).toBe(diaEmBrasilia(aWeekLater));
});

test('who has not confirmed the e-mail is told what is open, and runs it', async ({ page }) => {
  await register(page);
  await page.goto('/comecar');
  await ready(page);
  const confirming = page.getByRole('dialog', { name: 'Confirme seu e-mail' });
  await expect(confirming).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirming).toBeHidden();
  await expect(page.getByText('só para quem tem o link, com até 32 nomes')).toBeVisible();
  await expect(page.getByLabel('Quem pode ver')).toHaveCount(0);
  await listField(page).fill('Ana\nBia\nCaio');
  await nameField(page).fill('Copa da Varanda');
  await create(page).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
});

test('guests log in first and come back', async ({ request, baseURL }) => {
  const answer = await request.get('/campeonato/criar');
  const back = encodeURIComponent('/campeonato/criar');
  expect(answer.url()).toBe(`${baseURL}/login?redirect=${back}`);
});
