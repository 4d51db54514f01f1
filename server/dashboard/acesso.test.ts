// Every endpoint about the page of a person, tried by everybody on pages of every kind. Read from the contract, so that
// a new one is tried as soon as it exists.
import sql, { type Sql } from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#server/docs/openapi.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeAdmin } from '#server/testing/cena.ts';
import type { Client } from '#server/testing/client.ts';

const t = testApp();

const DE_UMA_PESSOA = ENDPOINTS.filter(({ entry }) => entry.path.startsWith('/api/dashboard/'));

const QUEM = ['visita', 'propria', 'conhecida', 'sem_email', 'site'] as const;

/** What is so about the person, and who has the page then. */
const PAGINAS: Readonly<Record<string, readonly [Sql, readonly (typeof QUEM)[number][]]>> = {
  'of an adult': [sql`pagina_publica = null`, QUEM],
  'of an adult who hides it': [sql`pagina_publica = false`, ['propria']],
  'of who is under age': [
    sql`pagina_publica = null, nascimento = current_date - 5000`,
    ['propria'],
  ],
  'of who is under age and shows it': [
    sql`pagina_publica = true, nascimento = current_date - 5000`,
    QUEM,
  ],
  'of who is not listed in searches': [
    sql`pagina_publica = null, nascimento = '1990-01-01', aparece_na_busca = false`,
    QUEM,
  ],
};

let clients: Record<(typeof QUEM)[number], Client>;
let propria: SignedIn;

beforeAll(async () => {
  propria = await t.signedIn();
  const site = await t.signedIn({ isAdmin: true });
  await makeAdmin(t, site);
  const others = {
    conhecida: await t.signedIn(),
    sem_email: await t.signedIn({ verified: false }),
  };
  clients = { visita: await t.guest(), propria, ...others, site };
});

test('there are some, and all of them are read', () => {
  expect(DE_UMA_PESSOA.length).toBeGreaterThan(1);
  for (const { entry } of DE_UMA_PESSOA) {
    expect([entry.method, entry.access], entry.path).toEqual(['GET', 'public']);
  }
});

test.each(Object.entries(PAGINAS))('the page %s is for whom it is for', async (_what, page) => {
  const [change, may] = page;
  await t.db.run(sql`update usuarios set ${change} where uuid = ${propria.uuid}`);
  for (const { name, entry } of DE_UMA_PESSOA) {
    for (const quem of QUEM) {
      const { statusCode, body } = await clients[quem].get(
        entry.path.replace(':uuid', propria.uuid),
      );
      // To hand on a page that others cannot open would help nobody.
      const isShared = name !== 'compartilharPessoa' || may.includes('visita');
      const expected = may.includes(quem) && isShared ? 200 : 404;
      expect(statusCode, `${name} ${quem}: ${body}`).toBe(expected);
    }
  }
});

test('who left has none, for nobody', async () => {
  const { uuid } = await t.insertPerson();
  await t.db.run(sql`update usuarios set removido_em = now() where uuid = ${uuid}`);
  for (const { name, entry } of DE_UMA_PESSOA) {
    for (const quem of QUEM) {
      const { statusCode } = await clients[quem].get(entry.path.replace(':uuid', uuid));
      expect(statusCode, `${name} ${quem}`).toBe(404);
    }
  }
});
