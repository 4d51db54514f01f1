// Results that a correction undid are told with their scores, kept, and put back when it is taken back.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  jogoDe,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });

/** Eight in a bracket, all of it played: the home side wins, the final on penalties. */
async function played() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const n of [1, 2]) for (const jogo of await round(n)) await score(org, jogo, placar(2, 1));
  const [final] = (await round(3)) as [PartidaDeTeste];
  await score(org, final, { ...placar(1, 1), penaltis: [4, 3] });
  return { org, id, round };
}

const correct = async (org: SignedIn, partida: PartidaDeTeste | undefined, lancamento: object) => {
  const more = { motivo: 'súmula trocada', ciente: true };
  const answer = await score(org, partida as PartidaDeTeste, lancamento, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('results that a correction would undo are listed with their scores before', async () => {
  const { org, round } = await played();
  const [first] = (await round(1)) as [PartidaDeTeste];
  const [semi] = (await round(2)) as [PartidaDeTeste];
  const preview = await org.post(`/api/partidas/${first.uuid}/impacto`, {
    lancamento: placar(0, 3),
  });
  const lost = preview.json().data.partidas;
  expect(lost).toContainEqual({
    ...{ uuid: semi.uuid, perde_resultado: true },
    antes: {
      mandante: semi.mandante.participante,
      visitante: semi.visitante.participante,
      placar: { mandante: 2, visitante: 1, prorrogacao: false, penaltis: null },
      wo_de: null,
    },
  });
});

test('matches that get other teams are told before, also where other results are undone', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'dupla_eliminacao' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const ties = async (): Promise<Record<string, PartidaDeTeste>> => {
    const { confrontos } = (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data;
    const all: PartidaDeTeste[] = confrontos.flatMap((tie: { partidas: unknown }) => tie.partidas);
    return Object.fromEntries(all.map((partida) => [partida.confronto ?? '', partida]));
  };
  for (const tie of ['V1.1', 'V1.2', 'V2.1']) {
    const answer = await score(org, (await ties())[tie] as PartidaDeTeste, placar(2, 1));
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const { 'V1.1': first, 'V2.1': decider, 'R1.1': losers } = await ties();
  const preview = await org.post(`/api/partidas/${first?.uuid}/impacto`, {
    lancamento: placar(0, 3),
  });
  const { partidas } = preview.json().data;
  expect(partidas).toContainEqual({ uuid: losers?.uuid, perde_resultado: false });
  expect(partidas).toContainEqual(
    expect.objectContaining({ uuid: decider?.uuid, perde_resultado: true }),
  );
});

test('they stand in the trail with their scores', async () => {
  const { org, id, round } = await played();
  const [first] = await round(1);
  const [semi] = (await round(2)) as [PartidaDeTeste];
  await correct(org, first, placar(0, 3));
  const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  expect(line.depois.desfeitas).toContainEqual(
    expect.objectContaining({
      uuid: semi.uuid,
      resultado: expect.objectContaining({ mandante: 2 }),
    }),
  );
});

test('taken back, a correction offers them again, and one press brings back all, penalties too', async () => {
  const { org, id, round } = await played();
  const [first] = await round(1);
  const wrong = await correct(org, first, placar(0, 3));
  expect(wrong.restauraveis).toEqual([]);
  const right = await correct(org, wrong.data, placar(2, 1));
  const [semi] = (await round(2)) as [PartidaDeTeste];
  // The final comes with the semi-final that brings its sides together again.
  const [final] = (await round(3)) as [PartidaDeTeste];
  expect(right.restauraveis).toMatchObject([
    { uuid: semi.uuid, antes: { placar: { mandante: 2, visitante: 1 } } },
    { uuid: final.uuid, antes: { placar: { mandante: 1, visitante: 1, penaltis: [4, 3] } } },
  ]);
  const restored = await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect(restored.statusCode, restored.body).toBe(200);
  expect(restored.json().data).toHaveLength(2);
  const [again] = (await round(3)) as [PartidaDeTeste];
  expect(again.placar).toMatchObject({ mandante: 1, visitante: 1, penaltis: [4, 3] });
  const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
  expect(resumo.campeao).not.toBeNull();
  const lines = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  expect(lines.slice(0, 2).map(({ acao }: { acao: string }) => acao)).toEqual([
    'restaurar-placar',
    'restaurar-placar',
  ]);
  const twice = await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect(twice.json().data).toEqual([]);
});

test('what was played anew is not put back over it', async () => {
  const { org, id, round } = await played();
  const [first] = await round(1);
  const wrong = await correct(org, first, placar(0, 3));
  const [semi] = (await round(2)) as [PartidaDeTeste];
  const { data } = (await score(org, semi, placar(5, 0))).json();
  await correct(org, data, { tipo: 'limpar' });
  const right = await correct(org, wrong.data, placar(2, 1));
  expect(right.restauraveis).toEqual([]);
  expect((await org.post(`/api/campeonatos/${id}/partidas/restauracao`)).json().data).toEqual([]);
});

test('only who enters scores puts them back', async () => {
  const { id } = await played();
  const stranger = await t.signedIn();
  const answer = await stranger.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect(answer.statusCode).toBe(403);
});

/** Gives every side of these an account; answers what each was told about matches that changed. */
async function withAccounts(partidas: readonly PartidaDeTeste[]) {
  const people = new Map<string | null, SignedIn>();
  for (const { mandante, visitante } of partidas) {
    for (const { participante } of [mandante, visitante]) {
      const who = await t.signedIn();
      people.set(participante, who);
      await t.db.run(sql`
        update participantes set usuario_uuid = ${who.uuid} where uuid = ${participante}`);
    }
  }
  return async (side: string | null | undefined) =>
    (await people.get(side ?? null)?.get('/api/usuario/notifications'))
      ?.json()
      .data.filter(({ tipo }: { tipo: string }) => tipo === 'partida_mudou')
      .map(({ mensagem }: { mensagem: string }) => mensagem);
}

test('who was to play a match that a correction changes, and who plays it now, are told once which one', async () => {
  const { org, id, round } = await played();
  const [first, , , last] = (await round(1)) as PartidaDeTeste[];
  const [semi] = (await round(2)) as [PartidaDeTeste];
  const [final] = (await round(3)) as [PartidaDeTeste];
  const heard = await withAccounts(await round(1));
  const was = { semi: await jogoDe(t, semi), final: await jogoDe(t, final) };
  await correct(org, first, placar(0, 3));
  const { nome } = (await org.get(`/api/campeonatos/${id}`)).json().data;
  const now = await jogoDe(t, ((await round(2)) as [PartidaDeTeste])[0]);
  const ofSemi = `${nome}: o resultado de ${was.semi} foi desfeito por uma mudança. O jogo agora é ${now}.`;
  const winner = semi.mandante.participante;
  expect(await heard(first?.visitante.participante), 'comes in').toEqual([ofSemi]);
  expect(await heard(semi.visitante.participante), 'stays').toEqual([ofSemi]);
  const ofFinal = expect.stringContaining(`o resultado de ${was.final} foi desfeito`);
  expect(new Set(await heard(winner)), 'is out of both').toEqual(new Set([ofSemi, ofFinal]));
  expect(await heard(last?.visitante.participante), 'nothing to do with it').toEqual([]);
});

test('who heard that a result was undone hears that it counts again, and of each correction as one', async () => {
  const { org, id, round } = await played();
  const [first] = (await round(1)) as [PartidaDeTeste];
  const [semi] = (await round(2)) as [PartidaDeTeste];
  const ana = await t.signedIn();
  await t.db.run(sql`
    update participantes set usuario_uuid = ${ana.uuid}
    where uuid = ${first.mandante.participante}`);
  const heard = async (): Promise<string[]> =>
    (await ana.get('/api/usuario/notifications'))
      .json()
      .data.map(({ mensagem }: { mensagem: string }) => mensagem);
  const { data: wrong } = await correct(org, first, placar(0, 3));
  expect(await heard()).toContainEqual(expect.stringMatching(/corrigiu o placar do seu jogo/));
  await correct(org, wrong, placar(2, 1));
  await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  const [home, away] = (await jogoDe(t, semi)).split(' × ');
  const score21 = `${home} 2\u00a0×\u00a01 ${away}`;
  expect(await heard()).toContainEqual(
    expect.stringContaining(`o resultado ${score21} voltou a valer`),
  );
});

test('a typo taken back at once leaves a slot open: who heard whom they meet hears that they wait', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  const heard = await withAccounts(await round(1));
  for (const semi of await round(1)) await score(org, semi, placar(2, 1));
  const [semi, other] = (await round(1)) as [PartidaDeTeste, PartidaDeTeste];
  const [final] = (await round(2)) as [PartidaDeTeste];
  const [winner, rival] = [semi.mandante.participante, other.mandante.participante];
  expect([final.mandante.participante, final.visitante.participante]).toEqual([winner, rival]);
  const takenBack = await score(org, semi, { tipo: 'limpar' });
  expect(takenBack.statusCode, takenBack.body).toBe(200);
  const [open] = (await round(2)) as [PartidaDeTeste];
  expect([open.mandante.participante, open.visitante.participante]).toEqual([null, rival]);
  const waits = expect.stringMatching(
    / não está mais marcado\. Quem joga depende de outros resultados\.$/,
  );
  expect([await heard(winner), await heard(rival)]).toEqual([[waits], [waits]]);
  const again = (await score(org, takenBack.json().data, placar(3, 1))).json().data;
  await correct(org, again, { tipo: 'limpar' });
  const twice = [waits, waits];
  expect([await heard(winner), await heard(rival)]).toEqual([twice, twice]);
});

test('who did not take them back at once finds them on the match, and nobody else does', async () => {
  const { org, id, round } = await played();
  const [first] = await round(1);
  const path = async (n: number) => `/api/partidas/${(await round(n))[0]?.uuid}`;
  const seen = async (who: SignedIn, n: number) => (await who.get(await path(n))).json().data;
  const wrong = await correct(org, first, placar(0, 3));
  expect((await seen(org, 2)).restauraveis, 'others meet there').toEqual([]);
  await correct(org, wrong.data, placar(2, 1));
  const { restauraveis, gente } = await seen(org, 2);
  expect(restauraveis).toHaveLength(2);
  for (const { antes } of restauraveis) {
    expect(Object.keys(gente)).toEqual(expect.arrayContaining([antes.mandante, antes.visitante]));
  }
  expect((await seen(await t.signedIn(), 2)).restauraveis).toEqual([]);
  await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect((await seen(org, 2)).restauraveis).toEqual([]);
});

test('an extra match comes back without what was played in it, and the offer says so', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'mata_mata', desempate: ['novo_jogo'] }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  for (const jogo of await round(1)) await score(org, jogo, placar(2, 1));
  const [semi, other] = (await round(2)) as [PartidaDeTeste, PartidaDeTeste];
  await score(org, other, placar(2, 1));
  await score(org, semi, placar(1, 1));
  const tie = async () => (await round(2)).filter(({ confronto }) => confronto === semi.confronto);
  await score(org, (await tie())[1] as PartidaDeTeste, placar(2, 0));
  const [first] = await round(1);
  const wrong = await correct(org, first, placar(0, 3));
  const right = await correct(org, wrong.data, placar(2, 1));
  expect(right.restauraveis).toMatchObject([{ uuid: semi.uuid, jogo_extra: true }]);
  const restored = await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect(restored.json().data).toMatchObject([{ uuid: semi.uuid }]);
  expect((await tie()).map((one) => one.placar)).toEqual([expect.anything(), null]);
});
