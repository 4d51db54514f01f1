// One clock for every rule, which the tests and the demonstration may move.
import { globSync, readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';
import { agora } from './agora.ts';

const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;

/** Where the time of the machine is meant, and why. */
const MACHINE_TIME: Readonly<Record<string, string>> = {
  'server/assinatura/queries.ts': 'how old a signal of the provider is',
  'server/aberturas/aberturas.ts': 'the day under which an opening is counted, without asking',
  'server/arte/routes.ts': 'the age of pictures on the disk',
  'server/auditoria/acessos.ts': 'the law asks for the real time',
  'server/auditoria/audit.ts': 'the same',
  'server/auth/ida.ts': 'a cookie on its way to a provider and back',
  'server/auth/ir-ao-provedor.ts': 'the same',
  'server/auth/queries.ts': 'the same, as the database keeps it',
  'server/backup/write-backup.ts': 'when the backup was made',
  'server/broadcasting/canais.ts': 'what was asked in the last two seconds',
  'server/build.ts': 'files of a build',
  'server/competicao/derivar.ts': 'what a visitor asked for in the last minute',
  'server/database/migrate.ts': 'when a migration was applied',
  'server/email/signed-link.ts': 'the end of a signature',
  'server/http/limiter.ts': 'attempts of the last minutes',
  'server/http/once.ts': 'requests under way',
  'server/http/proof.ts': 'providers tell when somebody logged in by clocks of their own',
  'server/http/session.ts': 'browsers count the age of a cookie',
  'server/jobs/pace.ts': 'how quickly work was done',
  'server/jobs/queries.ts': 'the queue',
  'server/pagamentos/demonstracao/painel.ts': 'moves the clock of the rules, on this machine alone',
  'server/pages/page-cache.ts': 'how long a page is kept',
  'server/pdf/routes.ts': 'the age of pictures on the disk',
  'server/perfil/segundo-fator/conferir-codigo.ts': 'codes that a phone makes by its clock',
  'server/prazos/queries.ts': 'when something that failed is tried again',
  'server/push/push.ts': 'push services check signatures by clocks of their own',
  'server/realtime/http-api.ts': 'programs sign by clocks of their own',
  'server/realtime/silence.ts': 'sockets that have said nothing for a while',
  'server/realtime/sockets.ts': 'the same',
  'server/saida/announcements.ts': 'at most one a second',
  'server/saida/queries.ts': 'the outbox',
  'server/transmissao/tela.ts':
    'the clock of who looks, put right by the one that the answer tells',
  'server/upload/jobs.ts': 'the age of files on the disk',
  'server/upload/queries.ts': 'the same',
  'server/usuario/entregar-avisos.ts': 'the queue',
  'server/uuid.ts': 'ids in rising order',
};

const ASKS = /new Date\(\)|Date\.now\(\)|(?<!performance\.)\bnow\(\)|current_timestamp/;

test('rules ask one clock, and whoever means the time of the machine says why', () => {
  const sources = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] });
  const asking = sources.filter((file) => ASKS.test(readFileSync(file, 'utf8')));
  expect(asking.sort()).toEqual(Object.keys(MACHINE_TIME).sort());
});

describe('by default the clock', () => {
  const t = testApp();

  test('is that of the database, and stands still within a transaction', async () => {
    const [first, second, real] = await t.db.transaction(async (tx) => {
      const first = await agora(tx);
      await tx.run(sql`select pg_sleep(0.02)`);
      const row = await tx.first<{ now: string }>(sql`select now() as now`);
      return [first, await agora(tx), new Date(row?.now ?? '')] as const;
    });
    expect(second).toEqual(first);
    expect(real).toEqual(first);
  });
});

describe('three days ahead', () => {
  const t = testApp({ CLOCK_SHIFT: String(3 * DAY_SECONDS) });
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

  test('what is written is of that day', async () => {
    const id = await openCampeonato(await t.signedIn());
    const row = await t.db.first<{ ahead: number }>(sql`
      select extract(epoch from created_at - now())::int as ahead from campeonatos where id = ${id}`);
    expect(row?.ahead).toBeGreaterThan(3 * DAY_SECONDS - 60);
  });

  test('entries that close in two days are closed, for who enters and in the list', async () => {
    const [org, ana, guest] = [await t.signedIn(), await t.signedIn(), await t.guest()];
    const enter = { aprovacao: 'automatica', pede: [] };
    const closed = await openCampeonato(org, { ...enter, fecha_em: inHours(48) });
    const open = await openCampeonato(org, { ...enter, fecha_em: inHours(96) });
    const answer = async (id: string) =>
      (await ana.post(`/api/campeonatos/${id}/participantes`, {})).statusCode;
    expect([await answer(closed), await answer(open)]).toEqual([409, 201]);
    const { data } = (await guest.get('/api/campeonatos?com_vagas=1')).json();
    const listed = data.map(({ id }: { id: string }) => id);
    expect(listed).toContain(open);
    expect(listed).not.toContain(closed);
  });
});
