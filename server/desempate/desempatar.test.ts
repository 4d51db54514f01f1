import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  drawLots,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  playAll,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

const draws = () => ({ mandante: 1, visitante: 1 });

/** The order in which they were entered decides every match, so that all groups look the same. */
const bySeed = (uuids: readonly string[]) => (partida: PartidaDeTeste) => {
  const rank = (side: 'mandante' | 'visitante') => uuids.indexOf(partida[side].participante ?? '');
  return rank('mandante') < rank('visitante')
    ? { mandante: 1, visitante: 0 }
    : { mandante: 0, visitante: 1 };
};

async function playPhase(
  org: SignedIn,
  id: string,
  play: typeof draws | ReturnType<typeof bySeed>,
  number = 1,
) {
  const { data, rodadas } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
  expect(data.length).toBeGreaterThan(0);
  for (const { rodada } of rodadas.filter(({ fase }: { fase: number }) => fase === number)) {
    const round = await org.get(`/api/campeonatos/${id}/jogos?fase=${number}&rodada=${rodada}`);
    for (const partida of round.json().data as PartidaDeTeste[]) {
      const lancamento = { tipo: 'placar', ...play(partida) };
      const { uuid, versao } = partida;
      const answer = await org.put(`/api/partidas/${uuid}/placar`, { versao, lancamento });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }
}

const table = async (org: SignedIn, id: string) =>
  (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json().data;

const order = async (org: SignedIn, id: string) =>
  (await table(org, id)).tabelas[0].linhas.map((l: { participante: string }) => l.participante);

describe('PUT /api/campeonatos/:id/desempate', () => {
  test('takes the order of extra matches, for some first and for the others later', async () => {
    const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 3);
    await playPhase(org, id, draws);
    const [a, b, c] = uuids as [string, string, string];
    const send = (ordem: string[]) =>
      org.put(`/api/campeonatos/${id}/desempate`, { fase: 1, ordem });
    expect((await send([b, c])).statusCode).toBe(200);
    expect((await table(org, id)).empatados).toHaveLength(3);
    expect((await send([c, a])).json().data.ordem).toEqual([b, c, a]);
    expect(await order(org, id)).toEqual([b, c, a]);
    // A slip of the hand is put right.
    expect((await send([a, b])).json().data.ordem).toEqual([a, b, c]);
    expect((await send([a, a])).statusCode).toBe(409);
    expect((await send([a, id])).statusCode).toBe(422);
  });

  test('also tells apart the first of groups that look the same, so that the next phase fills', async () => {
    const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];
    const { org, id, uuids } = await start(fases, 4);
    await playPhase(org, id, bySeed(uuids));
    expect((await table(org, id)).empatados.toSorted()).toEqual(uuids.slice(0, 2).toSorted());
    await playAll(org, id, bySeed(uuids));
    const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(resumo).toMatchObject({ campeao: 'Time 001', jogos: 3, jogos_feitos: 3 });
  });

  test('tells level campaigns apart where the better one goes through', async () => {
    const groups = { tipo: 'grupos', grupos: 2, classificam: 1 };
    const final = { tipo: 'mata_mata', cruzamento: 'cruzado' };
    const { org, id, uuids } = await start(
      [groups, { ...final, desempate: ['melhor_campanha'] }],
      4,
    );
    await playPhase(org, id, bySeed(uuids));
    expect((await table(org, id)).empatados.toSorted()).toEqual(uuids.slice(0, 2).toSorted());
    await playPhase(org, id, draws, 2);
    const champion = async () =>
      (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data.campeao;
    expect(await champion()).toBeNull();
    const ordem = [uuids[1], uuids[0]];
    await org.put(`/api/campeonatos/${id}/desempate`, { fase: 1, ordem });
    expect(await champion()).toBe(uuids[1]);
    const other = await start([groups, { ...final, desempate: ['penaltis'] }], 4);
    await playPhase(other.org, other.id, bySeed(other.uuids));
    expect((await table(other.org, other.id)).empatados).toEqual([]);
  });

  test('never draws lots where the rules ask for an extra match: its order is entered', async () => {
    const tabela = { criterios: ['saldo', 'jogo_extra'] };
    const { org, id, uuids } = await start([{ tipo: 'pontos_corridos', tabela }], 2);
    await playPhase(org, id, draws);
    const send = (body: object) =>
      org.put(`/api/campeonatos/${id}/desempate`, { fase: 1, ...body });
    const refused = await drawLots(org, id, 1);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(Object.keys(refused.json().validations)).toEqual(['ordem']);
    expect((await send({})).statusCode).toBe(422);
    expect((await table(org, id)).empatados).toHaveLength(2);
    expect((await send({ ordem: uuids.toReversed() })).statusCode).toBe(200);
    expect(await order(org, id)).toEqual(uuids.toReversed());
  });

  test('an order put right after the final asks before the final is undone', async () => {
    const fases = [{ tipo: 'pontos_corridos', classificam: 2 }, { tipo: 'mata_mata' }];
    const { org, id, uuids } = await start(fases, 3);
    await playPhase(org, id, draws);
    const send = (ordem: string[], more: object = {}) =>
      org.put(`/api/campeonatos/${id}/desempate`, { fase: 1, ordem, ...more });
    await send(uuids);
    await playPhase(org, id, bySeed(uuids), 2);
    const resumo = async () => (await org.get(`/api/campeonatos/${id}`)).json().data.resumo;
    const refused = await send(uuids.toReversed());
    expect(refused.statusCode).toBe(409);
    expect(refused.json().data).toMatchObject({
      ...{ confirmar: true, partidas: [{ perde_resultado: true }] },
    });
    expect(await resumo()).toMatchObject({ campeao: 'Time 001', jogos_feitos: 4 });
    expect(await order(org, id)).toEqual(uuids);
    expect((await send(uuids.toReversed(), { ciente: true })).statusCode).toBe(200);
    expect(await resumo()).toMatchObject({ campeao: null, jogos_feitos: 3 });
  });

  test('of a phase that has no table does not exist', async () => {
    const { org, id } = await start([{ tipo: 'mata_mata' }], 2);
    for (const fase of [1, 2]) {
      const path = `/api/campeonatos/${id}/desempate`;
      expect((await org.put(path, { fase, ordem: [id, id] })).statusCode).toBe(422);
      expect((await org.post(path, { fase })).statusCode).toBe(404);
    }
  });
});
