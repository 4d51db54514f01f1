// Rows that were written in the engine's words, as they were before the migrations that gave them the
// product's own: after these they read as if they had always been so.
import { readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Fase } from '#regras/configuracao/fases.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { diferencas } from './diferencas.ts';

const t = testApp();

const migrateAgain = (name: string) =>
  t.db.script(readFileSync(new URL(`../migrations/${name}`, import.meta.url), 'utf8'));

type Json = Record<string, unknown>;

/** A result in the engine's words. */
function oldResult(r: Json | null): Json | null {
  if (r === null) return null;
  if (r.tipo === 'cancelada') return { kind: 'cancelled' };
  if (r.tipo === 'anulada') return { kind: 'annulled' };
  if (r.tipo === 'wo' && r.wo_de === 'ambos') return { kind: 'double_walkover' };
  if (r.tipo === 'wo')
    return { kind: 'walkover', winner: r.wo_de === 'mandante' ? 'away' : 'home' };
  const [home, away] = (r.penaltis ?? []) as number[];
  return {
    kind: 'played',
    score: { home: r.mandante, away: r.visitante },
    ...(r.prorrogacao === true && { extraTime: true }),
    ...(r.penaltis !== undefined && { penalties: { home, away } }),
  };
}

const oldTie = (id: unknown) =>
  id === 'terceiro' ? 'third' : String(id).replace(/^V/, 'W').replace(/^R/, 'L');

function oldSlot(vaga: Json): Json {
  switch (vaga.tipo) {
    case 'participante':
      return { kind: 'team', team: vaga.participante };
    case 'folga':
      return { kind: 'bye' };
    case 'vencedor':
      return { kind: 'winner', tie: oldTie(vaga.confronto) };
    case 'perdedor':
      return { kind: 'loser', tie: oldTie(vaga.confronto) };
    case 'grupo':
      return { kind: 'group', group: vaga.grupo, position: vaga.posicao };
    case 'melhor':
      return { kind: 'best', position: vaga.posicao, rank: vaga.ordem };
    case 'geral':
      return { kind: 'seed', seed: vaga.posicao };
    default:
      return { kind: 'remaining', round: vaga.rodada, rank: vaga.ordem };
  }
}

const OLD: Readonly<Record<string, string>> = {
  ...{ aguarda: 'waiting', pronto: 'ready', decidido: 'decided', passa_direto: 'free_pass' },
  ...{ desnecessario: 'unneeded', sorteio: 'lots', jogo_extra: 'playoff', empate: 'level' },
  ...{ placar: 'result', agregado: 'aggregate', penaltis: 'penalties', wo: 'walkover' },
};

const oldWord = (word: unknown) => (typeof word === 'string' ? (OLD[word] ?? word) : word);

function oldBoard(dados: Json): Json {
  const { tabelas, confrontos } = dados as { tabelas?: Json[]; confrontos?: Json[] };
  return {
    ...dados,
    ...(tabelas && {
      tabelas: tabelas.map((tabela) => ({
        ...tabela,
        linhas: (tabela.linhas as Json[]).map((linha) => ({
          ...linha,
          pendente: oldWord(linha.pendente),
        })),
      })),
    }),
    ...(confrontos && {
      confrontos: confrontos.map((tie) => ({
        ...{ ...tie, id: oldTie(tie.id), situacao: oldWord(tie.situacao) },
        decidido_por: oldWord(tie.decidido_por),
      })),
    }),
  };
}

const oldTrail = (lado: Json | null) =>
  lado && {
    ...lado,
    ...('resultado' in lado && { resultado: oldResult(lado.resultado as Json | null) }),
    ...(Array.isArray(lado.desfeitas) && {
      desfeitas: lado.desfeitas.map((one) => ({ ...one, resultado: oldResult(one.resultado) })),
    }),
  };

type Linha = { uuid: string; confronto: string | null } & Record<string, Json | null>;

/** Puts matches, boards and trail of a championship back into the engine's words. */
async function turnBack(id: string): Promise<void> {
  // It is made from the words, and is made again by the migration.
  await t.db.script('alter table partidas drop column feita, add column feita boolean');
  const partidas = await t.db.rows<Linha>(sql`
    select uuid, confronto, vaga_mandante, vaga_visitante, resultado, decisao from partidas
    where campeonato_id = ${id}`);
  for (const { uuid, confronto, ...row } of partidas) {
    await t.db.run(sql`
      update partidas set confronto = ${confronto && oldTie(confronto)},
        vaga_mandante = ${JSON.stringify(oldSlot(row.vaga_mandante as Json))},
        vaga_visitante = ${JSON.stringify(oldSlot(row.vaga_visitante as Json))},
        resultado = ${row.resultado ? JSON.stringify(oldResult(row.resultado)) : null},
        decisao = ${row.decisao ? JSON.stringify(oldResult(row.decisao)) : null}
      where uuid = ${uuid}`);
  }
  const quadros = await t.db.rows<{ fase: number; dados: Json }>(sql`
    select fase, dados from quadros where campeonato_id = ${id}`);
  for (const { fase, dados } of quadros) {
    await t.db.run(sql`
      update quadros set dados = ${JSON.stringify(oldBoard(dados))}
      where campeonato_id = ${id} and fase = ${fase}`);
  }
  const trail = await t.db.rows<{ id: string; antes: Json | null; depois: Json | null }>(sql`
    select id, antes, depois from historico where campeonato_id = ${id}`);
  for (const line of trail) {
    const [antes, depois] = [oldTrail(line.antes), oldTrail(line.depois)];
    await t.db.run(sql`
      update historico set antes = ${antes && JSON.stringify(antes)},
        depois = ${depois && JSON.stringify(depois)} where id = ${line.id}`);
  }
}

const VIEWS = ['', '/jogos', '/visao', '/historico', '/regulamento', '/sorteio'];

async function seen(org: SignedIn, id: string, more: readonly string[]) {
  const { rodadas } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
  const rounds = rodadas.map(
    ({ fase, rodada }: { fase: number; rodada: number }) => `/jogos?fase=${fase}&rodada=${rodada}`,
  );
  const answers: Json = {};
  for (const path of [...VIEWS, ...more, ...rounds]) {
    const answer = await org.get(`/api/campeonatos/${id}${path}`);
    expect(answer.statusCode, path).toBe(200);
    answers[path] = answer.json();
  }
  return answers;
}

async function different(id: string): Promise<string[]> {
  const row = await t.db.first<{ id: string; fases: Fase[] }>(sql`
    select id, fases from campeonatos where id = ${id}`);
  return row ? diferencas(t.db, row) : ['gone'];
}

const CORRECTION = { motivo: 'engano', ciente: true };

type Jogo = Awaited<ReturnType<typeof currentRound>>[number];

async function must(org: SignedIn, jogo: Jogo | undefined, lancamento: object, more: object = {}) {
  const answer = await score(org, jogo as Jogo, lancamento, more);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Groups that end level, a cup with a third place, a W.O. of each kind, and a result that was undone. */
async function cup(org: SignedIn) {
  const fases = [
    { tipo: 'grupos', grupos: 2, classificam: 2 },
    { tipo: 'mata_mata', terceiro_lugar: true, cruzamento: 'cruzado' },
  ];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  const [one, two, three] = await currentRound(org, id);
  await must(org, one, { tipo: 'wo', wo_de: 'mandante' });
  await must(org, two, { tipo: 'wo', wo_de: 'ambos' });
  await must(org, three, { tipo: 'cancelar' }, { motivo: 'Chuva' });
  await playAll(org, id, ({ fase }) => ({ mandante: 1, visitante: fase === 1 ? 1 : 0 }));
  const [semi] = (await org.get(`/api/campeonatos/${id}/jogos?fase=2&rodada=1`)).json().data;
  const shootout = { tipo: 'placar', mandante: 1, visitante: 1, penaltis: [2, 4] };
  await must(org, semi, shootout, CORRECTION);
  return { id, views: ['/classificacao', '/chaveamento'] };
}

async function twoChances(org: SignedIn) {
  const id = await makeCampeonato(org, { fases: [{ tipo: 'dupla_eliminacao' }] });
  const uuids = await insertNames(t, id, 6);
  await startCampeonato(org, id);
  const [first] = await currentRound(org, id);
  await must(org, first, { tipo: 'placar', mandante: 1, visitante: 0 });
  const left = await org.put(`/api/participantes/${uuids[1]}/desistencia`, { desistiu: true });
  expect(left.statusCode, left.body).toBe(200);
  return { id, views: ['/chaveamento'] };
}

async function swiss(org: SignedIn) {
  const fases = [
    { tipo: 'suico', rodadas: 3, classificam: 2 },
    { tipo: 'mata_mata', reordenar: true },
  ];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 5);
  await startCampeonato(org, id);
  const [first] = await currentRound(org, id);
  await must(org, first, { tipo: 'placar', mandante: 2, visitante: 1 });
  return { id, views: ['/classificacao', '/chaveamento'] };
}

/** The version of the championship was moved by hand. */
const semVersao = (answers: Json) =>
  JSON.parse(JSON.stringify(answers), (name, value) => (name === 'versao' ? undefined : value));

test.each([
  ['a cup after groups', cup],
  ['a double elimination', twoChances],
  ['a Swiss with a rest', swiss],
])('%s whose rows are in the words of the engine reads as before', async (_name, play) => {
  const org = await t.signedIn();
  const { id, views } = await play(org);
  const before = await seen(org, id, views);
  expect(await different(id)).toEqual([]);
  await turnBack(id);
  const old = await t.db.rows(sql`
    select 1 from partidas where campeonato_id = ${id} and vaga_mandante ? 'kind'`);
  expect(old.length, 'the control: rows in the old words').toBeGreaterThan(0);
  await migrateAgain('0047-resultados-e-vagas.sql');
  // Nothing that is kept in memory may answer for the rows.
  await t.db.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
  expect(await different(id)).toEqual([]);
  expect(semVersao(await seen(org, id, views))).toEqual(semVersao(before));
});
