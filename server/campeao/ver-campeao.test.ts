// The end of championships of every format: champion, final places of everybody, road and figures.
import sql from 'sql-template-tag';
import { describe, expect, test, vi } from 'vitest';
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
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

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases, inscricao: { vagas: count } });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

const rankIn = (uuids: readonly string[]) => (side: PartidaDeTeste['mandante']) =>
  uuids.indexOf(side.participante ?? '');

const isOpen = ({ placar, estado, mandante, visitante }: PartidaDeTeste) =>
  !placar && estado === 'agendada' && mandante.participante && visitante.participante;

/** The better seed wins, the best by most: nobody is level. */
function bySeed(uuids: readonly string[]) {
  const rank = rankIn(uuids);
  return ({ mandante, visitante }: PartidaDeTeste) => {
    const goals = 1 + uuids.length - Math.min(rank(mandante), rank(visitante));
    return rank(mandante) < rank(visitante)
      ? { mandante: goals, visitante: 0 }
      : { mandante: 0, visitante: goals };
  };
}

const see = async (who: SignedIn, id: string): Promise<FinalDoCampeonato> => {
  const answer = await who.get(`/api/campeonatos/${id}/campeao`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const close = (org: SignedIn, id: string, more: object = {}) =>
  org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado', ...more });

const stored = (id: string) =>
  t.db.rows<{ n: number; de: number; ate: number; saiu: string | null }>(sql`
    select (right(p.nome, 3))::int as n, c.de, c.ate, c.saiu
    from colocacoes c join participantes p on p.uuid = c.participante_uuid
    where c.campeonato_id = ${id} order by c.de, n`);

/** '1', '5-8': places of the seeds, best seed first. */
async function placesOf(id: string, count: number): Promise<string[]> {
  const rows = await stored(id);
  const text = ({ de, ate }: { de: number; ate: number }) =>
    de === ate ? `${de}` : `${de}-${ate}`;
  return Array.from({ length: count }, (_, index) => {
    const row = rows.find(({ n }) => n === index + 1);
    return row ? text(row) : '';
  });
}

async function finish(fases: object[], count: number) {
  const made = await start(fases, count);
  await playAll(made.org, made.id, bySeed(made.uuids));
  const closed = await close(made.org, made.id);
  expect(closed.statusCode, closed.body).toBe(200);
  return { ...made, final: await see(made.org, made.id), places: await placesOf(made.id, count) };
}

describe('2nd, 3rd and 5th to 8th exist nowhere: final places of all, stored at the close', () => {
  test.each([
    ['a league', [{ tipo: 'pontos_corridos' }], 4, ['1', '2', '3', '4']],
    [
      'a knockout with a match for the third place',
      [{ tipo: 'mata_mata', terceiro_lugar: true }],
      8,
      ['1', '2', '3', '4', '5-8', '5-8', '5-8', '5-8'],
    ],
    [
      'a knockout without one',
      [{ tipo: 'mata_mata', terceiro_lugar: false }],
      5,
      ['1', '2', '3-4', '3-4', '5'],
    ],
    [
      'a knockout over two legs',
      [{ tipo: 'mata_mata', pernas: 2, pernas_final: 2, terceiro_lugar: false }],
      4,
      ['1', '2', '3-4', '3-4'],
    ],
    ['double elimination', [{ tipo: 'dupla_eliminacao' }], 6, ['1', '2', '3', '4', '5-6', '5-6']],
  ])('%s', async (_, fases, count, expected) => {
    const { places, final, uuids } = await finish(fases, count);
    expect(places).toEqual(expected);
    expect(final.campeao).toBe(uuids[0]);
    expect(final.invicto).toBe(true);
    expect(final.colocacoes).toHaveLength(count);
  });

  test('who fell in the groups comes after who fell in the knockout, by the tables', async () => {
    const fases = [
      { tipo: 'grupos', grupos: 2, classificam: 2 },
      { tipo: 'mata_mata', cruzamento: 'cruzado', terceiro_lugar: true },
    ];
    const { places, final } = await finish(fases, 8);
    expect([...places].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(final.colocacoes.map(({ fase }) => fase)).toEqual([2, 2, 2, 2, 1, 1, 1, 1]);
    // The bracket of the title is on the page of the champion, with the match for the third place.
    const columns = final.chave.flatMap(({ colunas }) => colunas);
    expect(columns.map(({ etapa, confrontos }) => [etapa, confrontos.length])).toEqual([
      ['semi', 2],
      ['final', 1],
    ]);
    expect(columns.at(-1)?.confrontos[0]?.vencedor).toBe(final.campeao);
    expect(final.terceiro).toMatchObject({ fase: 2, confronto: 'terceiro' });
    expect(final.colocacoes.map(({ etapa }) => etapa).slice(0, 5)).toEqual([
      'final',
      'final',
      'semi',
      'semi',
      null,
    ]);
  });

  test('Swiss, and a knockout after it', async () => {
    const swiss = await finish([{ tipo: 'suico', rodadas: 3 }], 6);
    expect(swiss.places[0]).toBe('1');
    expect(swiss.final).toMatchObject({ chave: [], terceiro: null });
    expect(swiss.places).not.toContain('');
    const both = [{ tipo: 'suico', rodadas: 2, classificam: 4 }, { tipo: 'mata_mata' }];
    const { final } = await finish(both, 6);
    expect(final.colocacoes.slice(0, 2).map(({ de, ate }) => [de, ate])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(final.colocacoes.slice(-2).map(({ fase }) => fase)).toEqual([1, 1]);
  });

  test('who withdrew comes last, and it is told', async () => {
    const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 4);
    for (const partida of await currentRound(org, id)) {
      const goals = bySeed(uuids)(partida);
      expect((await score(org, partida, { tipo: 'placar', ...goals })).statusCode).toBe(200);
    }
    const left = await org.put(`/api/participantes/${uuids[1]}/desistencia`, { desistiu: true });
    expect(left.statusCode, left.body).toBe(200);
    await playAll(org, id, bySeed(uuids));
    expect((await close(org, id)).statusCode).toBe(200);
    const places = await placesOf(id, 4);
    expect(places.slice(0, 2)).toEqual(['1', '4']);
    expect(places.slice(2).sort()).toEqual(['2', '3']);
    expect((await stored(id)).at(-1)).toMatchObject({ n: 2, saiu: 'desistiu' });
  });
});

test('who was put out did not withdraw', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 3);
  const exclusao = { fase: 1, participante: uuids[0], tipo: 'exclusao', motivo: 'agressão' };
  const out = await org.post(`/api/campeonatos/${id}/punicoes`, exclusao);
  expect(out.statusCode, out.body).toBe(201);
  await playAll(org, id, bySeed(uuids));
  expect((await close(org, id)).statusCode).toBe(200);
  expect((await stored(id)).at(-1)).toMatchObject({ n: 1, saiu: 'excluido' });
});

describe('a final that both missed', () => {
  async function missed() {
    const made = await start(
      [{ tipo: 'mata_mata', terceiro_lugar: false, wo_duplo: 'eliminados' }],
      4,
    );
    const { org, id, uuids } = made;
    for (const partida of await currentRound(org, id)) {
      const goals = bySeed(uuids)(partida);
      expect((await score(org, partida, { tipo: 'placar', ...goals })).statusCode).toBe(200);
    }
    const [final] = (await currentRound(org, id)) as [PartidaDeTeste];
    const answer = await score(org, final, { tipo: 'wo', wo_de: 'ambos' });
    expect(answer.statusCode, answer.body).toBe(200);
    return made;
  }

  test('has no champion by guess, and closing asks before it says so', async () => {
    const { org, id } = await missed();
    const open = await see(org, id);
    expect(open).toMatchObject({ campeao: null, motivo: 'wo_duplo', abertos: 0, invicto: false });
    const asked = await close(org, id);
    expect([asked.statusCode, asked.json().data]).toEqual([409, { confirmar: true }]);
    expect(asked.json().warning).toContain('ninguém é campeão');
    expect((await see(org, id)).campeonato.estado).toBe('andamento');
    expect(await stored(id)).toEqual([]);
    expect((await close(org, id, { ciente: true })).statusCode).toBe(200);
    const places = await placesOf(id, 4);
    expect(places).toEqual(['2', '2', '3-4', '3-4']);
  });
});

test('a league whose first two nothing separates closes without a champion, after asking', async () => {
  const { org, id } = await start([{ tipo: 'pontos_corridos' }], 2);
  const [only] = (await currentRound(org, id)) as [PartidaDeTeste];
  await score(org, only, { tipo: 'placar', mandante: 1, visitante: 1 });
  expect(await see(org, id)).toMatchObject({ campeao: null, motivo: 'empate' });
  expect((await close(org, id)).statusCode).toBe(409);
  expect((await close(org, id, { ciente: true })).statusCode).toBe(200);
  expect(await placesOf(id, 2)).toEqual(['1-2', '1-2']);
});

test('a champion whom lots put first is said to be one, and one by points is not', async () => {
  const { org, id } = await start([{ tipo: 'pontos_corridos' }], 2);
  await playAll(org, id, () => ({ mandante: 1, visitante: 1 }));
  const { campeao, por_sorteio } = await see(org, id);
  expect([typeof campeao, por_sorteio]).toEqual(['string', true]);
  const { final } = await finish([{ tipo: 'pontos_corridos' }], 2);
  expect(final.por_sorteio).toBe(false);
});

test('with matches to come closing asks, and gives no places that nobody has won', async () => {
  const { org, id } = await start([{ tipo: 'pontos_corridos' }], 4);
  const asked = await close(org, id);
  expect(asked.statusCode).toBe(409);
  expect(asked.json().warning).toContain('6 jogos');
  expect((await close(org, id, { ciente: true })).statusCode).toBe(200);
  expect(await stored(id)).toEqual([]);
  expect(await see(org, id)).toMatchObject({ campeao: null, motivo: 'jogos', abertos: 6 });
});

describe('reopening', () => {
  test('takes the places away; closed again they are those of the new results', async () => {
    const { org, id, uuids } = await finish([{ tipo: 'pontos_corridos' }], 2);
    expect(
      (await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' })).statusCode,
    ).toBe(200);
    expect(await stored(id)).toEqual([]);
    expect((await see(org, id)).campeonato.encerrado_em).toBeNull();
    const [only] = (await currentRound(org, id)) as [PartidaDeTeste];
    const goals = only.mandante.participante === uuids[0] ? [0, 3] : [3, 0];
    const corrected = { tipo: 'placar', mandante: goals[0], visitante: goals[1] };
    expect((await score(org, only, corrected, { motivo: 'súmula' })).statusCode).toBe(200);
    expect((await close(org, id)).statusCode).toBe(200);
    expect(await placesOf(id, 2)).toEqual(['2', '1']);
  });

  test('a corrected score opens it again, and the places go with it', async () => {
    const { org, id } = await finish([{ tipo: 'pontos_corridos' }], 2);
    const [only] = (await currentRound(org, id)) as [PartidaDeTeste];
    const corrected = { tipo: 'placar', mandante: 5, visitante: 5 };
    expect((await score(org, only, corrected, { motivo: 'súmula' })).statusCode).toBe(200);
    expect(await stored(id)).toEqual([]);
  });

  test('a deduction after the end changes the places that are kept', async () => {
    const { org, id, uuids } = await finish([{ tipo: 'pontos_corridos' }], 3);
    const body = { fase: 1, participante: uuids[0], pontos: -9, motivo: 'irregular', ciente: true };
    expect((await org.post(`/api/campeonatos/${id}/punicoes`, body)).statusCode).toBe(201);
    expect(await placesOf(id, 3)).toEqual(['3', '1', '2']);
  });
});

test('two organisers press at once: it is closed once, and told once', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 3);
  await playAll(org, id, bySeed(uuids));
  const answers = await Promise.all([close(org, id), close(org, id), close(org, id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const lines = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  const closings = lines.filter(
    ({ acao, depois }: { acao: string; depois: { estado?: string } }) =>
      acao === 'mudar-estado' && depois.estado === 'encerrado',
  );
  expect(closings).toHaveLength(1);
  expect(await placesOf(id, 3)).toEqual(['1', '2', '3']);
});

test('the road and the general table count a match lost on penalties as drawn, but nobody is unbeaten by it', async () => {
  const { org, id, uuids } = await start([{ tipo: 'dupla_eliminacao' }], 4);
  const rank = rankIn(uuids);
  /** The best one loses its first match on penalties and wins all others by W.O. */
  const resultOf = ({ mandante, visitante }: PartidaDeTeste, isFirst: boolean) => {
    const homeIsBetter = rank(mandante) < rank(visitante);
    if (!isFirst) return { tipo: 'wo', wo_de: homeIsBetter ? 'visitante' : 'mandante' };
    const penaltis = homeIsBetter ? [3, 4] : [4, 3];
    return { tipo: 'placar', mandante: 1, visitante: 1, penaltis };
  };
  const seen: string[] = [];
  for (;;) {
    const partida = (await currentRound(org, id)).find(isOpen);
    if (!partida) break;
    const plays = [partida.mandante, partida.visitante].some((side) => rank(side) === 0);
    const answer = await score(org, partida, resultOf(partida, plays && seen.length === 0));
    expect(answer.statusCode, answer.body).toBe(200);
    if (plays) seen.push(partida.uuid);
  }
  const final = await see(org, id);
  expect(final.campeao).toBe(uuids[0]);
  expect(final.invicto).toBe(false);
  const letters = final.caminho.map(({ resultado }) => resultado);
  const count = (letter: string) => letters.filter((one) => one === letter).length;
  const row = final.geral.find(({ participante }) => participante === uuids[0]);
  expect(row).toMatchObject({ v: count('v'), e: 1, d: 0 });
  expect(final.caminho.map(({ partida }) => partida.uuid)).toEqual(seen);
  expect(final.caminho[0]).toMatchObject({ resultado: 'e', partida: { placar: { mandante: 1 } } });
  expect(final.caminho.slice(1).every(({ resultado }) => resultado === 'v')).toBe(true);
  expect(final.caminho.at(-1)?.partida.wo_de).not.toBeNull();
  expect(final.numeros).toMatchObject({ jogos: 1, empates: 1, penaltis: 1 });
});

test('figures: goals, the general table over both phases, best attack and best defence', async () => {
  const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];
  const { final, uuids } = await finish(fases, 4);
  expect(final.numeros).toMatchObject({ jogos: 3, wo: 0, empates: 0 });
  expect(final.geral).toHaveLength(4);
  expect(final.geral[0]).toMatchObject({ participante: uuids[0], posicao: 1, j: 2, v: 2, p: 6 });
  expect(final.melhor_ataque?.participante).toBe(uuids[0]);
  expect(final.melhor_defesa).toMatchObject({ participante: uuids[0], gols: 0, jogos: 2 });
  expect(Object.keys(final.gente).sort()).toEqual([...uuids].sort());
});

test('the best attack is by match, as in Estatísticas, and not of who played more', async () => {
  const { org, id } = await start([{ tipo: 'mata_mata' }], 3);
  const seen = new Set<string | null>();
  await playAll(org, id, ({ mandante, visitante }) => {
    const isNew = !seen.has(mandante.participante);
    const isFinal = seen.size > 0;
    seen.add(mandante.participante).add(visitante.participante);
    if (!isFinal) return { mandante: 4, visitante: 0 };
    return isNew ? { mandante: 3, visitante: 0 } : { mandante: 0, visitante: 3 };
  });
  const { campeao, melhor_ataque } = await see(org, id);
  expect(melhor_ataque).toEqual({ participante: campeao, gols: 3, jogos: 1 });
});

test('a walkover gives the best attack no goals: nobody scored them', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 3);
  const rank = rankIn(uuids);
  for (;;) {
    const partida = (await currentRound(org, id)).find(isOpen);
    if (!partida) break;
    const sides = [rank(partida.mandante), rank(partida.visitante)];
    const best = sides.indexOf(0);
    const wo = { tipo: 'wo', wo_de: best === 0 ? 'visitante' : 'mandante' };
    const [mandante, visitante] = sides[0] === 1 ? [2, 1] : [1, 2];
    const answer = await score(
      org,
      partida,
      best < 0 ? { tipo: 'placar', mandante, visitante } : wo,
    );
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const final = await see(org, id);
  expect(final.geral[0]).toMatchObject({ participante: uuids[0], gp: 6 });
  expect(final.melhor_ataque).toEqual({ participante: uuids[1], gols: 2, jogos: 1 });
  expect(final.melhor_defesa).toEqual({ participante: uuids[1], gols: 1, jogos: 1 });
});

test('a guest sees the end of a public one; of a private one nothing', async () => {
  const { org, id } = await finish([{ tipo: 'pontos_corridos' }], 2);
  const guest = await t.guest();
  expect((await guest.get(`/api/campeonatos/${id}/campeao`)).statusCode).toBe(200);
  await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${id}`);
  expect((await guest.get(`/api/campeonatos/${id}/campeao`)).statusCode).toBe(404);
  expect((await org.get(`/api/campeonatos/${id}/campeao`)).statusCode).toBe(200);
});
