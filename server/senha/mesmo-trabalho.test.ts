// Whether an address has an account must not show in how long an answer takes. Clocks tell little on a busy
// machine, so this compares what is done: the same statements in the same order, and passwords hashed.
import { createHook } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApp } from '#server/app.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import { makeCampeonato } from '#server/testing/campeonato.ts';
import { makeClient } from '#server/testing/client.ts';
import { isAnnouncing } from '#server/testing/overheard.ts';

const t = testApp();
const statements: string[] = [];
let app: FastifyInstance;

function noting<T extends Tx>(tx: T): T {
  const note =
    <R>(run: (statement: Sql) => Promise<R>) =>
    (statement: Sql) => {
      const text = statement.text.trim();
      if (!isAnnouncing(text)) statements.push(text);
      return run(statement);
    };
  return { ...tx, rows: note(tx.rows), first: note(tx.first), run: note(tx.run) };
}

beforeAll(async () => {
  const db: Database = {
    ...noting(t.db),
    transaction: (work) => t.db.transaction((tx) => work(noting(tx))),
  };
  app = await makeApp(t.config, db, { pages: 'none' });
});
afterAll(() => app.close());
beforeEach(() => t.db.run(sql`delete from limites`));

/** As a guest, or as who has this session. */
async function workOf(path: string, body: object, sid?: string) {
  const guest = makeClient(app, t.config.appUrl);
  if (sid) guest.cookies.set('sid', sid);
  await guest.get('/sanctum/csrf-cookie');
  statements.length = 0;
  let hashes = 0;
  const watch = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  const { statusCode, body: text } = await guest.post(path, body);
  watch.disable();
  const answer = text.replace(/"request_id":"[^"]*"/, '');
  return { statusCode, answer, hashes, statements: [...statements] };
}

test('asking for a new password', async () => {
  const { email } = await t.insertPerson();
  const known = await workOf('/api/forgot-password', { email });
  const nobody = await workOf('/api/forgot-password', { email: 'ninguem@exemplo.com' });
  expect(known).toEqual(nobody);
  expect(known.statements.length).toBeGreaterThan(3);
});

test('inviting somebody to organise', async () => {
  const { email } = await t.insertPerson();
  const org = await t.signedIn();
  const path = `/api/campeonatos/${await makeCampeonato(org)}/organizadores/convites`;
  const invite = async (address: string) => {
    const work = await workOf(path, { email: address, papel: 'co' }, org.cookies.get('sid'));
    return { ...work, answer: Object.keys(JSON.parse(work.answer).data) };
  };
  const [known, nobody] = [await invite(email), await invite('ninguem@exemplo.com')];
  expect(known).toEqual(nobody);
  expect(known.statusCode).toBe(201);
});

test('a failed log-in', async () => {
  const { email } = await t.insertPerson({ senha: await hashPassword('quatro cavalos azuis') });
  const known = await workOf('/api/login', { email, password: 'errada' });
  const nobody = await workOf('/api/login', { email: 'ninguem@exemplo.com', password: 'errada' });
  expect(known).toEqual(nobody);
  // A hash takes tens of milliseconds; all the rest, a few. A second one for who asks for the address.
  expect(known.hashes).toBe(2);
});

test('registering', async () => {
  const { email } = await t.insertPerson();
  const password = 'cinco pedras verdes';
  const form = { nome: 'Ana', password, password_confirmation: password, nascimento: '1990-01-01' };
  const register = async (address: string) => {
    const work = await workOf('/api/registrar', { ...form, email: address });
    const { uuid, email: shown, ...user } = JSON.parse(work.answer).data.user;
    return { ...work, answer: user, hasId: typeof uuid === 'string', isShown: shown === address };
  };
  const [known, nobody] = [await register(email), await register('nova@exemplo.com')];
  expect(known).toEqual(nobody);
  expect(known).toMatchObject({ hasId: true, isShown: true });
  expect(known.statements.length).toBeGreaterThan(3);
});
