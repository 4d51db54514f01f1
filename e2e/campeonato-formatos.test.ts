// What only some formats show. Each is played to its champion over HTTP (server/competicao/formatos.test.ts).
import { predefinido } from '#regras/configuracao/presets.ts';
import { bracketChampion, call, draw, makeDraft, openTab, play, start } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test('a Swiss of 5: rounds paired one by one, a bye in each, and the table says who rested', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Suíço da Rua', [{ tipo: 'suico', rodadas: 5 }], 5);
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
  // On the board, what comes next has the focus once it is pressed.
  await play(page, id);
  await openTab(page, id, '/gerenciar');
  await page.getByRole('button', { name: 'Gerar próxima rodada' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Fechar a rodada 5' })).toBeFocused();
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

test('a double elimination of 4 has two brackets, and a second final only where it is needed', async ({
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

  type Jogo = { uuid: string; versao: number; mandante: Lado; perna: number };
  type Lado = { participante: string | null };
  type Confronto = { id: string; lados: Lado[]; partidas: Jogo[] };
  const tie = async (name: string) => {
    const path = `/api/campeonatos/${id}/chaveamento`;
    type Chave = { data: { confrontos: Confronto[] } };
    const { data } = await call<Chave>(page.request, 'get', path);
    const found = data.confrontos.find((one) => one.id === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const enter = ({ uuid, versao }: Jogo, lancamento: object) =>
    call(page.request, 'put', `/api/partidas/${uuid}/placar`, {
      ...{ versao, lancamento, motivo: 'Engano', ciente: true },
    });
  const goals = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });

  await test.step('a first final won from the lower bracket leads to the second', async () => {
    const final = await tie('F1');
    const [jogo] = final.partidas as [Jogo];
    const isHome = jogo.mandante.participante === final.lados[1]?.participante;
    await enter(jogo, isHome ? goals(2, 0) : goals(0, 2));
    await page.goto(`/partida/${jogo.uuid}`);
    await expect(page.getByText('Agora quem decide é')).toBeVisible();
    const second = (await tie('F2')).partidas[0]?.uuid;
    const link = page.getByRole('link', { name: 'Segunda final' });
    await expect(link).toHaveAttribute('href', `/partida/${second}`);
  });

  await test.step('both drop after a double W.O., and the match between them says for what', async () => {
    const [missed] = (await tie('V1.1')).partidas as [Jogo];
    await enter(missed, { tipo: 'wo', wo_de: 'ambos' });
    const extra = (await tie('V1.1')).partidas.find(({ perna }) => perna > 2) as Jogo;
    await page.goto(`/partida/${extra.uuid}`);
    await expect(page.getByText('a vaga na repescagem; quem perder está fora')).toBeVisible();
    await enter(extra, goals(1, 0));
    await page.goto(`/partida/${extra.uuid}`);
    await expect(page.getByText('Quem segue na repescagem')).toBeVisible();
    await expect(page.getByText('Soma dos jogos')).toHaveCount(0);
    await openTab(page, id, '/chaveamento');
    const card = page.locator('[data-live="V1.1"]');
    await expect(card).toContainText('W.O. duplo: vale a repescagem');
    await expect(card.locator('[data-won]')).toHaveText(/1$/);
    await expect(card.locator('[data-lost]')).toHaveText(/0$/);
  });
});
