import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const LEAGUE = { tipo: 'pontos_corridos', classificam: 2 };

/** Played to the end: who was entered first wins, by most against the last. */
async function played(fases: object[], count = 4) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  for (;;) {
    const open = (await currentRound(org, id)).filter(({ placar }) => !placar);
    if (open.length === 0) break;
    for (const partida of open) {
      const rank = (side: 'mandante' | 'visitante') =>
        uuids.indexOf(partida[side].participante ?? '');
      const [home, away] = [rank('mandante'), rank('visitante')];
      const goals = [home < away ? 2 + away : 0, away < home ? 2 + home : 0] as const;
      const lancamento = { tipo: 'placar', mandante: goals[0], visitante: goals[1] };
      expect((await score(org, partida, lancamento)).statusCode).toBe(200);
    }
  }
  return { org, id, uuids };
}

const see = async (org: SignedIn, id: string) =>
  (await org.get(`/api/campeonatos/${id}`)).json().data;

const last = async (org: SignedIn, id: string) =>
  (await org.get(`/api/campeonatos/${id}/jogos?fase=2&rodada=1`)).json().data;

const trail = async (org: SignedIn, id: string) =>
  (await org.get(`/api/campeonatos/${id}/historico`)).json().data;

const deduction = (participante: string | undefined) => ({
  ...{ fase: 1, participante, pontos: -9, motivo: 'escalação irregular' },
});

describe.each([
  ['a final', { tipo: 'mata_mata' }],
  ['a second table', { tipo: 'pontos_corridos' }],
])('a deduction that puts another team into %s that was played', (_, second) => {
  test('is refused until somebody agrees to lose that result, and says which one', async () => {
    const { org, id, uuids } = await played([LEAGUE, second]);
    const [final] = await last(org, id);
    const path = `/api/campeonatos/${id}/punicoes`;
    const refused = await org.post(path, deduction(uuids[0]));
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json().data).toMatchObject({
      ...{ confirmar: true, partidas: [{ uuid: final.uuid, perde_resultado: true }] },
    });
    expect(refused.json().warning).toContain('1');
    expect((await org.get(path)).json().data).toEqual([]);
    expect((await see(org, id)).resumo.campeao).toBe('Time 001');

    const done = await org.post(path, { ...deduction(uuids[0]), ciente: true });
    expect(done.statusCode, done.body).toBe(201);
    const [after] = await last(org, id);
    expect(after).toMatchObject({ uuid: final.uuid, placar: null, estado: 'agendada' });
    const sides = [after.mandante.participante, after.visitante.participante];
    expect(sides.toSorted()).toEqual([uuids[1], uuids[2]].toSorted());
    const [line] = await trail(org, id);
    expect(line).toMatchObject({ acao: 'punir-participante', depois: { desfez: [final.uuid] } });
  });

  test('when it is taken back, asks the same', async () => {
    const { org, id, uuids } = await played([LEAGUE, second]);
    const path = `/api/campeonatos/${id}/punicoes`;
    const body = { ...deduction(uuids[0]), ciente: true };
    const { uuid } = (await org.post(path, body)).json().data;
    const [final] = await last(org, id);
    await score(org, final, { tipo: 'placar', mandante: 1, visitante: 0 });
    expect((await org.delete(`${path}/${uuid}`)).statusCode).toBe(409);
    expect((await org.get(path)).json().data).toHaveLength(1);
    expect((await org.delete(`${path}/${uuid}?ciente=1`)).statusCode).toBe(204);
    expect((await last(org, id))[0]).toMatchObject({ placar: null });
  });
});

test('a deduction that leaves the final as it was asks nothing', async () => {
  const { org, id, uuids } = await played([LEAGUE, { tipo: 'mata_mata' }]);
  const answer = await org.post(`/api/campeonatos/${id}/punicoes`, deduction(uuids[3]));
  expect(answer.statusCode, answer.body).toBe(201);
  expect((await see(org, id)).resumo.campeao).toBe('Time 001');
});

test('a championship that was over is open again when its final is undone', async () => {
  const { org, id, uuids } = await played([LEAGUE, { tipo: 'mata_mata' }]);
  await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado' });
  const body = { ...deduction(uuids[0]), ciente: true };
  expect((await org.post(`/api/campeonatos/${id}/punicoes`, body)).statusCode).toBe(201);
  expect((await see(org, id)).estado).toBe('andamento');
  const lines = (await trail(org, id)).slice(0, 2);
  expect(lines).toContainEqual(
    expect.objectContaining({
      acao: 'mudar-estado',
      antes: { estado: 'encerrado' },
      depois: { estado: 'andamento' },
    }),
  );
});

test('a deduction of a round stands in the table from that round on', async () => {
  const { org, id, uuids } = await played([LEAGUE]);
  const line = async (rodada: number) => {
    const answer = await org.get(`/api/campeonatos/${id}/classificacao?ate_rodada=${rodada}`);
    const lines: { participante: string; punicao: number }[] = answer.json().data.tabelas[0].linhas;
    return lines.find(({ participante }) => participante === uuids[3])?.punicao;
  };
  await org.post(`/api/campeonatos/${id}/punicoes`, { ...deduction(uuids[3]), rodada: 2 });
  expect([await line(1), await line(2), await line(3)]).toEqual([0, -9, -9]);
});

test('a knockout has no points to take away', async () => {
  const { org, id, uuids } = await played([LEAGUE, { tipo: 'mata_mata' }]);
  const body = { ...deduction(uuids[3]), fase: 2 };
  const refused = await org.post(`/api/campeonatos/${id}/punicoes`, body);
  expect(refused.statusCode, refused.body).toBe(422);
  expect(refused.json().validations).toEqual({
    fase: ['Esta fase não tem tabela: não há pontos a tirar ou dar.'],
  });
});
