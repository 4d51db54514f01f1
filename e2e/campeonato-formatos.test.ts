import { drawOnScreen, makeDraft, openTab, play, scoreOnScreen, step } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { isPhone } from './tab.ts';

test('a double elimination of 13: nobody goes after one defeat, and the final has its champion', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page);
  const id = await makeDraft(page, 'Canelada', [{ tipo: 'dupla_eliminacao' }], 13);
  await drawOnScreen(page, id, 'Por ranking');
  await step(page, id, 'Começar');
  await play(page, id, ({ rodada }) => (rodada ?? 0) >= 2);
  await openTab(page, id, '?aba=chaveamento');
  await expect(page.getByRole('heading', { name: 'Chave principal' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Repescagem', exact: true })).toBeVisible();
  await play(page, id);
  await openTab(page, id, '?aba=chaveamento');
  await expect(page.getByText('Segunda final')).toBeHidden();
  await expect(page.getByText(/^Campeão/).first()).toBeVisible();
  await step(page, id, 'Encerrar');
  await openTab(page, id);
  await expect(page.getByRole('region', { name: 'Campeão' })).toContainText('Time 01');
  await axe(page);
});

test('a league phase of 36: one table, eight go on and sixteen play for the other places', async ({
  page,
}) => {
  test.setTimeout(150_000);
  // 144 scores of the league phase; the table of 36 on a phone is seen in the demonstration data.
  test.skip(isPhone(page), 'the long phase runs once, on the desktop');
  await signIn(page);
  const fases = [
    {
      tipo: 'liga',
      jogos: 8,
      potes: 4,
      classificam: 24,
      zonas: [
        { tipo: 'classifica', legenda: 'Oitavas', de: 1, ate: 8 },
        { tipo: 'repescagem', legenda: 'Playoff', de: 9, ate: 24 },
      ],
    },
    { tipo: 'mata_mata', entradas: [16, 8], pernas: 1 },
  ];
  const id = await makeDraft(page, 'Champions da Vila', fases, 36);
  await drawOnScreen(page, id, 'Por potes');
  await step(page, id, 'Começar');
  await openTab(page, id, '?aba=jogos');
  const first = page.getByRole('button', { name: /^Lançar placar/ }).first();
  const match = (await first.getAttribute('aria-label'))?.split(': ')[1] ?? '';
  await scoreOnScreen(page, match, { goals: [4, 4] });
  await play(page, id, ({ fase }) => fase === 2);
  await openTab(page, id, '?aba=classificacao');
  await expect(page.getByRole('row')).toHaveCount(37);
  await expect(page.getByText('Oitavas (1º a 8º)')).toBeVisible();
  // Some are level in everything: nobody goes on until lots are drawn.
  await step(page, id, 'Sortear desempate');
  await play(page, id);
  await step(page, id, 'Encerrar');
  await openTab(page, id, '?aba=chaveamento');
  await expect(page.getByText(/^Campeão/).first()).toBeVisible();
});

test('a Swiss of 21: rounds paired one by one, with lots at the end', async ({ page }) => {
  test.setTimeout(120_000);
  test.skip(isPhone(page), 'the rounds run once, on the desktop');
  await signIn(page);
  const id = await makeDraft(page, 'Suíço da Rua', [{ tipo: 'suico', rodadas: 5 }], 21);
  await drawOnScreen(page, id, 'Por ranking');
  await step(page, id, 'Começar');
  for (const rodada of [2, 3, 4, 5]) {
    await play(page, id);
    await step(page, id, 'Gerar próxima rodada');
    await openTab(page, id, '?aba=jogos');
    await expect(page.getByRole('heading', { name: `Rodada ${rodada}` })).toBeVisible();
  }
  await play(page, id);
  await step(page, id, 'Sortear desempate');
  await step(page, id, 'Encerrar');
  await openTab(page, id);
  await expect(page.getByRole('region', { name: 'Campeão' })).toContainText('Time 01');
});
