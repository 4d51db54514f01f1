// Whole championships of every format, from the draw to the champion, through the API.
import { describe, expect, test, vi } from 'vitest';
import type { Linha } from '#contract/classificacao.ts';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

vi.setConfig({ testTimeout: 120_000 });

const t = testApp();

/** The better seed wins, always by one goal more than the round before would tell. */
function bySeed(uuids: readonly string[]) {
  const rank = (uuid: string | null) => uuids.indexOf(uuid ?? '');
  return ({ mandante, visitante }: PartidaDeTeste) =>
    rank(mandante.participante) < rank(visitante.participante)
      ? { mandante: 2, visitante: 0 }
      : { mandante: 0, visitante: 2 };
}

async function run(fases: object[], count: number, draw: object = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases, inscricao: { vagas: Math.min(count, 64) } });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id, draw);
  const played = await playAll(org, id, bySeed(uuids));
  const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
  return { org, id, uuids, played, campeonato: data };
}

describe('a league', () => {
  test('of 4 in two turns ends with its champion', async () => {
    const { played, campeonato } = await run([{ tipo: 'pontos_corridos', turnos: 2 }], 4);
    expect(played).toBe(12);
    expect(campeonato.resumo).toMatchObject({ campeao: 'Time 001', jogos: 12, jogos_feitos: 12 });
  });

  test('of 5 gives everybody a rest', async () => {
    const { played } = await run([{ tipo: 'pontos_corridos' }], 5);
    expect(played).toBe(10);
  });
});

describe('a knockout', () => {
  test('of 13 has 12 ties, byes for the best, and the best seed wins', async () => {
    const { played, campeonato } = await run([{ tipo: 'mata_mata', terceiro_lugar: true }], 13);
    expect(played).toBe(13);
    expect(campeonato.resumo.campeao).toBe('Time 001');
  });

  test('over two legs plays both, and the better campaign hosts the second', async () => {
    const fase = { tipo: 'mata_mata', pernas: 2, pernas_final: 1 };
    const { org, id, played, uuids } = await run([fase], 4);
    expect(played).toBe(5);
    const { data } = (await org.get(`/api/campeonatos/${id}/chaveamento`)).json();
    const semi = data.confrontos.find(({ etapa }: { etapa: string }) => etapa === 'semi');
    expect(semi.partidas.map((p: PartidaDeTeste) => p.mandante.participante)).toEqual([
      uuids[3],
      uuids[0],
    ]);
    expect(semi.agregado).toEqual([4, 0]);
    expect(data.campeao).toBe(uuids[0]);
  });
});

test('groups and knockout: the second phase fills itself when the groups are over', async () => {
  const fases = [
    { tipo: 'grupos', grupos: 4, classificam: 2 },
    { tipo: 'mata_mata', cruzamento: 'cruzado', terceiro_lugar: true },
  ];
  const { played, campeonato, org, id } = await run(fases, 12);
  expect(played).toBe(12 + 8);
  expect(campeonato.resumo.campeao).toBe('Time 001');
  const { data } = (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json();
  expect(data.tabelas.map(({ grupo }: { grupo: string }) => grupo)).toEqual(['A', 'B', 'C', 'D']);
});

test('double elimination of 13 ends with one champion', async () => {
  const { played, campeonato } = await run([{ tipo: 'dupla_eliminacao' }], 13);
  expect(played).toBe(24);
  expect(campeonato.resumo.campeao).toBe('Time 001');
});

test('Swiss of 9: rounds are paired one at a time, byes are credited', async () => {
  const { played, campeonato, org, id } = await run([{ tipo: 'suico', rodadas: 4 }], 9);
  expect(played).toBe(16);
  expect(campeonato.resumo.campeao).toBe('Time 001');
  const { data } = (await org.get(`/api/campeonatos/${id}/classificacao`)).json();
  const { linhas } = data.tabelas[0];
  expect(linhas).toHaveLength(9);
  const first = (await org.get(`/api/campeonatos/${id}/jogos?rodada=1`)).json();
  expect(first.data).toHaveLength(4);
  expect(first.folgas).toMatchObject([{ rodada: 1, pontos: 3 }]);
  const [{ participante }] = first.folgas;
  const rested = linhas.find((linha: Linha) => linha.participante === participante);
  expect(rested.forma[0]).toBe('folga');
  expect(rested.j).toBe(3);
  expect(rested.aproveitamento).toBe(Math.round((100 * rested.p) / (4 * 3)));
  const own = await org.get(`/api/campeonatos/${id}/jogos?participante=${participante}`);
  expect(own.json().folgas).toEqual(first.folgas);
});

test('round-robin of 5: each rests once, and its round says so', async () => {
  const { org, id } = await run([{ tipo: 'pontos_corridos' }], 5);
  const rests: string[] = [];
  for (let rodada = 1; rodada <= 5; rodada++) {
    const round = (await org.get(`/api/campeonatos/${id}/jogos?rodada=${rodada}`)).json();
    expect(round.data).toHaveLength(2);
    expect(round.folgas).toMatchObject([{ fase: 1, rodada, pontos: 0 }]);
    rests.push(round.folgas[0].participante);
  }
  expect(new Set(rests).size).toBe(5);
});

test('uneven groups: one rests in the group of 3, nobody in the group of 4', async () => {
  const { org, id } = await run([{ tipo: 'grupos', grupos: 2, classificam: 1 }], 7);
  const { data, folgas } = (await org.get(`/api/campeonatos/${id}/jogos?rodada=1`)).json();
  expect([data.length, folgas.length]).toEqual([3, 1]);
  const own = data.map(({ grupo }: { grupo: string }) => grupo);
  const { data: tables } = (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json();
  const small = tables.tabelas.find(({ linhas }: { linhas: Linha[] }) => linhas.length === 3);
  expect(own.filter((grupo: string) => grupo === small.grupo)).toHaveLength(1);
  const members = small.linhas.map(({ participante }: Linha) => participante);
  expect(members).toContain(folgas[0].participante);
});

test('while the final is open the championship is in its final, not in the match for third', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata', terceiro_lugar: true }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const stage = async () => (await org.get(`/api/campeonatos/${id}`)).json().data.resumo.etapa;
  const win = async (partida: PartidaDeTeste | undefined) => {
    if (!partida) throw new Error('no such match');
    const answer = await score(org, partida, { tipo: 'placar', mandante: 1, visitante: 0 });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  for (const partida of await currentRound(org, id)) await win(partida);
  expect(await stage()).toBe('final');
  const last = await currentRound(org, id);
  await win(last.find(({ confronto }) => confronto !== 'terceiro'));
  expect(await stage()).toBe('terceiro');
  await win(last.find(({ confronto }) => confronto === 'terceiro'));
  expect(await stage()).toBe('final');
});

test('big ones are drawn whole: a league phase of 36, and the first round of a Swiss of 21', async () => {
  const org = await t.signedIn();
  const draw = async (fases: object[], count: number) => {
    const id = await makeCampeonato(org, { fases, inscricao: { vagas: count } });
    const uuids = await insertNames(t, id, count);
    await startCampeonato(org, id);
    const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    const of = async (uuid: string | undefined) =>
      (await org.get(`/api/campeonatos/${id}/jogos?participante=${uuid}`)).json().data.length;
    return { resumo, own: await of(uuids[0]) };
  };
  const fases = [
    { tipo: 'liga', jogos: 8, potes: 4, classificam: 24 },
    { tipo: 'mata_mata', entradas: [16, 8] },
  ];
  expect(await draw(fases, 36)).toMatchObject({ resumo: { jogos: 144 + 23 }, own: 8 });
  const swiss = await draw([{ tipo: 'suico', rodadas: 5 }], 21);
  expect(swiss).toMatchObject({ resumo: { jogos: 10, rodadas: 5 }, own: 1 });
});

test('a Libertadores of 32 ends with its champion: eight groups, two legs, one final', async () => {
  const fases = [
    { tipo: 'grupos', grupos: 8, turnos: 2, classificam: 2 },
    { tipo: 'mata_mata', pernas: 2, pernas_final: 1, terceiro_lugar: true },
  ];
  const { played, campeonato } = await run(fases, 32, { metodo: 'potes' });
  expect(played).toBe(8 * 12 + 2 * (8 + 4 + 2) + 2);
  expect(campeonato.resumo.campeao).toBe('Time 001');
});

test('a league phase sends its best straight to the second round of the knockout', async () => {
  const fases = [
    { tipo: 'liga', jogos: 4, potes: 2, classificam: 6 },
    { tipo: 'mata_mata', entradas: [4, 2] },
  ];
  const { played, campeonato } = await run(fases, 12);
  expect(played).toBe(24 + 2 + 2 + 1);
  expect(campeonato.resumo.campeao).toBe('Time 001');
});

describe('a championship whose Swiss phase goes on', () => {
  async function start(fases: object[], count: number) {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { fases });
    const uuids = await insertNames(t, id, count);
    await startCampeonato(org, id);
    const resumo = async () => (await org.get(`/api/campeonatos/${id}`)).json().data.resumo;
    /** The better seed wins, the best by most: nobody is level with the first. */
    const goals = ({ mandante, visitante }: PartidaDeTeste) => {
      const [home, away] = [mandante, visitante].map((side) =>
        uuids.indexOf(side.participante ?? ''),
      ) as [number, number];
      const most = 20 - Math.min(home, away);
      return home < away ? { mandante: most, visitante: 0 } : { mandante: 0, visitante: most };
    };
    const playRounds = async (fase: number, rounds: readonly number[]) => {
      for (const rodada of rounds) {
        const round = await org.get(`/api/campeonatos/${id}/jogos?fase=${fase}&rodada=${rodada}`);
        for (const partida of round.json().data as PartidaDeTeste[]) {
          const answer = await score(org, partida, { tipo: 'placar', ...goals(partida) });
          expect(answer.statusCode, answer.body).toBe(200);
        }
      }
    };
    const pair = () => org.post(`/api/campeonatos/${id}/rodadas`);
    return { resumo, playRounds, pair };
  }

  test('has no champion after its first round, though the league before had more rounds', async () => {
    const fases = [
      { tipo: 'pontos_corridos', classificam: 6 },
      { tipo: 'suico', rodadas: 3 },
    ];
    const { resumo, playRounds, pair } = await start(fases, 6);
    await playRounds(1, [1, 2, 3, 4, 5]);
    for (const rodada of [1, 2, 3]) {
      expect((await pair()).statusCode).toBe(201);
      await playRounds(2, [rodada]);
      expect(await resumo()).toMatchObject({ rodada, rodadas: 3 });
      if (rodada < 3) expect((await resumo()).campeao).toBeNull();
    }
    expect((await resumo()).campeao).toBe('Time 001');
  });

  test('is in that phase, and not yet in the knockout after it', async () => {
    const fases = [{ tipo: 'suico', rodadas: 2, classificam: 4 }, { tipo: 'mata_mata' }];
    const { resumo, playRounds, pair } = await start(fases, 8);
    await playRounds(1, [1]);
    expect(await resumo()).toMatchObject({ rodada: 1, rodadas: 2, etapa: null });
    // Those of the knockout are counted once no round is left to be paired.
    expect(await resumo()).toMatchObject({ jogos: 4, jogos_feitos: 4 });
    expect((await pair()).statusCode).toBe(201);
    await playRounds(1, [2]);
    expect(await resumo()).toMatchObject({ etapa: 'semi', jogos: 11, jogos_feitos: 8 });
  });
});
