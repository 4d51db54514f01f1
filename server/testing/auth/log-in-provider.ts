// A provider to log in with, and people who go there and come back.
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { APP_URL, TestApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { CLIENT, OpenIdProvider, type Person, walkBack } from '#server/testing/openid-provider.ts';

export const GO = '/api/auth/google/redirect';
export const FAILED = '/login?erro=social';
export const FINISH = '/login/social';

export type ChangedPerson = { [K in keyof Person]?: Person[K] | undefined };

export async function locationOf(client: Client, path: string): Promise<string> {
  const answer = await client.get(path);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

export async function isOut(client: Client): Promise<boolean> {
  return (await client.get('/api/user')).statusCode === 401;
}

function openedBefore(t: TestApp, provider: OpenIdProvider): void {
  beforeAll(async () => {
    await provider.listen();
    provider.serve(APP_URL);
    await t.open({
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: provider.url,
      DISCORD_CLIENT_ID: CLIENT.id,
      DISCORD_CLIENT_SECRET: CLIENT.secret,
    });
  });
  afterEach(() => {
    provider.spoil = null;
    provider.usesForeignKey = false;
  });
  afterAll(async () => {
    await t.close();
    await provider.stop();
  });
}

/** For a file of tests: its app, the provider that this one knows, and ways to it. */
export function testProvider() {
  const provider = new OpenIdProvider();
  const t = new TestApp();
  openedBefore(t, provider);
  let people = 0;

  function newPerson(change: ChangedPerson = {}): Person & { email: string } {
    people += 1;
    const email = `rede${people}@exemplo.com`;
    return {
      sub: `sub-${people}`,
      name: `Pessoa ${people}`,
      email,
      email_verified: true,
      ...change,
    } as Person & { email: string };
  }

  /** There and back; gives the address on which the provider sends the browser back to us. */
  async function goAndReturn(client: Client, person: Person, query = ''): Promise<string> {
    provider.person = person;
    const start = await client.get(`${GO}${query}`);
    expect(start.statusCode).toBe(302);
    return walkBack(String(start.headers.location), APP_URL);
  }

  /** A person who already came by this provider once. */
  async function known(
    person = newPerson(),
    { verified = true, senha = null as string | null } = {},
  ) {
    const { uuid, email } = await t.insertPerson({ email: person.email, verified, senha });
    await t.db.run(sql`
      insert into contas_sociais (provedor, sub, usuario_uuid, email)
      values ('google', ${person.sub}, ${uuid}, ${email})`);
    return { person, uuid, email };
  }

  const links = (uuid: string) =>
    t.db.rows(sql`select provedor, sub from contas_sociais where usuario_uuid = ${uuid}`);

  return { t, provider, newPerson, goAndReturn, known, links };
}
