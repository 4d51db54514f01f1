// The first view at every moment of a championship, and in strange ones.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Visao } from '#contract/visao.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  drawLots,
  insertNames,
  makeCampeonato,
  openCampeonato,
  type PartidaDeTeste,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

let org: SignedIn;

beforeAll(async () => {
  org = await t.signedIn();
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
});

type Reader = { get: SignedIn['get'] };

async function see(id: string, who?: Reader): Promise<Visao> {
  const answer = await (who ?? (await t.guest())).get(`/api/campeonatos/${id}/visao`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function running(fases: object[], count: number): Promise<{ id: string; uuids: string[] }> {
  const id = await makeCampeonato(org, { fases, inscricao: { vagas: Math.max(2, count) } });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { id, uuids };
}

/** Plays the current round; who comes first in the list wins. */
async function playRound(id: string, uuids: readonly string[]): Promise<void> {
  for (const partida of await currentRound(org, id)) {
    const answer = await score(org, partida, { tipo: 'placar', ...byRank(uuids)(partida) });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

const byRank =
  (uuids: readonly string[]) =>
  ({ mandante, visitante }: PartidaDeTeste) => {
    const of = ({ participante }: { participante: string | null }) =>
      uuids.indexOf(participante ?? '');
    return of(mandante) < of(visitante)
      ? { mandante: 2, visitante: 0 }
      : { mandante: 0, visitante: 2 };
  };

const steps = ({ passos }: Visao) =>
  passos.map(({ tipo, etapa, situacao }) => `${etapa ?? tipo} ${situacao}`);

const stages = ({ chave }: Visao) =>
  chave.map(({ chave: name, colunas }) => [
    name,
    ...colunas.map(({ etapa, confrontos }) => `${etapa} ${confrontos.length}`),
  ]);

/** Whoever is shown has a name. */
function expectNamed(visao: Visao): void {
  const { gente, campeonato: _, avisos: __, ...shown } = visao;
  const uuids = new Set(
    [...JSON.stringify(shown).matchAll(/"participante":"([^"]+)"/g)].map(([, uuid]) => uuid),
  );
  expect([...uuids].filter((uuid) => !gente[uuid ?? ''])).toEqual([]);
}

describe('before the matches', () => {
  test('who is in stands there by the order of entry, and nobody who only waits', async () => {
    const id = await openCampeonato(org, { vagas: 8 });
    const uuids = await insertNames(t, id, 3);
    await t.db.run(sql`update participantes set status = 1 where uuid = ${uuids[1]}`);
    const visao = await see(id);
    expect(visao.momento).toBe('inscricoes');
    expect(visao.inscritos).toEqual([uuids[0], uuids[2]]);
    expect(Object.keys(visao.gente).sort()).toEqual([uuids[0], uuids[2]].sort());
    expect(steps(visao)).toEqual(['inscricoes agora', 'sorteio vem', 'fase vem']);
    expect(visao).toMatchObject({ proxima: null, tabelas: [], chave: [], resultados: [] });
  });

  test('of hundreds the first are here, and how many there are is told', async () => {
    const fases = [{ tipo: 'mata_mata' }];
    const id = await openCampeonato(org, { vagas: 512 }, { fases });
    await insertNames(t, id, 60);
    const { inscritos, campeonato } = await see(id);
    expect(inscritos).toHaveLength(24);
    expect(campeonato.confirmados).toBe(60);
  });

  test('after the draw it is no dead end: first round, tables and next match are there', async () => {
    const id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos' }] });
    await insertNames(t, id, 4);
    const path = `/api/campeonatos/${id}/sorteio`;
    const prepared = await org.post(path, { metodo: 'ranking' });
    expect(await see(id, org)).toMatchObject({ momento: 'inscricoes', preparado: true });
    const { uuid } = prepared.json().data;
    expect((await org.put(path, { uuid })).statusCode).toBe(200);
    const visao = await see(id, org);
    expect(visao.momento).toBe('sorteado');
    expect(visao.jogos.total).toBe(2);
    expect(visao.tabelas[0]?.linhas).toHaveLength(4);
    expect(visao.zonas, 'nothing is won before the first match').toEqual([]);
    expect(visao.proxima).not.toBeNull();
    expect(visao.sorteado).not.toBeNull();
    expect(steps(visao)).toEqual(['sorteio feito', 'fase vem']);
  });
});

describe('groups', () => {
  const GROUPS = { tipo: 'grupos', grupos: 9, classificam: 2 };

  test('all nine groups of unequal size are there, with what is proved and nothing else', async () => {
    const { id, uuids } = await running([GROUPS, { tipo: 'mata_mata' }], 30);
    await playRound(id, uuids);
    await playRound(id, uuids);
    const visao = await see(id);
    expect(visao).toMatchObject({ momento: 'grupos', grupos: 9, chave: [] });
    expect(visao.tabelas).toHaveLength(9);
    const sizes = visao.tabelas.map(({ linhas, total }) => [linhas.length, total]);
    expect(sizes.every(([shown, all]) => shown === all)).toBe(true);
    expect(new Set(visao.tabelas.map(({ total }) => total))).toEqual(new Set([3, 4]));
    const whole = (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas;
    const marks = (tables: Visao['tabelas']) =>
      tables.flatMap(({ linhas }) =>
        linhas.map(({ participante, marca }) => [participante, marca]),
      );
    expect(marks(visao.tabelas)).toEqual(marks(whole));
    for (const { linhas } of visao.tabelas) {
      for (const { posicao, zona } of linhas) {
        const last = linhas.filter((other) => other.posicao <= posicao).length;
        expect(zona).toBe(last <= 2 ? 'classifica' : null);
      }
    }
    expect(visao.zonas).toEqual([{ tipo: 'classifica', legenda: '' }]);
    expect(visao.passos.find(({ situacao }) => situacao === 'agora')).toMatchObject({
      tipo: 'fase',
      fase: 1,
      feitos: visao.campeonato.resumo.jogos_feitos,
    });
    expect(visao.passos.at(-1)?.etapa).toBe('final');
    expectNamed(visao);
  });

  test('of more than sixteen groups the count is told, and who looks sees their own', async () => {
    const fases = [{ tipo: 'grupos', grupos: 18, classificam: 1 }, { tipo: 'mata_mata' }];
    const { id } = await running(fases, 36);
    const ana = await t.signedIn();
    const whole = (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas;
    const { participante } = whole[17].linhas[0];
    await t.db.run(sql`
      update participantes set usuario_uuid = ${ana.uuid} where uuid = ${participante}`);
    const guest = await see(id);
    expect([guest.tabelas.length, guest.grupos]).toEqual([16, 18]);
    const own = await see(id, ana);
    expect(own.tabelas.map(({ grupo }) => grupo)).toContain(whole[17].grupo);
    expect(own.campanha).toMatchObject({ grupo: whole[17].grupo, p: 0 });
  });

  test('places that lots decide are explained by name, until they are drawn', async () => {
    const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];
    const { id } = await running(fases, 4);
    for (const partida of await currentRound(org, id)) {
      await score(org, partida, { tipo: 'placar', mandante: 1, visitante: 1 });
    }
    const visao = await see(id);
    expect(visao.empate).toMatchObject({ fase: 1, no_jogo: false });
    expect(visao.empate?.conjuntos.map(({ length }) => length)).toEqual([4]);
    expect(visao.empate?.conjuntos.flat().every((uuid) => visao.gente[uuid])).toBe(true);
    expect(visao.proxima).toBeNull();
    const lots = await drawLots(org, id, 1);
    expect(lots.statusCode, lots.body).toBe(200);
    const after = await see(id);
    expect(after).toMatchObject({ empate: null, momento: 'mata_mata' });
    expect(after.proxima).not.toBeNull();
  });
});

describe('one table', () => {
  test('with a champion and others level, lots are still told: it is not over', async () => {
    const { id, uuids } = await running([{ tipo: 'pontos_corridos', turnos: 2 }], 3);
    const goalsOf = ({ participante }: { participante: string | null }) =>
      participante === uuids[0] ? 1 : 0;
    for (let round = 1; round <= 6; round++) {
      for (const partida of await currentRound(org, id)) {
        const [mandante, visitante] = [goalsOf(partida.mandante), goalsOf(partida.visitante)];
        await score(org, partida, { tipo: 'placar', mandante, visitante });
      }
    }
    const visao = await see(id);
    expect(visao.podio).toEqual([uuids[0]]);
    expect(visao.empate).not.toBeNull();
    expect(visao.momento).toBe('liga');
  });

  test('an odd league shows its top, who rests, and the line of who looks', async () => {
    const { id, uuids } = await running([{ tipo: 'pontos_corridos' }], 11);
    const ana = await t.signedIn();
    await playRound(id, uuids);
    const whole = (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas[0];
    const last = whole.linhas.at(-1).participante;
    await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${last}`);
    const visao = await see(id);
    expect(visao).toMatchObject({ momento: 'liga', grupos: 1 });
    expect(visao.tabelas[0]).toMatchObject({ total: 11 });
    expect(visao.tabelas[0]?.linhas).toHaveLength(8);
    expect(visao.jogos.folgas).toHaveLength(1);
    const own = await see(id, ana);
    expect(own.tabelas[0]?.linhas.map(({ posicao }) => posicao)).toHaveLength(9);
    expect(own.tabelas[0]?.linhas.at(-1)?.participante).toBe(last);
    expect(own.minha).not.toBeNull();
    expectNamed(own);
  });

  test('who withdraws in the fourth round has no place that is worth anything', async () => {
    const zonas = [{ tipo: 'classifica', legenda: 'Série A', de: 1, ate: 6 }];
    const tabela = { desistencia: 'anula' };
    const { id, uuids } = await running([{ tipo: 'pontos_corridos', zonas, tabela }], 6);
    for (let round = 1; round <= 3; round++) await playRound(id, uuids);
    const left = await org.put(`/api/participantes/${uuids[0]}/desistencia`, { desistiu: true });
    expect(left.statusCode, left.body).toBe(200);
    const visao = await see(id);
    expect(visao.momento).toBe('liga');
    expect(visao.tabelas[0]?.linhas).toHaveLength(6);
    expect(visao.zonas).toEqual([{ tipo: 'classifica', legenda: 'Série A' }]);
    expectNamed(visao);
    const marked = visao.tabelas[0]?.linhas.filter(({ situacao }) => situacao !== null);
    expect(marked).toMatchObject([{ participante: uuids[0], situacao: 'desistiu' }]);
  });

  test('a match that neither side came to is a result without goals', async () => {
    const { id } = await running([{ tipo: 'pontos_corridos' }], 4);
    const [partida] = await currentRound(org, id);
    if (!partida) throw new Error('no match');
    const missed = await score(org, partida, { tipo: 'wo', wo_de: 'ambos' });
    expect(missed.statusCode, missed.body).toBe(200);
    const { resultados } = await see(id);
    expect(resultados).toHaveLength(1);
    expect(resultados[0]).toMatchObject({ uuid: partida.uuid, wo_de: 'ambos', placar: null });
  });

  test('a Swiss phase with rounds to be paired is not the knockout after it', async () => {
    const fases = [{ tipo: 'suico', rodadas: 3, classificam: 4 }, { tipo: 'mata_mata' }];
    const { id, uuids } = await running(fases, 8);
    await playRound(id, uuids);
    const visao = await see(id);
    expect(visao.momento).toBe('liga');
    expect(visao.jogos).toMatchObject({ fase: 1, rodada: 1, total: 4 });
    const next = visao.passos.find(({ rodada }) => rodada === 2);
    expect(next).toMatchObject({ situacao: 'vem', rodadas: 3, jogos: 0 });
    for (let round = 2; round <= 3; round++) {
      expect((await org.post(`/api/campeonatos/${id}/rodadas`)).statusCode).toBe(201);
      await playRound(id, uuids);
    }
    expect(await see(id)).toMatchObject({ momento: 'mata_mata' });
  });
});

describe('a bracket', () => {
  test('three rounds around where it stands, the last results, and in the end the podium', async () => {
    const { id, uuids } = await running([{ tipo: 'mata_mata', terceiro_lugar: true }], 8);
    expect(stages(await see(id))).toEqual([['principal', 'quartas 4', 'semi 2', 'final 1']]);
    await playRound(id, uuids);
    const visao = await see(id);
    expect(visao.momento).toBe('mata_mata');
    expect(visao.resultados).toHaveLength(4);
    const [quartas, semi, final] = visao.chave[0]?.colunas ?? [];
    expect(quartas?.confrontos.map(({ linha, para }) => [linha, para])).toEqual([
      [0, 0.5],
      [1, 0.5],
      [2, 2.5],
      [3, 2.5],
    ]);
    expect(quartas?.confrontos[0]).toMatchObject({ situacao: 'decidido', quando: null });
    expect(quartas?.confrontos[0]?.gols?.toSorted()).toEqual([0, 2]);
    expect(semi?.confrontos.every(({ situacao }) => situacao === 'pronto')).toBe(true);
    expect(semi?.confrontos[0]?.gols, 'never 0 × 0 before it is played').toBeNull();
    expect(final?.confrontos[0]).toMatchObject({ situacao: 'aguarda', linha: 1.5, para: null });
    expect(Object.values(visao.confrontos)).toContainEqual({ etapa: 'semi', numero: 2 });
    expect(steps(visao)).toContain('semi agora');
    expectNamed(visao);
    await playAll(org, id, byRank(uuids));
    const ended = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado' });
    expect(ended.statusCode, ended.body).toBe(200);
    const end = await see(id);
    expect(end).toMatchObject({ momento: 'encerrado', podio: uuids.slice(0, 3) });
    expect(stages(end)).toEqual([['principal', 'quartas 4', 'semi 2', 'final 1']]);
  });

  test('with all played it is over before it is closed: no round that is on, nor what comes next', async () => {
    const { id, uuids } = await running([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
    await playRound(id, uuids);
    const play = async (isWanted: (partida: PartidaDeTeste) => boolean) => {
      const partida = (await currentRound(org, id)).find(isWanted);
      if (!partida) throw new Error('no such match');
      await score(org, partida, { tipo: 'placar', ...byRank(uuids)(partida) });
    };
    await play(({ confronto }) => confronto !== 'terceiro');
    expect((await see(id)).momento, 'the third place is still played for').toBe('mata_mata');
    await play(({ confronto }) => confronto === 'terceiro');
    expect(await see(id)).toMatchObject({ momento: 'encerrado', podio: uuids.slice(0, 3) });
  });

  test('with all played and a result contested it is not over', async () => {
    const { id, uuids } = await running([{ tipo: 'mata_mata' }], 4);
    await playRound(id, uuids);
    await playRound(id, uuids);
    expect((await see(id)).momento).toBe('encerrado');
    await t.db.run(
      sql`update partidas set estado = 'contestada' where campeonato_id = ${id} and rodada = 2`,
    );
    await t.db.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
    expect((await see(id)).momento).toBe('mata_mata');
  });

  test('of a round with many ties those around one of them', async () => {
    const { id } = await running([{ tipo: 'mata_mata' }], 40);
    const visao = await see(id);
    expect(visao.chave[0]?.parcial).toBe(true);
    for (const { confrontos } of visao.chave[0]?.colunas ?? []) {
      expect(confrontos.length).toBeLessThanOrEqual(8);
    }
    expect(visao.chave[0]?.colunas).toHaveLength(3);
    expect(visao.jogos.total).toBeGreaterThan(visao.jogos.data.length - 1);
    expectNamed(visao);
  });

  test('a double elimination has two trees, and three on its podium', async () => {
    const { id, uuids } = await running([{ tipo: 'dupla_eliminacao' }], 8);
    const visao = await see(id);
    expect(visao.chave.map(({ chave }) => chave)).toEqual(['principal', 'repescagem']);
    expect(visao.chave.every(({ colunas }) => colunas.length === 3)).toBe(true);
    expectNamed(visao);
    expect(visao.etapas[visao.proxima?.uuid ?? '']).toBe('quartas');
    const { rodadas } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
    expect(rodadas.map(({ etapa }: { etapa: string }) => etapa)).toEqual([
      ...['quartas', 'semi+repescagem_1', 'final_chave+repescagem_2', 'repescagem_3'],
      ...['repescagem_4', 'final'],
    ]);
    const named = [];
    for (const _ of rodadas) {
      named.push((await see(id)).campeonato.resumo.etapa);
      await playRound(id, uuids);
    }
    expect(named, 'in headers and on cards, too').toEqual(
      rodadas.map(({ etapa }: { etapa: string }) => etapa),
    );
    const end = await see(id);
    expect(end.podio).toEqual(uuids.slice(0, 3));
    expect(steps(end).filter((step) => !step.endsWith('feito'))).toEqual([]);
    expect(end.campeonato.resumo.campeao).toBe('Time 001');
  });

  test('a step that has only a deadline is not told as if it were played on that day', async () => {
    const { id } = await running([{ tipo: 'mata_mata' }], 4);
    await t.db.run(sql`update partidas set jogo_previsto_at = null,
      prazo_at = agora() + interval '20 days' where campeonato_id = ${id}`);
    await t.db.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
    const final = (await see(id)).passos.find(({ etapa }) => etapa === 'final');
    expect(final).toMatchObject({ jogos: 1, inicio_at: null, fim_at: expect.any(String) });
  });

  test('two participants are one final', async () => {
    const { id, uuids } = await running([{ tipo: 'mata_mata' }], 2);
    const visao = await see(id);
    expect(stages(visao)).toEqual([['principal', 'final 1']]);
    expect(visao.proxima).not.toBeNull();
    await playAll(org, id, byRank(uuids));
    const decided = await see(id);
    expect(decided.podio).toEqual(uuids);
    expect(steps(decided), 'with a champion nothing is on').not.toContain('final agora');
  });

  test('who has nobody to play for the third place is third, and such a match is no result', async () => {
    const { id, uuids } = await running([{ tipo: 'mata_mata', terceiro_lugar: true }], 8);
    const [missed] = await currentRound(org, id);
    if (!missed) throw new Error('no match');
    await score(org, missed, { tipo: 'wo', wo_de: 'ambos' });
    await playAll(org, id, byRank(uuids));
    const { podio, resultados } = await see(id);
    expect(podio).toHaveLength(3);
    const sides = resultados.flatMap(({ mandante, visitante }) => [mandante, visitante]);
    expect(sides.every(({ participante }) => participante !== null)).toBe(true);
  });

  test('nobody is second and third when both missed the other semi-final', async () => {
    const { id } = await running([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
    const [missed, semi] = await currentRound(org, id);
    if (!missed || !semi) throw new Error('no matches');
    await score(org, missed, { tipo: 'wo', wo_de: 'ambos' });
    await score(org, semi, { tipo: 'placar', mandante: 2, visitante: 0 });
    const sides = [semi.mandante.participante, semi.visitante.participante];
    expect((await see(id)).podio).toEqual(sides);
  });

  test('nobody is second on the podium who shares the second place with others', async () => {
    const { id } = await running([{ tipo: 'mata_mata' }], 4);
    const [missed, semi] = await currentRound(org, id);
    if (!missed || !semi) throw new Error('no matches');
    await score(org, missed, { tipo: 'wo', wo_de: 'ambos' });
    await score(org, semi, { tipo: 'placar', mandante: 2, visitante: 0 });
    const { colocacoes } = (await org.get(`/api/campeonatos/${id}/campeao`)).json().data;
    expect(colocacoes.map(({ de, ate }: { de: number; ate: number }) => [de, ate])).toEqual([
      ...[[1, 1], ...Array(3).fill([2, 4])],
    ]);
    expect((await see(id)).podio).toEqual([semi.mandante.participante]);
  });

  test('a place that nobody comes to after a double W.O. is not told as one that somebody will take', async () => {
    const fase = { tipo: 'dupla_eliminacao', wo_duplo: 'eliminados' };
    const { id } = await running([fase], 6);
    const [missed] = await currentRound(org, id);
    if (!missed) throw new Error('no match');
    await score(org, missed, { tipo: 'wo', wo_de: 'ambos' });
    const ties = (await see(id)).chave.flatMap(({ colunas }) =>
      colunas.flatMap(({ confrontos }) => confrontos),
    );
    const fromMissed = ties.flatMap(({ lados }) =>
      lados.filter(
        ({ vaga }) => vaga && 'confronto' in vaga && vaga.confronto === missed.confronto,
      ),
    );
    expect(fromMissed).toEqual([]);
    const empty = ties.flatMap(({ lados }) => lados.filter(({ vaga }) => vaga?.tipo === 'folga'));
    expect(empty.length).toBeGreaterThan(1);
  });

  test('a tie that neither side came to waits for lots, by name', async () => {
    const { id } = await running([{ tipo: 'mata_mata', wo_duplo: 'sorteio' }], 4);
    const [partida] = await currentRound(org, id);
    if (!partida) throw new Error('no match');
    await score(org, partida, { tipo: 'wo', wo_de: 'ambos' });
    const { empate, gente } = await see(id);
    const sides = [partida.mandante.participante, partida.visitante.participante];
    expect(empate?.conjuntos.map((level) => level.toSorted())).toEqual([sides.toSorted()]);
    expect(sides.every((uuid) => gente[uuid ?? ''])).toBe(true);
  });

  test('a tie that lots decided after nobody came shows no goals', async () => {
    const { id } = await running([{ tipo: 'mata_mata', wo_duplo: 'sorteio' }], 4);
    const [partida] = await currentRound(org, id);
    if (!partida) throw new Error('no match');
    await score(org, partida, { tipo: 'wo', wo_de: 'ambos' });
    expect((await drawLots(org, id, 1)).statusCode).toBe(200);
    const [first] = (await see(id)).chave[0]?.colunas ?? [];
    const tie = first?.confrontos.find(({ decidido_por }) => decidido_por === 'sorteio');
    expect(tie).toMatchObject({ situacao: 'decidido', gols: null });
  });

  test('after groups it has the way of who looks', async () => {
    const cup = { tipo: 'mata_mata', cruzamento: 'cruzado' };
    const fases = [{ tipo: 'grupos', grupos: 2, classificam: 2 }, cup];
    const { id, uuids } = await running(fases, 6);
    const ana = await t.signedIn();
    await t.db.run(sql`
      update participantes set usuario_uuid = ${ana.uuid} where uuid = ${uuids[0]}`);
    for (let round = 1; round <= 3; round++) await playRound(id, uuids);
    const own = await see(id, ana);
    expect(own).toMatchObject({ momento: 'mata_mata', tabelas: [] });
    expect(own.caminho).toHaveLength(2);
    expect(own.minha).not.toBeNull();
    expect((await see(id)).caminho).toEqual([]);
  });
});

test('a league that is over has its podium from the table', async () => {
  const { id, uuids } = await running([{ tipo: 'pontos_corridos' }], 4);
  await playAll(org, id, byRank(uuids));
  expect((await see(id)).podio).toEqual(uuids.slice(0, 3));
});

test('the next match is the one that comes, not one whose hour is long over', async () => {
  const { id } = await running([{ tipo: 'pontos_corridos' }], 4);
  const [late, soon] = await currentRound(org, id);
  await t.db.run(sql`
    update partidas set jogo_previsto_at = now() - interval '2 days' where uuid = ${late?.uuid}`);
  await t.db.run(sql`
    update partidas set jogo_previsto_at = now() + interval '1 hour' where uuid = ${soon?.uuid}`);
  expect((await see(id)).proxima?.uuid).toBe(soon?.uuid);
});

test('the next match is not one that was put off without a day, while another can be played', async () => {
  const { id } = await running([{ tipo: 'pontos_corridos' }], 4);
  const [off, open] = await currentRound(org, id);
  if (!off) throw new Error('there are two');
  expect((await score(org, off, { tipo: 'adiar' })).statusCode).toBe(200);
  expect((await see(id)).proxima?.uuid).toBe(open?.uuid);
});

test('a leg that nobody has to play any more is not among the last scores', async () => {
  const { id } = await running([{ tipo: 'mata_mata', pernas: 2 }], 4);
  const [first] = await currentRound(org, id);
  if (!first) throw new Error('there is one');
  expect((await score(org, first, { tipo: 'wo', wo_de: 'ambos' })).statusCode).toBe(200);
  const { resultados } = await see(id);
  expect(resultados.map(({ uuid }) => uuid)).toEqual([first.uuid]);
});

test('an open tie has the goals that a W.O. gave in its first leg, as in the whole bracket and on the match', async () => {
  const { id } = await running([{ tipo: 'mata_mata', pernas: 2, wo_elimina: false }], 4);
  const [first] = await currentRound(org, id);
  if (!first) throw new Error('there is one');
  const answer = await score(org, first, { tipo: 'wo', wo_de: 'visitante' });
  expect(answer.statusCode, answer.body).toBe(200);
  const whole = (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data.confrontos;
  const { confronto } = (await org.get(`/api/partidas/${first.uuid}`)).json().data;
  const { chave } = await see(id);
  const short = chave.flatMap(({ colunas }) => colunas.flatMap(({ confrontos }) => confrontos));
  const { agregado } = whole.find((tie: { id: string }) => tie.id === confronto.id);
  expect(agregado.toSorted()).toEqual([0, 3]);
  expect(confronto).toMatchObject({ situacao: 'pronto', agregado });
  expect(short.find((tie) => tie.id === confronto.id)?.gols).toEqual(agregado);
});
