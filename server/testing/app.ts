// The whole app on a database of its own, for the tests of one file.
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, inject } from 'vitest';
import { makeApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database, DatabaseOptions } from '#server/database/database.ts';
import { NOW } from '#server/http/proof.ts';
import { insertSession } from '#server/http/session.ts';
import { uuidv7 } from '#server/uuid.ts';
import { type Client, makeClient } from './client.ts';
import { makeTestDatabase, type TestDatabase } from './database.ts';
import { oneConnection } from './one-connection.ts';
import { oneWriter } from './one-writer.ts';
import { isAnnouncing, overheard } from './overheard.ts';

export const APP_URL = 'http://localhost:3000';

type TestPerson = {
  nome?: string;
  email?: string;
  senha?: string | null;
  verified?: boolean;
  isAdmin?: boolean;
};

export type SignedIn = Client & { readonly uuid: string; readonly email: string };

export class TestApp {
  app!: FastifyInstance;
  db!: Database;
  config!: Config;
  databaseOptions!: DatabaseOptions;
  #people = 0;
  #database!: TestDatabase;
  #statements: string[] | undefined;

  async open(env: NodeJS.ProcessEnv): Promise<void> {
    const key = 'a key that is only used by the tests';
    const quick = { LOG_LEVEL: 'silent', MAIL_PER_SECOND: '1000' };
    this.config = readConfig({ APP_URL, APP_KEY: key, ...quick, ...env });
    const { clockShift } = this.config.database;
    this.#database = await makeTestDatabase(inject('databaseUrl'), clockShift);
    this.db = this.#database.db;
    this.databaseOptions = this.#database.options;
    const db = overheard(
      oneConnection(oneWriter(this.db)),
      (text) => void this.#statements?.push(text),
    );
    this.app = await makeApp(this.config, db, { pages: 'none' });
    await this.app.ready();
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.#database.drop();
  }

  get log(): FastifyInstance['log'] {
    return this.app.log;
  }

  /** What the app asks the database for meanwhile. Nothing else may be under way. */
  async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = [];
    this.#statements = statements;
    await work();
    this.#statements = undefined;
    return statements.filter((statement) => !isAnnouncing(statement));
  }

  /** A guest with a CSRF token. */
  async guest(): Promise<Client> {
    const client = makeClient(this.app, this.config.appUrl);
    await client.get('/sanctum/csrf-cookie');
    return client;
  }

  async insertPerson(person: TestPerson = {}): Promise<{ uuid: string; email: string }> {
    this.#people += 1;
    const uuid = uuidv7();
    const email = person.email ?? `pessoa${this.#people}@exemplo.com`;
    const verified = person.verified === false ? null : new Date();
    await this.db.run(sql`
      insert into usuarios (uuid, nome, email, senha, nascimento, email_verified_at, is_admin)
      values (${uuid}, ${person.nome ?? `Pessoa ${this.#people}`}, ${email}, ${person.senha ?? null}, '1990-05-20',
        ${verified}, ${person.isAdmin ?? false})`);
    return { uuid, email };
  }

  /** A new person with an open session, who has just shown everything. */
  async signedIn(person: TestPerson = {}): Promise<SignedIn> {
    const { uuid, email } = await this.insertPerson(person);
    const client = makeClient(this.app, this.config.appUrl);
    const proofs = { senha: NOW, codigo: NOW, provedor: NOW };
    const browser = { lembrar: true, ip: '127.0.0.1', userAgent: 'test' };
    const session = { usuarioUuid: uuid, ...browser, proofs };
    client.cookies.set('sid', await insertSession(this.db, session));
    await client.get('/sanctum/csrf-cookie');
    return { ...client, uuid, email };
  }

  /** In every session of a person the last proof of anything was so long ago. */
  async ageProofs({ uuid }: { uuid: string }, seconds = 16 * 60): Promise<void> {
    const then = sql`now() - make_interval(secs => ${seconds})`;
    await this.db.run(sql`
      update sessoes set senha_em = ${then}, codigo_em = ${then}, provedor_em = ${then}
      where usuario_uuid = ${uuid}`);
  }
}

/** Opens an app before the tests of a file and closes it after them. */
export function testApp(env: NodeJS.ProcessEnv = {}): TestApp {
  const test = new TestApp();
  beforeAll(() => test.open(env));
  afterAll(() => test.close());
  return test;
}
