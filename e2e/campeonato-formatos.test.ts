import {
  bracketChampion,
  call,
  createOnScreen,
  crown,
  drawOnScreen,
  finalOnScreen,
  firstScore,
  lotsOnScreen,
  openTab,
  play,
  start,
  step,
} from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

/** Rounds of the great final: of both brackets of 13, and after a play-off of 16 and a round of 16. */
const FINAL_OF_13 = 8;
const FINAL_AFTER_PLAYOFF = 5;

test('a double elimination of 13: nobody goes after one defeat, and the final has its champion', async ({
  page,
}) => {
  await signIn(page);
  const id = await createOnScreen(page, {
    nome: 'Canelada',
    formato: /^Dupla eliminação/,
    count: 13,
  });
  await start(page, id);
  await firstScore(page, id);
  await play(page, id, ({ rodada }) => (rodada ?? 0) >= 2);
  await openTab(page, id, '/chaveamento');
  await expect(page.getByRole('heading', { name: 'Chave principal' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Repescagem', exact: true })).toBeVisible();
  await play(page, id, ({ rodada }) => rodada === FINAL_OF_13);
  await finalOnScreen(page, id);
  await openTab(page, id, '/chaveamento');
  await expect(page.getByText('Segunda final')).toBeHidden();
  await expect(bracketChampion(page)).toContainText('Time 01');
  await crown(page, id, 'Time 01');
  await axe(page);
});

test('a league phase of 36: one table, eight go on and sixteen play for the other places', async ({
  page,
}) => {
  await signIn(page);
  const id = await createOnScreen(page, {
    nome: 'Champions da Vila',
    formato: /^Fase de liga/,
    count: 36,
  });
  await drawOnScreen(page, id, 'Por potes');
  await step(page, id, 'Começar');
  await firstScore(page, id);
  await play(page, id, ({ fase }) => fase === 2);
  await openTab(page, id, '/classificacao');
  await expect(page.getByRole('row')).toHaveCount(37);
  await expect(page.getByText('Oitavas (1º a 8º)')).toBeVisible();
  // Some are level in everything: nobody goes on until lots are drawn.
  await lotsOnScreen(page, id);
  await play(page, id, ({ rodada }) => rodada === FINAL_AFTER_PLAYOFF);
  const champion = await finalOnScreen(page, id);
  await crown(page, id, champion);
  await openTab(page, id, '/chaveamento');
  await expect(bracketChampion(page)).toContainText(champion);
});

test('a Swiss of 21: rounds paired one by one, a bye in each, lots at the end', async ({
  page,
}) => {
  await signIn(page);
  const id = await createOnScreen(page, {
    nome: 'Suíço da Rua',
    formato: /^Suíço/,
    count: 21,
    adjust: (form) => form.getByLabel('Rodadas', { exact: true }).fill('5'),
  });
  await start(page, id);
  await firstScore(page, id);
  const rests = page.getByRole('listitem').filter({ hasText: 'Folga' });
  const pairOnScreen = async (rodada: number) => {
    await play(page, id);
    await step(page, id, 'Gerar próxima rodada');
    await openTab(page, id, '/jogos');
    await expect(page.getByRole('heading', { name: `Rodada ${rodada}` })).toBeVisible();
    await expect(rests).toHaveCount(1);
    await expect(rests).toContainText(`Rodada ${rodada}: ganha 3 pontos sem adversário.`);
  };
  await pairOnScreen(2);
  for (const _between of [3, 4]) {
    await play(page, id);
    await call(page, 'post', `/api/campeonatos/${id}/rodadas`);
  }
  await pairOnScreen(5);
  const name = (await rests.getByText(/^Time \d\d$/).textContent()) ?? '';
  await play(page, id);
  await openTab(page, id, '/classificacao');
  const row = page.getByRole('row', { name });
  await expect(row.getByRole('img', { name: /, folga$/ })).toBeVisible();
  await lotsOnScreen(page, id);
  await crown(page, id, 'Time 01');
});
