// The process is killed in the middle of posting, round after round: every result that was acknowledged is there,
// and none is there by half. 20 rounds with FAULT_ROUNDS=20; a few in the suite, for each starts a process.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { APP_URL, type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const { FAULT_ROUNDS = '2' } = process.env;
const ROUNDS = Number(FAULT_ROUNDS);
const PLAYERS = 16;

async function serve(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL('../testing/serve.ts', import.meta.url), {
    env: {
      ...process.env,
      APP_URL,
      APP_KEY: t.config.appKeys.join(','),
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'url' in t.databaseOptions ? t.databaseOptions.url : '',
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

const abertas = (id: string) =>
  t.db.rows<Jogo>(sql`
    select uuid, versao from partidas
    where campeonato_id = ${id} and resultado is null order by uuid`);

/** Matches of which something is written and something is not, and whether the table counts all results. */
async function metades(id: string) {
  const half = await t.db.rows(sql`
    select p.uuid from partidas p
    where p.campeonato_id = ${id} and (
      (p.resultado is not null) <> exists (select 1 from oficiais o where o.partida_uuid = p.uuid)
      or (p.resultado is not null)::int <> (select count(*) from historico h
        where h.objeto = p.uuid::text and h.acao = 'lancar-placar')
      or (p.resultado is not null)::int * 2 <> (select count(*) from presencas s
        where s.partida_uuid = p.uuid))`);
  const [row] = await t.db.rows<{ counted: number; played: number }>(sql`
    select (select coalesce(sum((linha ->> 'j')::int), 0)::int from quadros q,
        jsonb_array_elements(q.dados -> 'tabelas') tabela,
        jsonb_array_elements(tabela -> 'linhas') linha where q.campeonato_id = ${id}) as counted,
      (select count(*)::int * 2 from partidas
        where campeonato_id = ${id} and resultado is not null) as played`);
  return { half, counted: row?.counted, played: row?.played };
}

test.runIf(inject('databaseUrl'))(
  'killed while results are posted, it keeps what it acknowledged and nothing by half',
  async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, PLAYERS);
    await startCampeonato(org, id);
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, port } = await serve();
      const jogos = await abertas(id);
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
      const there = await t.db.rows<{ uuid: string }>(sql`
        select uuid from partidas where campeonato_id = ${id} and estado = 'confirmada'
          and resultado = '{"tipo":"placar","mandante":2,"visitante":1}'::jsonb`);
      const found = new Set(there.map(({ uuid }) => uuid));
      expect([...acknowledged].filter((uuid) => !found.has(uuid))).toEqual([]);
      const { half, counted, played } = await metades(id);
      expect({ half, counted }).toEqual({ half: [], counted: played });
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(2 * ROUNDS);
  },
);
