// The process is killed in the middle of posting, round after round: every result that was acknowledged is there,
// and none is there by half. 20 rounds with FAULT_ROUNDS=20; a few in the suite, for each starts a process. The
// embedded database has one owner: it dies with the process, and is looked at between two of them.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '#server/database/database.ts';
import { APP_URL, type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const { FAULT_ROUNDS = '2' } = process.env;
const ROUNDS = Number(FAULT_ROUNDS);
const LONGEST_MS = Math.max(180_000, ROUNDS * 30_000);
const PLAYERS = 16;

/** A database that another process may have: of an embedded one, a copy of what the test has made. */
function shared(): DatabaseOptions {
  const { databaseOptions: own } = t;
  if ('url' in own) return own;
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-queda-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(own.folder, folder, { recursive: true });
  return { ...own, folder };
}

/** What is there while no process serves it. */
async function lookInto<T>(
  options: DatabaseOptions,
  look: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(options);
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}

async function serve(options: DatabaseOptions): Promise<{ child: ChildProcess; port: number }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = fork(new URL('../testing/serve.ts', import.meta.url), {
    env: {
      ...env,
      APP_URL,
      APP_KEY: t.config.appKeys.join(','),
      LOG_LEVEL: 'silent',
      ...('url' in options ? { DATABASE_URL: options.url } : { DATA_DIR: options.folder }),
    },
  });
  const [port] = await once(child, 'message');
  return { child, port };
}

type Jogo = { readonly uuid: string; readonly versao: number };

/** The status, or null when the connection was lost. */
async function post(port: number, org: SignedIn, { uuid, versao }: Jogo): Promise<number | null> {
  const headers = { ...org.headers(), 'content-type': 'application/json' };
  const sent = request({ port, path: `/api/partidas/${uuid}/placar`, method: 'PUT', headers });
  const lancamento = { tipo: 'placar', mandante: 2, visitante: 1 };
  try {
    const [answer] = await once(sent.end(JSON.stringify({ versao, lancamento })), 'response');
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  } catch {
    return null;
  }
}

const listAbertas = (db: Database, id: string) =>
  db.rows<Jogo>(sql`
    select uuid, versao from partidas
    where campeonato_id = ${id} and resultado is null order by uuid`);

/** Matches of which something is written and something is not, and whether the table counts all results. */
async function metades(db: Database, id: string) {
  const half = await db.rows(sql`
    select p.uuid from partidas p
    where p.campeonato_id = ${id} and (
      (p.resultado is not null) <> exists (select 1 from oficiais o where o.partida_uuid = p.uuid)
      or (p.resultado is not null)::int <> (select count(*) from historico h
        where h.objeto = p.uuid::text and h.acao = 'lancar-placar')
      or (p.resultado is not null)::int * 2 <> (select count(*) from presencas s
        where s.partida_uuid = p.uuid))`);
  const [row] = await db.rows<{ counted: number; played: number }>(sql`
    select (select coalesce(sum((linha ->> 'j')::int), 0)::int from quadros q,
        jsonb_array_elements(q.dados -> 'tabelas') tabela,
        jsonb_array_elements(tabela -> 'linhas') linha where q.campeonato_id = ${id}) as counted,
      (select count(*)::int * 2 from partidas
        where campeonato_id = ${id} and resultado is not null) as played`);
  return { half, counted: row?.counted, played: row?.played };
}

/** Those that were entered, and what is there by half. */
async function found(db: Database, id: string) {
  const there = await db.rows<{ uuid: string }>(sql`
    select uuid from partidas where campeonato_id = ${id} and estado = 'confirmada'
      and resultado = '{"tipo":"placar","mandante":2,"visitante":1}'::jsonb`);
  return { there: new Set(there.map(({ uuid }) => uuid)), ...(await metades(db, id)) };
}

test('killed while results are posted, it keeps what it acknowledged and nothing by half', {
  timeout: LONGEST_MS,
}, async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, PLAYERS);
  await startCampeonato(org, id);
  const options = shared();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const jogos = await lookInto(options, (db) => listAbertas(db, id));
    const { child, port } = await serve(options);
    const before = acknowledged.size;
    // Four at once; the process dies at an acknowledgement, with the others under way.
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let at = writer; at < jogos.length; at += 4) {
        const jogo = jogos[at] as Jogo;
        const status = await post(port, org, jogo);
        if (status === null) return;
        expect(status).toBe(200);
        acknowledged.add(jogo.uuid);
        if (acknowledged.size >= before + 2 + (round % 3)) child.kill('SIGKILL');
      }
    });
    await Promise.all([once(child, 'exit'), ...writers]);
    const { there, half, counted, played } = await lookInto(options, (db) => found(db, id));
    expect([...acknowledged].filter((uuid) => !there.has(uuid))).toEqual([]);
    expect({ half, counted }).toEqual({ half: [], counted: played });
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(2 * ROUNDS);
});
