import type { Page } from '@playwright/test';
import {
  bracketChampion,
  call,
  createOnScreen,
  drawOnScreen,
  goToTab,
  makeDraft,
  openTab,
  play,
  saveSheet,
  start,
  typeGoals,
} from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

// A sheet that lacks the winner of the penalties is refused.
test.use({ expectedErrors: [/422/] });

/** As the real one: everybody at home and away in the groups, two legs, one final. */
async function asLibertadores(page: Page) {
  await page.getByText('Ida e volta no mata-mata').click();
  await expect(page.getByRole('switch', { name: 'Ida e volta no mata-mata' })).toBeChecked();
  await page.locator('summary', { hasText: 'Mais opções' }).click();
  await page.getByLabel('Turnos', { exact: true }).fill('2');
  await expect(page.getByLabel('Prévia do campeonato')).toContainText('126');
}

/** The first tie on the bracket that can be played: its two names. */
async function firstOpenTie(page: Page): Promise<string> {
  await page.getByRole('article').filter({ hasText: /Ida/ }).first().getByRole('link').click();
  const title = await page.getByRole('dialog').getByRole('heading').first().textContent();
  return title?.split(': ')[1] ?? '';
}

test('a Libertadores of 32 is made on the screen, drawn from pots, checked and started', async ({
  page,
}) => {
  await signIn(page);
  const id = await createOnScreen(page, {
    nome: 'Libertadores da Vila',
    formato: /^Grupos \+ mata-mata/,
    count: 32,
    adjust: asLibertadores,
  });
  await drawOnScreen(page, id, 'Por potes');
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(page.getByText('Bola 32 de 32')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Confere', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  await expect(page.getByText(/Bola rolando: \d+ jogos/)).toBeVisible();
  const tables = await (await page.request.get(`/campeonato/${id}/classificacao`)).text();
  expect(tables).toContain('Grupo H');
  expect(tables.split('scope="row"')).toHaveLength(1 + 32);
});

test('a cup of 4 over two legs: the phone sees one round at a time', async ({ page }) => {
  await signIn(page);
  const fases = [{ tipo: 'mata_mata', pernas: 2, pernas_final: 1, terceiro_lugar: true }];
  const id = await makeDraft(page, 'Copinha', fases, 4);
  await start(page, id);
  await openTab(page, id, '/jogos?fase=1&rodada=2');
  await expect(page.getByRole('article').first()).toContainText('Final');
  await expect(page.getByRole('article').last()).toContainText('3º lugar');
  await goToTab(page, id, '/chaveamento');
  await firstOpenTie(page);
  const legs = page.getByRole('dialog').getByRole('article');
  await legs.first().getByRole('button', { name: 'Lançar placar' }).click();
  await typeGoals(page, 'Gols de', [2, 1]);
  await saveSheet(page);
  await legs.nth(1).getByRole('button', { name: 'Lançar placar' }).click();
  const sheet = page.getByRole('dialog').last();
  await expect(sheet).toContainText(/Ida: Time 0\d 2 × 1 Time 0\d/);
  await expect(sheet).toContainText(/Agregado: Time 0\d 1 × 2 Time 0\d/);
  await expect(sheet.getByText('Pênaltis de')).toBeHidden();
  await typeGoals(page, 'Gols de', [1, 0]);
  await expect(sheet).toContainText('O confronto está empatado: informe os pênaltis.');
  await page.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Pênaltis não terminam empatados.');
  await typeGoals(page, 'Pênaltis de', [3, 5]);
  await saveSheet(page);
  await play(page, id);
  await openTab(page, id, '/chaveamento');
  await expect(page.getByText('Disputa de 3º lugar')).toBeVisible();
  await expect(page.getByText('Nos pênaltis')).toBeVisible();
  await page.getByRole('button', { name: 'Semifinais' }).click();
  await expect(page.getByRole('heading', { name: 'Semifinais' })).toBeInViewport();
  await axe(page);
});

test('a tie left level by a W.O. is on the board of the organiser until somebody wins it', async ({
  page,
}) => {
  await signIn(page);
  const final = { tipo: 'mata_mata', pernas_final: 2, wo_elimina: false };
  const id = await makeDraft(page, 'Final', [final], 2);
  await start(page, id);
  const { data } = await call<{ data: { uuid: string; versao: number }[] }>(
    page,
    'get',
    `/api/campeonatos/${id}/jogos`,
  );
  // Who failed to appear for the first leg was there for the last, so that penalties are to be taken.
  const [first, last] = data;
  const results = [
    [last, { tipo: 'placar', mandante: 0, visitante: 3 }],
    [first, { tipo: 'wo', wo_de: 'mandante' }],
  ] as const;
  for (const [partida, lancamento] of results) {
    const path = `/api/partidas/${partida?.uuid}/placar`;
    await call(page, 'put', path, { versao: partida?.versao, lancamento });
  }
  await openTab(page, id, '/gerenciar');
  await expect(page.getByRole('heading', { name: 'Sem vencedor 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decidir' })).toBeVisible();
  await axe(page);
});

test('a final that ends level is played again, at the other ground, and the replay decides', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Final', [{ tipo: 'mata_mata', desempate: ['novo_jogo'] }], 2);
  await start(page, id);
  await openTab(page, id, '/jogos');
  const matches = page.getByRole('article').filter({ hasText: /Time 0\d/ });
  await matches.getByRole('button', { name: 'Lançar placar' }).click();
  await typeGoals(page, 'Gols de', [1, 1]);
  await expect(page.getByRole('dialog')).toContainText('Empatado assim, haverá um jogo extra.');
  await saveSheet(page);
  const replay = matches.filter({ hasText: 'Jogo extra' });
  await expect(replay).toContainText(/Time 02.*Time 01/s);
  await goToTab(page, id, '/chaveamento');
  await page.getByRole('article').first().getByRole('link').click();
  const legs = page.getByRole('dialog').getByRole('article');
  await legs.nth(1).getByRole('button', { name: 'Lançar placar' }).click();
  await typeGoals(page, 'Gols de', [2, 0]);
  await saveSheet(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('No jogo extra')).toBeVisible();
  await expect(bracketChampion(page)).toContainText('Time 02');
});
