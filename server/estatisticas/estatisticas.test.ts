import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

let org: SignedIn;
let id: string;
let uuids: string[];

const get = async (query = '') =>
  (await (await t.guest()).get(`/api/campeonatos/${id}/estatisticas${query}`)).json().data;

const simulador = async () =>
  (await (await t.guest()).get(`/api/campeonatos/${id}/simulador`)).json().data;

async function play(rodada: number) {
  const { data } = (await org.get(`/api/campeonatos/${id}/jogos?rodada=${rodada}`)).json();
  for (const partida of data as PartidaDeTeste[]) {
    const rank = (side: 'mandante' | 'visitante') =>
      uuids.indexOf(partida[side].participante ?? '');
    const homeWins = rank('mandante') < rank('visitante');
    const lancamento = { tipo: 'placar', mandante: homeWins ? 2 : 0, visitante: homeWins ? 0 : 2 };
    expect((await score(org, partida, lancamento)).statusCode).toBe(200);
  }
}

beforeAll(async () => {
  org = await t.signedIn();
  id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos', turnos: 1 }] });
  uuids = await insertNames(t, id, 4);
  await startCampeonato(org, id);
});

describe('before the draw', () => {
  test('there is nothing to count and nothing to imagine', async () => {
    const draft = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos', turnos: 1 }] });
    await insertNames(t, draft, 4);
    const of = async (word: string) => (await org.get(`/api/campeonatos/${draft}/${word}`)).json();
    expect((await of('estatisticas')).data).toMatchObject({ jogos: 0, times: [], posicoes: [] });
    expect((await of('simulador')).data).toMatchObject({ participantes: 4, partidas: [] });
  });
});

describe('GET /api/campeonatos/:id/estatisticas', () => {
  test('is empty before the first result', async () => {
    expect(await get()).toMatchObject({ fase: null, fases: [], jogos: 0, times: [], posicoes: [] });
  });

  test('lists also who has still to begin, once somebody has', async () => {
    const { data } = (await org.get(`/api/campeonatos/${id}/jogos?rodada=1`)).json();
    await score(org, data[0], { tipo: 'placar', mandante: 1, visitante: 0 });
    const { jogos, times } = await get();
    expect([jogos, times.length]).toEqual([1, 4]);
    const saved = (await org.get(`/api/campeonatos/${id}/jogos?rodada=1`)).json().data;
    const [first] = saved.filter(({ uuid }: PartidaDeTeste) => uuid === data[0].uuid);
    const taken = await org.put(`/api/partidas/${first.uuid}/placar`, {
      ...{ versao: first.versao, lancamento: { tipo: 'limpar' }, motivo: 'Jogo errado' },
    });
    expect(taken.statusCode, taken.body).toBe(200);
  });

  test('counts what was played, for who has no account either', async () => {
    for (const rodada of [1, 2]) await play(rodada);
    const data = await get();
    expect(data).toMatchObject({ fases: [1], jogos: 4, gols: 8, wo: 0, empates: 0 });
    expect(data.rodadas).toEqual([
      { fase: 1, rodada: 1, etapa: null, jogos: 2, gols: 4 },
      { fase: 1, rodada: 2, etapa: null, jogos: 2, gols: 4 },
    ]);
    const [first] = data.times;
    expect(first.participante).toBe(uuids[0]);
    expect(first).toMatchObject({ sem_sofrer: 2, wo: 0, forma: ['v', 'v'] });
    expect(first.sequencias.vitorias).toEqual({ agora: 2, maior: 2 });
    expect(first.casa.gp + first.fora.gp).toBe(4);
    expect(data.goleadas).toHaveLength(4);
    expect(data.posicoes[0].linhas[0]).toEqual({ participante: uuids[0], posicoes: [1, 1] });
    expect(await get('?fase=9')).toMatchObject({ fase: null, jogos: 4 });
    expect(await get('?fase=1')).toMatchObject({ fase: 1, jogos: 4 });
  });

  test('a W.O. is a result and no goals', async () => {
    const { data } = (await org.get(`/api/campeonatos/${id}/jogos?rodada=3`)).json();
    const [partida] = data as PartidaDeTeste[];
    if (!partida) throw new Error('the third round has matches');
    await score(org, partida, { tipo: 'wo', wo_de: 'visitante' });
    const after = await get();
    expect(after).toMatchObject({ jogos: 4, gols: 8, wo: 1 });
    const absent = after.times.find(
      ({ participante }: { participante: string }) =>
        participante === partida.visitante.participante,
    );
    expect(absent.wo).toBe(1);
  });
});

test('goals of the match for the third place are not counted as goals of the final', async () => {
  const cup = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata', terceiro_lugar: true }] });
  await insertNames(t, cup, 4);
  await startCampeonato(org, cup);
  await playAll(org, cup, ({ confronto }) => ({
    mandante: confronto === 'terceiro' ? 5 : 1,
    visitante: 0,
  }));
  const { data } = (await org.get(`/api/campeonatos/${cup}/estatisticas`)).json();
  expect(data.rodadas).toEqual([
    { fase: 1, rodada: 1, etapa: 'semi', jogos: 2, gols: 2 },
    { fase: 1, rodada: 2, etapa: 'terceiro', jogos: 1, gols: 5 },
    { fase: 1, rodada: 2, etapa: 'final', jogos: 1, gols: 1 },
  ]);
});

describe('GET /api/campeonatos/:id/simulador', () => {
  test('has all that the engine needs and the reason of no sanction', async () => {
    const path = `/api/campeonatos/${id}/punicoes`;
    const punished = await org.post(path, {
      ...{ participante: uuids[0], tipo: 'pontos', pontos: -1, fase: 1 },
      motivo: 'Escalou quem não podia',
    });
    expect(punished.statusCode).toBeLessThan(300);
    const data = await simulador();
    expect(data).toMatchObject({ participantes: 4, desistencias: [] });
    expect(data.partidas).toHaveLength(6);
    expect(data.punicoes).toEqual([{ participante: uuids[0], pontos: -1, fase: 1 }]);
    expect(JSON.stringify(data)).not.toContain('Escalou');
    const open = data.partidas.filter((each: { resultado: unknown }) => each.resultado === null);
    expect(open).toHaveLength(1);
  });
});
