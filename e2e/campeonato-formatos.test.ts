// What only some formats show. Each is played to its champion over HTTP (server/competicao/formatos.test.ts).
import { predefinido } from '#regras/configuracao/presets.ts';
import { bracketChampion, draw, makeDraft, openTab, play, start } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test('a Swiss of 5: rounds paired one by one, a bye in each, and the table says who rested', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Suíço da Rua', [{ tipo: 'suico', rodadas: 4 }], 5);
  await start(page, id);
  await play(page, id);
  await openTab(page, id, '/jogos');
  await expect(page.getByText('Esta rodada está completa.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver o próximo passo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Gerar próxima rodada' }).click();
  await expect(page.getByRole('button', { name: 'Gerar próxima rodada' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Rodada 2' })).toBeVisible();
  const rests = page.getByRole('listitem').filter({ hasText: 'Folga' });
  await expect(rests).toHaveCount(1);
  await expect(rests).toContainText('Rodada 2: ganha 3 pontos sem adversário.');
  const name = (await rests.getByText(/^Time \d\d$/).textContent()) ?? '';
  await play(page, id);
  // From the home page, too, one press is all.
  await page.goto('/');
  await ready(page);
  const task = page.getByRole('button', { name: /^Gerar próxima rodada: .*Suíço da Rua/ });
  await task.click();
  await expect(task).toHaveCount(0);
  await expect(page).toHaveURL('/');
  const third = await page.request.get(`/campeonato/${id}/jogos`);
  expect((await third.text()).replaceAll('<!-- -->', '')).toMatch(/<h\d[^>]*>Rodada 3</);
  await openTab(page, id, '/classificacao');
  const row = page.getByRole('row', { name });
  await expect(row.getByRole('img', { name: /, folga$/ })).toBeVisible();
  // Where the last score of a round came in, too.
  await play(page, id);
  await openTab(page, id, '/gerenciar/placares?fase=1&rodada=3');
  await page.getByRole('main').getByRole('button', { name: 'Gerar próxima rodada' }).click();
  await expect(page.getByRole('heading', { name: 'Rodada 4' })).toBeVisible();
});

test('a league phase of 36 has one table, and says who goes on and who plays for the other places', async ({
  page,
}) => {
  await signIn(page);
  const { fases } = predefinido('champions', 36);
  const id = await makeDraft(page, 'Champions da Vila', fases, 36);
  await draw(page, id);
  await openTab(page, id, '/classificacao');
  await expect(page.getByRole('row')).toHaveCount(37);
  await expect(page.getByText('Oitavas (1º a 8º)')).toBeVisible();
});

test('a double elimination of 4 has two brackets, and a final that needs no second', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Canelada', [{ tipo: 'dupla_eliminacao' }], 4);
  await start(page, id);
  await play(page, id);
  await openTab(page, id, '/chaveamento');
  await expect(page.getByRole('heading', { name: 'Chave principal' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Repescagem', exact: true })).toBeVisible();
  await expect(page.getByText('Segunda final')).toBeHidden();
  await expect(bracketChampion(page)).toContainText('Time 01');
  // Both sides of it on one day: on a phone, too, what says which ends before the crest.
  await openTab(page, id, '/jogos?fase=1&rodada=2');
  const match = page.getByRole('article').filter({ hasText: /^Repes.?cagem/ });
  const label = await match.locator('small').first().boundingBox();
  const crest = await match.locator('svg, img').first().boundingBox();
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(crest?.x ?? 0);
});
