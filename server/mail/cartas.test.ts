// A mail is a row of the outbox in the transaction of its cause; only the outbox makes jobs for mails.
import { globSync, readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { emailJobs, mandarLinkVerificacao } from '#server/email/jobs.ts';
import { makeServices } from '#server/http/services.ts';
import { publicadasEm, publicar } from '#server/saida/publicar.ts';
import { testApp } from '#server/testing/app.ts';

const t = testApp();

/**
 * Of other lanes: pictures that go, what is told through another server, rankings, zones of divisions, the end of a
 * subscription. What waited for the end of a silence becomes its mail in the transaction that takes it out.
 */
const JOBS = [
  'server/assinatura/webhook.ts',
  'server/mail/cartas.ts',
  'server/ligas/temporadas/seguir-divisoes.ts',
  'server/perfil/pedir-exclusao.ts',
  'server/upload/jobs.ts',
  'server/realtime/pusher-broadcaster.ts',
  'server/rankings/gestao/criar-ranking.ts',
  'server/rankings/gestao/editar-ranking.ts',
  'server/rankings/jobs.ts',
  'server/rankings/mudar-pontos.ts',
  'server/usuario/espera.ts',
];

test('nobody makes a job for a mail by hand', () => {
  const sources = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] });
  const users = sources.filter((file) => readFileSync(file, 'utf8').includes('.enqueue('));
  expect(users.filter((file) => !JOBS.includes(file))).toEqual([]);
});

test('a mail becomes a job of the lane of mails once, after the commit of its cause', async () => {
  const services = makeServices(t.config, t.db, t.log);
  emailJobs(services);
  const ana = await t.insertPerson({ verified: false });
  const jobs = () =>
    t.db.rows<{ fila: string; dados: unknown }>(sql`
      select fila, dados from tarefas where tipo = 'email.verificar'`);
  const dados = { usuario: ana.uuid, email: ana.email };
  const ids = await t.db.transaction(async (tx) => {
    await publicar(tx, mandarLinkVerificacao, dados);
    return publicadasEm(tx);
  });
  expect(await jobs()).toEqual([]);
  await Promise.all([1, 2].map(() => services.saida.deliver(ids)));
  expect(await jobs()).toEqual([{ fila: 'correio', dados }]);
});
