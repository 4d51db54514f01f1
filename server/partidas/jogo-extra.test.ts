import { describe, expect, test } from 'vitest';
import { assentar } from '#server/competicao/assentar.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

type Jogo = PartidaDeTeste & { perna: number; jogo_previsto_at: string | null };

/** Four in a cup, or two in its final. */
async function cup(settings: object, count = 2) {
  const org = await t.signedIn();
  const fases = [{ tipo: 'mata_mata', ...settings }];
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  const games = async (rodada = 1): Promise<Jogo[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  return {
    ...{ org, id, uuids, games },
    bracket: async () => (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data,
    /** The matches of a tie, in the order of play. */
    tie: async (confronto = '1.1') =>
      (await games()).filter((jogo) => jogo.confronto === confronto),
    /** Nothing stored differs from what the engine derives. */
    async check() {
      const { fases: stored } = (await org.get(`/api/campeonatos/${id}`)).json().data;
      const { lados, decididas, extras } = assentar(
        estadoDe(await carregarDados(t.db, { id, fases: stored })),
      );
      expect([lados.size, decididas, extras]).toEqual([0, [], { novas: [], sobrando: [] }]);
    },
  };
}

const placar = (mandante: number, visitante: number, more: object = {}) => ({
  ...{ tipo: 'placar', mandante, visitante },
  ...more,
});

async function must(org: SignedIn, jogo: Jogo | undefined, lancamento: object, more: object = {}) {
  const answer = await score(org, jogo as Jogo, lancamento, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const sides = (jogo: Jogo | undefined) => [
  jogo?.mandante.participante,
  jogo?.visitante.participante,
];

describe('a level tie whose rule is a replay', () => {
  test('gets a match at the ground of the last visitor, and another until somebody wins', async () => {
    const { org, id, games, bracket, check } = await cup({ desempate: ['novo_jogo'] });
    await must(org, (await games())[0], placar(1, 1));
    const [first, replay, ...none] = await games();
    expect(none).toEqual([]);
    expect(replay).toMatchObject({ perna: 3, estado: 'agendada', jogo_previsto_at: null });
    expect(sides(replay)).toEqual(sides(first).toReversed());
    expect((await org.get(`/api/campeonatos/${id}`)).json().data.resumo).toMatchObject({
      ...{ jogos: 2, jogos_feitos: 1, campeao: null },
    });
    await check();
    await must(org, replay, placar(0, 0));
    const third = (await games())[2];
    expect(sides(third)).toEqual(sides(first));
    await must(org, third, placar(0, 2));
    expect(await games()).toHaveLength(3);
    const { campeao, confrontos } = await bracket();
    expect(campeao).toBe(third?.visitante.participante);
    expect(confrontos[0]).toMatchObject({ decidido_por: 'novo_jogo', agregado: [1, 1] });
    expect(confrontos[0].partidas.map(({ perna }: Jogo) => perna)).toEqual([1, 3, 4]);
    await check();
  });

  test('comes after both legs only, and counts by itself', async () => {
    const { org, games, bracket } = await cup({ pernas_final: 2, desempate: ['novo_jogo'] });
    await must(org, (await games())[0], placar(2, 1));
    expect(await games()).toHaveLength(2);
    await must(org, (await games())[1], placar(1, 0));
    const [first, second, replay] = await games();
    expect(sides(replay)).toEqual(sides(first));
    await must(org, replay, placar(0, 1));
    expect((await bracket()).campeao).toBe(second?.mandante.participante);
  });

  test('a W.O. that leaves the legs level asks for it too, where it counts as a score', async () => {
    const settings = { pernas_final: 2, desempate: ['novo_jogo'], wo_elimina: false };
    const { org, games } = await cup(settings);
    const [first, second] = await games();
    await must(org, first, placar(0, 3));
    await must(org, second, { tipo: 'wo', wo_de: 'mandante' });
    expect(await games()).toHaveLength(3);
  });

  test('ends on penalties where the rule has them', async () => {
    const { org, games, bracket } = await cup({ desempate: ['novo_jogo', 'penaltis'] });
    await must(org, (await games())[0], placar(1, 1));
    const replay = (await games())[1];
    const level = await score(org, replay as Jogo, placar(0, 0));
    expect(Object.keys(level.json().validations)).toEqual(['penaltis']);
    await must(org, replay, placar(0, 0, { penaltis: [5, 4] }));
    expect(await games()).toHaveLength(2);
    const { campeao, confrontos } = await bracket();
    expect(campeao).toBe(replay?.mandante.participante);
    expect(confrontos[0].decidido_por).toBe('penaltis');
  });

  test('goes before a better campaign that is listed after it', async () => {
    const { org, uuids, games, bracket, check } = await cup({
      desempate: ['novo_jogo', 'melhor_campanha'],
    });
    await must(org, (await games())[0], placar(1, 1));
    expect((await bracket()).campeao).toBeNull();
    await must(org, (await games())[1], placar(2, 2));
    expect(await games()).toHaveLength(2);
    expect((await bracket()).campeao).toBe(uuids[0]);
    await check();
  });

  test('is of the round of its tie: the next one waits, the current one goes on', async () => {
    const { org, id, tie, games, check } = await cup({ desempate: ['novo_jogo'] }, 4);
    await must(org, (await tie('1.2'))[0], placar(1, 0));
    await must(org, (await tie())[0], placar(1, 1));
    const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(resumo).toMatchObject({ rodada: 1, jogos: 4, jogos_feitos: 2 });
    const replay = (await tie())[1];
    await must(org, replay, placar(3, 0));
    const [final] = await games(2);
    expect(sides(final)).toContain(replay?.mandante.participante);
    await check();
  });

  test('gets a day of its own from the calendar, after the legs and before the next round', async () => {
    const { org, id, tie, games } = await cup({ desempate: ['novo_jogo'] }, 4);
    await must(org, (await tie())[0], placar(1, 1));
    await org.put(`/api/campeonatos/${id}/agenda`, {
      ...{ comeca_em: '2027-01-04T15:00:00Z', dias_entre_rodadas: 7, modelo: 'data' },
      ...{ horarios: ['20:00'], locais: [] },
    });
    const replay = (await tie()).find(({ perna }) => perna === 3);
    const days = [(await tie('1.2'))[0], replay, (await games(2))[0]];
    expect(days.map((jogo) => jogo?.jogo_previsto_at)).toEqual([
      '2027-01-04T23:00:00.000Z',
      '2027-01-11T23:00:00.000Z',
      '2027-01-18T23:00:00.000Z',
    ]);
  });

  test('cannot be cancelled, only played or given as a W.O.', async () => {
    const { org, games, bracket } = await cup({ desempate: ['novo_jogo'] });
    await must(org, (await games())[0], placar(1, 1));
    const replay = (await games())[1] as Jogo;
    expect((await score(org, replay, { tipo: 'cancelar' })).statusCode).toBe(409);
    await must(org, replay, { tipo: 'wo', wo_de: 'visitante' });
    expect((await bracket()).campeao).toBe(replay.mandante.participante);
  });

  test.each([[['novo_jogo']], [['novo_jogo', 'penaltis']], [['novo_jogo', 'melhor_campanha']]])(
    'to which nobody comes puts both out, and no other match follows (%s)',
    async (desempate) => {
      const { org, tie, games, bracket, check } = await cup({ desempate }, 4);
      await must(org, (await tie())[0], placar(1, 1));
      const replay = (await tie())[1];
      const { data } = await must(org, replay, { tipo: 'wo', wo_de: 'ambos' });
      expect(await tie()).toHaveLength(2);
      const { data: other } = await must(org, (await tie('1.2'))[0], placar(1, 0));
      // Nobody is left for the final, so there is none.
      expect(await games(2)).toEqual([]);
      expect((await bracket()).campeao).toBe(other.mandante.participante);
      await check();
      await must(org, data, placar(0, 2), { motivo: 'apareceram' });
      expect(sides((await games(2))[0])).toContain(replay?.visitante.participante);
      await check();
    },
  );

  test('who leaves loses it by W.O.; when that is taken back it is to be played again', async () => {
    const { org, games, bracket, check } = await cup({ desempate: ['novo_jogo'] });
    await must(org, (await games())[0], placar(1, 1));
    const [, replay] = await games();
    const leave = (desistiu: boolean) =>
      org.put(`/api/participantes/${replay?.mandante.participante}/desistencia`, { desistiu });
    expect((await leave(true)).statusCode).toBe(200);
    expect((await games())[1]).toMatchObject({ uuid: replay?.uuid, wo_de: 'mandante' });
    expect((await bracket()).campeao).toBe(replay?.visitante.participante);
    await check();
    expect((await leave(false)).statusCode).toBe(200);
    expect((await games())[1]).toMatchObject({ uuid: replay?.uuid, wo_de: null });
    await check();
  });
});

test('the golden-goal match is where the last leg was', async () => {
  const { org, games, bracket } = await cup({ pernas_final: 2, desempate: ['gol_de_ouro'] });
  await must(org, (await games())[0], placar(0, 0));
  await must(org, (await games())[1], placar(2, 2));
  const [, second, extra] = await games();
  expect(sides(extra)).toEqual(sides(second));
  await must(org, extra, placar(1, 0));
  expect((await bracket()).confrontos[0]).toMatchObject({
    ...{ vencedor: extra?.mandante.participante, decidido_por: 'gol_de_ouro' },
  });
});

describe('a correction that leaves nothing to an extra match', () => {
  test('takes it away while it has no result', async () => {
    const { org, games, bracket, check } = await cup({ desempate: ['novo_jogo'] });
    const { data } = await must(org, (await games())[0], placar(1, 1));
    const preview = await org.post(`/api/partidas/${data.uuid}/impacto`, {
      lancamento: placar(2, 1),
    });
    expect(preview.json().data.partidas).toEqual([]);
    await must(org, data, placar(2, 1), { motivo: 'súmula' });
    expect(await games()).toHaveLength(1);
    expect((await bracket()).campeao).toBe(data.mandante.participante);
    await check();
  });

  test('says first that its result goes, and that of the final built on it', async () => {
    const { org, tie, games, check } = await cup({ desempate: ['novo_jogo'] }, 4);
    const { data: level } = await must(org, (await tie())[0], placar(1, 1));
    const replay = (await tie())[1];
    await must(org, replay, placar(1, 0));
    await must(org, (await tie('1.2'))[0], placar(1, 0));
    const [final] = await games(2);
    await must(org, final, placar(2, 0));
    const change = placar(2, 1);
    const lost = [final?.uuid, replay?.uuid].map((uuid) =>
      expect.objectContaining({ uuid, perde_resultado: true }),
    );
    const preview = await org.post(`/api/partidas/${level.uuid}/impacto`, { lancamento: change });
    expect(preview.json().data.partidas).toEqual(expect.arrayContaining(lost));
    expect(preview.json().data.partidas).toHaveLength(2);
    const refused = await score(org, level, change, { motivo: 'súmula' });
    expect(refused.statusCode).toBe(409);
    expect(await tie()).toHaveLength(2);
    await must(org, level, change, { motivo: 'súmula', ciente: true });
    expect(await tie()).toHaveLength(1);
    const [after] = await games(2);
    expect(after).toMatchObject({ placar: null });
    expect(sides(after)).toContain(level.mandante.participante);
    await check();
  });

  test('a first replay that has a winner after all leaves no second', async () => {
    const { org, games, check } = await cup({ desempate: ['novo_jogo'] });
    await must(org, (await games())[0], placar(1, 1));
    const { data } = await must(org, (await games())[1], placar(0, 0));
    await must(org, (await games())[2], placar(0, 1));
    const fix = { motivo: 'súmula', ciente: true };
    await must(org, data, placar(1, 0), fix);
    expect(await games()).toHaveLength(2);
    await check();
  });

  test('a leg taken back takes it along; level once more, it is asked for once more', async () => {
    const { org, games, check } = await cup({ desempate: ['novo_jogo'] });
    const { data } = await must(org, (await games())[0], placar(1, 1));
    await must(org, data, { tipo: 'limpar' }, { motivo: 'jogo errado' });
    expect(await games()).toHaveLength(1);
    await must(org, (await games())[0], placar(0, 0));
    expect(await games()).toHaveLength(2);
    await check();
  });
});
