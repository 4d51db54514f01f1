import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
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

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

async function leave(org: SignedIn, uuid: string | undefined, desistiu = true) {
  return org.put(`/api/participantes/${uuid}/desistencia`, { desistiu });
}

async function mustLeave(org: SignedIn, uuid: string | undefined, desistiu = true) {
  const answer = await leave(org, uuid, desistiu);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().data.desistiu).toBe(desistiu);
}

async function matches(org: SignedIn, id: string, query = ''): Promise<PartidaDeTeste[]> {
  return (await org.get(`/api/campeonatos/${id}/jogos?${query}`)).json().data;
}

/** Everybody who stands earlier in the list wins by two goals. */
const bySeed = (uuids: readonly string[]) => (partida: PartidaDeTeste) => {
  const rank = (side: 'mandante' | 'visitante') => uuids.indexOf(partida[side].participante ?? '');
  return rank('mandante') < rank('visitante')
    ? { mandante: 2, visitante: 0 }
    : { mandante: 0, visitante: 2 };
};

async function playRound(
  org: SignedIn,
  uuids: readonly string[],
  round: readonly PartidaDeTeste[],
) {
  for (const partida of round) {
    const answer = await score(org, partida, { tipo: 'placar', ...bySeed(uuids)(partida) });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

type Linha = { participante: string; p: number; j: number; sg: number; fora: boolean };

async function lines(org: SignedIn, id: string): Promise<Map<string, Linha>> {
  const { data } = (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json();
  const all: Linha[] = data.tabelas.flatMap(({ linhas }: { linhas: Linha[] }) => linhas);
  return new Map(all.map((linha) => [linha.participante, linha]));
}

const summary = async (org: SignedIn, id: string) =>
  (await org.get(`/api/campeonatos/${id}`)).json().data.resumo;

/** The best of four wins the first round 2-0 and leaves: [p, j, sg] of who leaves and of who lost to it. */
const EXPECTED = {
  wo_adiante: [
    [3, 3, -4],
    [0, 1, -2],
  ],
  mantem: [
    [3, 1, 2],
    [0, 1, -2],
  ],
  wo_em_tudo: [
    [0, 3, -9],
    [3, 1, 3],
  ],
  anula: [
    [0, 0, 0],
    [0, 0, 0],
  ],
} as const;

describe('leaving a table', () => {
  test.each(Object.entries(EXPECTED))('%s', async (desistencia, [left, beaten]) => {
    const { org, id, uuids } = await start(
      [{ tipo: 'pontos_corridos', tabela: { desistencia } }],
      4,
    );
    const [first = ''] = uuids;
    const round = await matches(org, id, 'rodada=1');
    await playRound(org, uuids, round);
    const before = await lines(org, id);
    await mustLeave(org, first);
    const after = await lines(org, id);
    const numbers = (uuid: string) => {
      const { p, j, sg } = after.get(uuid) ?? { p: 0, j: 0, sg: 0 };
      return [p, j, sg];
    };
    const own = round.find(({ mandante, visitante }) =>
      [mandante.participante, visitante.participante].includes(first),
    );
    const sides = [own?.mandante.participante, own?.visitante.participante];
    expect(numbers(first)).toEqual(left);
    expect(numbers(sides.find((uuid) => uuid !== first) ?? '')).toEqual(beaten);
    expect(after.get(first)?.fora).toBe(desistencia === 'anula');
    // Nobody waits for the matches of who left: the others play theirs and it is over.
    const open = (await matches(org, id, `participante=${first}`)).filter(
      ({ estado }) => estado === 'agendada',
    );
    expect(open).toEqual([]);
    await mustLeave(org, first, false);
    expect(await lines(org, id)).toEqual(before);
    await mustLeave(org, first);
    expect(await playAll(org, id, bySeed(uuids))).toBe(2);
    const { jogos, jogos_feitos, campeao } = await summary(org, id);
    expect(jogos_feitos).toBe(jogos);
    expect(campeao).not.toBeNull();
  });

  test('what was played before stays when somebody leaves between groups and knockout', async () => {
    const tabela = { desistencia: 'anula' };
    const fases = [
      { tipo: 'grupos', grupos: 2, classificam: 2, tabela },
      { tipo: 'mata_mata', cruzamento: 'cruzado' },
    ];
    const { org, id, uuids } = await start(fases, 6);
    for (const rodada of [1, 2, 3]) {
      await playRound(org, uuids, await matches(org, id, `fase=1&rodada=${rodada}`));
    }
    const before = await lines(org, id);
    await mustLeave(org, uuids[0]);
    // Their line says that they are out, and is what it was.
    const own = before.get(uuids[0] ?? '') as Linha;
    before.set(own.participante, { ...own, ...{ situacao: 'desistiu' } });
    expect(await lines(org, id)).toEqual(before);
    const semis = await matches(org, id, 'fase=2&rodada=1');
    expect(semis.map(({ estado }) => estado).sort()).toEqual(['agendada', 'wo']);
    await playAll(org, id, bySeed(uuids));
    expect((await summary(org, id)).campeao).toBe('Time 002');
  });

  test('a group waits for nobody who left it', async () => {
    const fases = [
      { tipo: 'grupos', grupos: 2, classificam: 1 },
      { tipo: 'mata_mata', cruzamento: 'cruzado' },
    ];
    const { org, id, uuids } = await start(fases, 6);
    await mustLeave(org, uuids[5]);
    await playAll(org, id, bySeed(uuids));
    expect((await summary(org, id)).campeao).toBe('Time 001');
  });

  test('a Swiss pairs those who are still there', async () => {
    const { org, id, uuids } = await start([{ tipo: 'suico', rodadas: 3 }], 5);
    await playRound(org, uuids, await matches(org, id));
    await mustLeave(org, uuids[0]);
    const next = await org.post(`/api/campeonatos/${id}/rodadas`);
    expect(next.statusCode, next.body).toBe(201);
    const paired = (await matches(org, id, 'rodada=2')).flatMap(({ mandante, visitante }) => [
      mandante.participante,
      visitante.participante,
    ]);
    expect(paired.toSorted()).toEqual(uuids.slice(1).toSorted());
  });

  test('so many W.O.s put somebody out, until one of them is taken back', async () => {
    const tabela = { wo: { gols: 3, conta_gols: true, duplo: 'ambos_perdem', limite: 2 } };
    const { org, id, uuids } = await start([{ tipo: 'pontos_corridos', tabela }], 4);
    const [first = ''] = uuids;
    const ofFirst = () => matches(org, id, `participante=${first}`);
    const lose = async (partida: PartidaDeTeste, ciente = false) => {
      const wo_de = partida.mandante.participante === first ? 'mandante' : 'visitante';
      return score(org, partida, { tipo: 'wo', wo_de }, { ciente });
    };
    const [one, two] = (await ofFirst()) as [PartidaDeTeste, PartidaDeTeste];
    await lose(one);
    expect((await ofFirst()).map(({ estado }) => estado)).toEqual(['wo', 'agendada', 'agendada']);
    // Whoever enters the one too many sees before what it moves.
    const asked = await lose(two);
    expect([asked.statusCode, asked.json().data.confirmar]).toEqual([409, true]);
    expect(asked.json().warning).toContain('fica fora do campeonato');
    expect((await ofFirst()).map(({ estado }) => estado)).toEqual(['wo', 'agendada', 'agendada']);
    await lose(two, true);
    expect((await ofFirst()).map(({ estado }) => estado)).toEqual(['wo', 'wo', 'wo']);
    const [again] = (await ofFirst()) as [PartidaDeTeste];
    await score(org, again, { tipo: 'limpar' }, { motivo: 'chegou a tempo' });
    expect((await ofFirst()).map(({ estado }) => estado)).toEqual(['agendada', 'wo', 'agendada']);
  });
});

describe('leaving a knockout', () => {
  const ties = async (org: SignedIn, id: string) =>
    (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data.confrontos;

  test('whoever was to meet them goes on, and the tie says why', async () => {
    const { org, id, uuids } = await start([{ tipo: 'mata_mata' }], 4);
    await mustLeave(org, uuids[0]);
    const [semi] = await ties(org, id);
    expect(semi).toMatchObject({
      situacao: 'decidido',
      vencedor: uuids[3],
      decidido_por: 'wo',
    });
    expect(semi.partidas[0]).toMatchObject({ estado: 'wo', placar: null });
    const refused = await score(org, semi.partidas[0], {
      tipo: 'placar',
      mandante: 1,
      visitante: 0,
    });
    expect(refused.json().warning).toBe('Este jogo foi decidido por uma desistência.');
    expect(await playAll(org, id, bySeed(uuids))).toBe(2);
    expect((await summary(org, id)).campeao).toBe('Time 002');
  });

  test('both of a tie leave: nobody goes on, and the next one passes freely', async () => {
    const { org, id, uuids } = await start([{ tipo: 'mata_mata' }], 4);
    await mustLeave(org, uuids[0]);
    await mustLeave(org, uuids[3]);
    const [semi] = await ties(org, id);
    expect(semi).toMatchObject({ situacao: 'decidido', vencedor: null });
    expect(semi.partidas[0].wo_de).toBe('ambos');
    expect(await playAll(org, id, bySeed(uuids))).toBe(1);
    expect((await ties(org, id)).at(-1).situacao).toBe('passa_direto');
    const { campeao, jogos, jogos_feitos } = await summary(org, id);
    expect({ campeao, jogos_feitos }).toEqual({ campeao: 'Time 002', jogos_feitos: jogos });
  });

  test('after a first leg that they won, the other goes on all the same', async () => {
    const { org, id, uuids } = await start([{ tipo: 'mata_mata', pernas: 2 }], 4);
    const [semi] = await ties(org, id);
    await playRound(org, uuids, [semi.partidas[0]]);
    await mustLeave(org, uuids[0]);
    const [after] = await ties(org, id);
    expect(after).toMatchObject({ situacao: 'decidido', vencedor: uuids[3] });
    expect(after.partidas.map(({ estado }: PartidaDeTeste) => estado)).toEqual([
      'confirmada',
      'wo',
    ]);
  });

  test('a tie that is over stays as it ended; the next one is lost', async () => {
    const { org, id, uuids } = await start([{ tipo: 'mata_mata' }], 4);
    await playRound(org, uuids, await matches(org, id, 'rodada=1'));
    await mustLeave(org, uuids[0]);
    const [semi, , final] = await ties(org, id);
    expect([semi.vencedor, final.vencedor]).toEqual([uuids[0], uuids[1]]);
    expect((await summary(org, id)).campeao).toBe('Time 002');
  });

  test('is taken back by somebody who agrees to lose what the other played since', async () => {
    const { org, id, uuids } = await start([{ tipo: 'mata_mata' }], 4);
    await mustLeave(org, uuids[0]);
    await playAll(org, id, bySeed(uuids));
    const [final] = (await matches(org, id, 'rodada=2')) as [PartidaDeTeste];
    const asked = await leave(org, uuids[0], false);
    expect(asked.statusCode).toBe(409);
    expect(asked.json().warning).toBe('Esta mudança desfaz o resultado de 1 jogo seguinte.');
    expect(asked.json().data).toMatchObject({
      confirmar: true,
      partidas: [{ uuid: final.uuid, perde_resultado: true }],
    });
    expect((await matches(org, id, 'rodada=2'))[0]).toEqual(final);
    const path = `/api/participantes/${uuids[0]}/desistencia`;
    const helper = await t.signedIn();
    await t.db.run(sql`
      insert into organizadores (campeonato_id, usuario_uuid, papel)
      values (${id}, ${helper.uuid}, 'inscricoes')`);
    const beyond = await helper.put(path, { desistiu: false, ciente: true });
    expect(beyond.statusCode).toBe(403);
    expect((await matches(org, id, 'rodada=2'))[0]).toEqual(final);
    const done = await org.put(path, { desistiu: false, ciente: true });
    expect(done.statusCode, done.body).toBe(200);
    expect((await ties(org, id))[0].situacao).toBe('pronto');
    expect((await matches(org, id, 'rodada=2'))[0]?.placar).toBeNull();
    const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
    expect(line).toMatchObject({
      acao: 'desfazer-desistencia',
      depois: { desistiu: false, desfez: [final.uuid] },
    });
  });

  test('taken back, tells of as many matches as it decided', async () => {
    const { org, id, uuids } = await start([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
    const [, second] = await matches(org, id, 'rodada=1');
    if (!second) throw new Error('expected two semi-finals');
    await playRound(org, uuids, [second]);
    const [one] = await matches(org, id, 'rodada=1');
    const told = async (desistiu: boolean) => {
      const answer = await leave(org, one?.mandante.participante ?? '', desistiu);
      return answer
        .json()
        .efeitos.viram.map(({ uuid, vira }: { uuid: string; vira: string }) => [uuid, vira]);
    };
    const given = await told(true);
    expect(given).toHaveLength(2);
    expect(await told(false)).toEqual(given.map(([uuid]: string[]) => [uuid, 'volta']));
  });

  test('of double elimination ends all chances, also on the other side', async () => {
    const { org, id, uuids } = await start([{ tipo: 'dupla_eliminacao' }], 4);
    await mustLeave(org, uuids[0]);
    await playAll(org, id, bySeed(uuids));
    const { campeao, jogos, jogos_feitos } = await summary(org, id);
    expect({ campeao, jogos_feitos }).toEqual({ campeao: 'Time 002', jogos_feitos: jogos });
  });
});
