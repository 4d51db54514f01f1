// Three real processes on one PostgreSQL, with clocks that are days ahead of each other, one of them killed in the
// middle and started again: what is due is done once.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { APP_URL, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';

const t = testApp();

const DAY = 86_400;

async function start(days: number): Promise<ChildProcess> {
  const child = fork(new URL('../testing/serve.ts', import.meta.url), {
    env: {
      ...process.env,
      APP_URL,
      APP_KEY: t.config.appKeys.join(','),
      LOG_LEVEL: 'silent',
      CLOCK_SHIFT: String(days * DAY),
      DATABASE_URL: 'url' in t.databaseOptions ? t.databaseOptions.url : '',
    },
  });
  await once(child, 'message');
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const PLAYERS = 8;
const MATCHES = (PLAYERS * (PLAYERS - 1)) / 2;

test.runIf(inject('databaseUrl'))(
  'three processes, one killed and started again, do what is due once each',
  async () => {
    const org = await t.signedIn();
    const regras = { quem_informa: 'os_dois', sem_placar: 'zero_a_zero', robo: 'aplicar' };
    const id = await makeCampeonato(org, { regras });
    await insertNames(t, id, PLAYERS);
    await startCampeonato(org, id);
    const dated = { comeca_em: new Date(Date.now() + DAY * 1_000).toISOString(), ciente: true };
    const made = await org.put(`/api/campeonatos/${id}/agenda`, dated);
    expect(made.statusCode, made.body).toBe(200);
    const open = async () =>
      (await t.db.rows(sql`select 1 from prazos where campeonato_id = ${id} and feito_at is null`))
        .length;
    expect(await open()).toBe(MATCHES);
    const children = await Promise.all([start(400), start(401), start(500)]);
    await eventually(async () => expect(await open()).toBeLessThan(MATCHES));
    await stop(children[0] as ChildProcess);
    children[0] = await start(450);
    await eventually(async () => expect(await open()).toBe(0));
    // What the killed one had not told is told by the others, at their next look.
    const untold = async () =>
      (await t.db.rows(sql`select 1 from saida where campeonato_id = ${id}`)).length;
    await eventually(async () => expect(await untold()).toBe(0));
    await Promise.all(children.map(stop));
    const [row] = await t.db.rows<Record<string, number>>(sql`
      select (select count(*) from historico where campeonato_id = ${id} and autor = 'sistema'
          and acao = 'lancar-placar') as lines,
        (select count(distinct objeto) from historico where campeonato_id = ${id}
          and autor = 'sistema' and acao = 'lancar-placar') as matches,
        (select count(*) from sugestoes where campeonato_id = ${id} and estado = 'aplicada') as acts,
        (select count(*) from partidas where campeonato_id = ${id} and feita) as played`);
    const each = MATCHES;
    expect(row).toEqual({ lines: each, matches: each, acts: each, played: each });
  },
);
