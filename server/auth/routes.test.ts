import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeKeys } from '#server/http/keys.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { APP_URL, TestApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { dump } from '#server/testing/dump.ts';
import { CLIENT, OpenIdProvider, type Person, walkBack } from '#server/testing/openid-provider.ts';
import { openTrip, sealTrip, type Trip } from './ida.ts';

const PASSWORD = 'uma senha bem comprida';
const GO = '/api/auth/google/redirect';
const FAILED = '/login?erro=social';
const FINISH = '/login/social';
const DONE = '/socialite-callback';

const provider = new OpenIdProvider();
const t = new TestApp();
let people = 0;

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

type Change = { [K in keyof Person]?: Person[K] | undefined };

function newPerson(change: Change = {}): Person & { email: string } {
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

async function locationOf(client: Client, path: string): Promise<string> {
  const answer = await client.get(path);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

async function isOut(client: Client): Promise<boolean> {
  return (await client.get('/api/user')).statusCode === 401;
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

describe('GET /api/auth', () => {
  test('names the providers that are configured', async () => {
    const answer = await (await t.guest()).get('/api/auth');
    expect(answer.json().data).toEqual(['google', 'discord']);
  });

  test('a provider that is not configured, or none at all, does not exist', async () => {
    const guest = await t.guest();
    expect((await guest.get('/api/auth/facebook/redirect')).statusCode).toBe(404);
    expect((await guest.get('/api/auth/orkut/redirect')).statusCode).toBe(404);
    expect((await guest.get('/api/auth/facebook/callback?state=x')).statusCode).toBe(404);
  });
});

describe('going to the provider', () => {
  test('carries state, nonce and a PKCE challenge, none of them twice, and nothing secret', async () => {
    const guest = await t.guest();
    const first = new URL(await locationOf(guest, GO));
    const second = new URL(await locationOf(guest, GO));
    expect(first.origin).toBe(provider.url);
    expect(first.searchParams.get('code_challenge_method')).toBe('S256');
    expect(first.searchParams.get('redirect_uri')).toBe(`${APP_URL}/api/auth/google/callback`);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).toMatch(/^[\w-]{43,}$/);
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
    expect(first.href).not.toContain(encodeURIComponent(CLIENT.secret));
    const state = Buffer.from(first.searchParams.get('state') ?? '', 'base64url').toString(
      'latin1',
    );
    expect(state).not.toContain(first.searchParams.get('nonce'));
    expect(state).not.toContain('entrar');
  });

  test('writes nothing; coming back does', async () => {
    const { person } = await known();
    const guest = await t.guest();
    const bare = await t.guest();
    bare.cookies.clear();
    const ana = await t.signedIn();
    const before = await dump(t);
    for (const client of [guest, bare, ana]) {
      for (const para of ['entrar', 'vincular', 'reautenticar']) {
        const query = `?para=${para}&redirect=/ajuda`;
        expect((await client.get(`${GO}${query}`)).statusCode).toBe(302);
        await client.send('HEAD', `${GO}${query}`);
      }
    }
    expect(await dump(t)).toBe(before);
    await guest.get(await goAndReturn(guest, person));
    expect(await dump(t), 'the control').not.toBe(before);
  });

  test('is not started by a link on another site', async () => {
    const guest = await t.guest();
    const answer = await guest.get(GO, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.headers.location).toBe(FAILED);
  });

  test('gives a browser without any cookie one of its own', async () => {
    const person = await known();
    const bare = await t.guest();
    bare.cookies.clear();
    const back = await goAndReturn(bare, person.person);
    expect(await locationOf(bare, back)).toBe(DONE);
  });

  test('fails politely when the provider is not there', async () => {
    const guest = await t.guest();
    const away = new TestApp();
    await away.open({
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
    });
    const answer = await (await away.guest()).get(GO);
    await away.close();
    expect(answer.headers.location).toBe(FAILED);
    expect(await isOut(guest)).toBe(true);
  });
});

describe('coming back', () => {
  test('opens a session under a new id for who came by this provider before', async () => {
    const { person, uuid } = await known();
    const guest = await t.guest();
    const before = guest.cookies.get('sid');
    const back = await goAndReturn(guest, person, '?redirect=/ajuda');
    expect(await locationOf(guest, back)).toBe(DONE);
    expect(guest.cookies.get('sid')).not.toBe(before);
    expect((await guest.get('/api/user')).json().data.uuid).toBe(uuid);
    expect((await guest.get('/api/auth/retorno')).json().data.retorno).toBe('/ajuda');
  });

  test('finds its way although another tab asked for a CSRF token meanwhile', async () => {
    const { person } = await known();
    const guest = await t.guest();
    const back = await goAndReturn(guest, person);
    await guest.get('/sanctum/csrf-cookie');
    expect(await locationOf(guest, back)).toBe(DONE);
  });

  test('finds its way although the browser still held a session that had ended', async () => {
    const { person } = await known();
    const ana = await t.signedIn();
    await t.db.run(sql`delete from sessoes where usuario_uuid = ${ana.uuid}`);
    const back = await goAndReturn(ana, person);
    await ana.get('/sanctum/csrf-cookie');
    expect(await locationOf(ana, back)).toBe(DONE);
  });

  test('keeps no token of the provider', async () => {
    const { person } = await known();
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    const rows = await t.db.rows(sql`
      select c::text as line from contas_sociais c union all select s::text from sessoes s
      union all select v::text from voltas_do_provedor v`);
    expect(JSON.stringify(rows)).not.toMatch(/eyJ|access_token/);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/%09/evil.example',
    '/a\r\nb',
  ])('never leads to %j', async (redirect) => {
    const { person } = await known();
    const guest = await t.guest();
    const query = `?redirect=${encodeURIComponent(redirect)}`;
    expect(await locationOf(guest, await goAndReturn(guest, person, query))).toBe(DONE);
    expect((await guest.get('/api/auth/retorno')).json().data.retorno).toBeNull();
  });

  test('a known person is found by the provider’s id, whatever address it says now', async () => {
    const { person, uuid } = await known();
    const { uuid: other } = await t.insertPerson({ email: 'alheia@exemplo.com' });
    const guest = await t.guest();
    const changed = { ...person, email: 'alheia@exemplo.com' };
    await guest.get(await goAndReturn(guest, changed));
    expect((await guest.get('/api/user')).json().data.uuid).toBe(uuid);
    expect(await links(other)).toEqual([]);
  });
});

describe('an answer that is not as it must be opens no session and links nothing', () => {
  type Spoil = (back: string, guest: Client) => Promise<string> | string;
  const sameToken =
    (change: object): Spoil =>
    (back) => {
      provider.spoil = (claims) => ({ ...claims, ...change });
      return back;
    };
  /** As if the trip had been another one from the start: only our own key can do this. */
  const travelledWith =
    (change: Partial<Trip>): Spoil =>
    (back, guest) => {
      const keys = makeKeys(t.config.appKeys);
      const traveller = { token: guest.cookies.get('sid') ?? '', provedor: 'google' } as const;
      const [, state = ''] = /state=([^&]+)/.exec(back) ?? [];
      const trip = openTrip(keys, traveller, state);
      if (!trip) throw new Error('the state does not open');
      return back.replace(state, sealTrip(keys, traveller, { ...trip, ...change }));
    };
  const CASES: readonly [string, Spoil][] = [
    ['no state', (back) => back.replace(/state=[^&]+/, 'x=1')],
    ['an invented state', (back) => back.replace(/state=[^&]+/, `state=${'a'.repeat(43)}`)],
    ['no code', (back) => back.replace(/code=[^&]+/, 'x=1')],
    ['an invented code', (back) => back.replace(/code=[^&]+/, 'code=abc')],
    ['two states', (back) => `${back}&state=b`],
    [
      'another issuer in the address',
      (back) => back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fx.example'),
    ],
    ['an error of the provider', (back) => `${back.replace(/code=[^&]+/, 'error=access_denied')}`],
    ['the callback of another provider', (back) => back.replace('google', 'discord')],
    [
      'a state used before',
      async (back, guest) => {
        await guest.get(back.replace(/code=[^&]+/, 'code=abc'));
        return back;
      },
    ],
    ['a state that is ten minutes old', travelledWith({ expira: Date.now() })],
    ['another nonce', travelledWith({ nonce: 'outro' })],
    ['another PKCE verifier', travelledWith({ verificador: 'b'.repeat(43) })],
    [
      'a state of which one letter was changed',
      (back) => back.replace(/state=(.)/, (_, first) => `state=${first === 'A' ? 'B' : 'A'}`),
    ],
    ['a token without nonce', sameToken({ nonce: undefined })],
    ['a token for another client', sameToken({ aud: 'outro-cliente' })],
    ['a token for several clients', sameToken({ aud: ['outro-cliente', 'mais-um'] })],
    ['a token of another issuer', sameToken({ iss: 'https://accounts.example' })],
    ['a token that has expired', sameToken({ exp: 1_000_000_000 })],
    ['a token without subject', sameToken({ sub: undefined })],
    [
      'a token signed by someone else',
      (back) => {
        provider.usesForeignKey = true;
        return back;
      },
    ],
  ];

  test.each(CASES)('%s', async (_name, spoil) => {
    const { person, uuid } = await known();
    const before = await links(uuid);
    const guest = await t.guest();
    const back = await goAndReturn(guest, person);
    expect(await locationOf(guest, await spoil(back, guest))).toBe(FAILED);
    expect(await isOut(guest)).toBe(true);
    expect(await links(uuid)).toEqual(before);
  });

  test("somebody else's way back", async () => {
    const { person } = await known();
    const thief = await t.guest();
    const victim = await t.guest();
    const back = await goAndReturn(thief, person);
    expect(await locationOf(victim, back)).toBe(FAILED);
    expect(await isOut(victim)).toBe(true);
    expect(await locationOf(thief, back), 'the control: its own browser').toBe(DONE);
  });

  test('the same way back twice', async () => {
    const { person } = await known();
    const guest = await t.guest();
    const back = await goAndReturn(guest, person);
    expect(await locationOf(guest, back)).toBe(DONE);
    const again = await t.guest();
    expect(await locationOf(again, back)).toBe(FAILED);
  });

  test('the same way back twice at the same moment', async () => {
    const { person } = await known();
    const guest = await t.guest();
    const back = await goAndReturn(guest, person);
    const twin = await t.guest();
    for (const [name, value] of guest.cookies) twin.cookies.set(name, value);
    const both = await Promise.all([locationOf(guest, back), locationOf(twin, back)]);
    expect(both.sort()).toEqual([FAILED, DONE]);
  });
});

describe('an address that somebody here already has', () => {
  test('is linked at once when both sides have checked it', async () => {
    const person = newPerson();
    const { uuid } = await t.insertPerson({ email: person.email, verified: true });
    const guest = await t.guest();
    expect(await locationOf(guest, await goAndReturn(guest, person))).toBe(DONE);
    expect((await guest.get('/api/user')).json().data.uuid).toBe(uuid);
    expect(await links(uuid)).toEqual([{ provedor: 'google', sub: person.sub }]);
  });

  test.each([
    ['the provider has not checked it', { email_verified: false }, true],
    ['the provider does not say', { email_verified: undefined }, true],
    ['the provider says it in a string', { email_verified: 'true' as never }, true],
    ['we have not checked it', {}, false],
  ])('asks for the local password when %s', async (_name, change, verified) => {
    const person = newPerson(change);
    const senha = await hashPassword(PASSWORD);
    const { uuid } = await t.insertPerson({ email: person.email, verified, senha });
    const guest = await t.guest();
    expect(await locationOf(guest, await goAndReturn(guest, person))).toBe(FINISH);
    expect(await isOut(guest)).toBe(true);
    expect(await links(uuid)).toEqual([]);
    expect((await guest.get('/api/auth/pendente')).json().data).toMatchObject({
      provedor: 'google',
      falta: 'senha',
      email: person.email,
    });
    const wrong = await guest.post('/api/auth/pendente', { password: 'errada' });
    expect(wrong.json().validations).toHaveProperty('password');
    expect(await isOut(guest)).toBe(true);
    const right = await guest.post('/api/auth/pendente', { password: PASSWORD });
    expect(right.json().data.user.uuid).toBe(uuid);
    expect(await links(uuid)).toHaveLength(1);
    expect((await guest.post('/api/auth/pendente', { password: PASSWORD })).statusCode).toBe(404);
  });

  test('without a local password, and not checked, nobody gets in', async () => {
    const person = newPerson();
    const { uuid } = await t.insertPerson({ email: person.email, verified: false });
    const guest = await t.guest();
    expect(await locationOf(guest, await goAndReturn(guest, person))).toBe(FAILED);
    expect(await links(uuid)).toEqual([]);
  });

  test('what waits can only be finished in the browser where it waits, and for ten minutes', async () => {
    const person = newPerson({ email_verified: false });
    const senha = await hashPassword(PASSWORD);
    await t.insertPerson({ email: person.email, senha });
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    const other = await t.guest();
    expect((await other.get('/api/auth/pendente')).json().data).toBeNull();
    const foreign = await other.post('/api/auth/pendente', { password: PASSWORD });
    expect(foreign.statusCode).toBe(404);
    await t.db.run(sql`update entradas_pendentes set expira_em = now()`);
    const late = await guest.post('/api/auth/pendente', { password: PASSWORD });
    expect(late.statusCode).toBe(404);
  });
});

describe('the page that somebody came from', () => {
  const QUERY = '?redirect=/ajuda%3Fq%3Dsaldo';
  const KEPT = 'redirect=%2Fajuda%3Fq%3Dsaldo';

  test('is kept when the provider refuses, and when something is still missing', async () => {
    const guest = await t.guest();
    const refused = await goAndReturn(guest, newPerson(), QUERY);
    const answer = refused.replace(/code=[^&]+/, 'error=access_denied');
    expect(await locationOf(guest, answer)).toBe(`${FAILED}&${KEPT}`);
    const back = await goAndReturn(guest, newPerson(), QUERY);
    expect(await locationOf(guest, back)).toBe(`${FINISH}?${KEPT}`);
  });

  test('is not taken from an answer that is not of this browser', async () => {
    const back = await goAndReturn(await t.guest(), newPerson(), QUERY);
    expect(await locationOf(await t.guest(), back)).toBe(FAILED);
  });
});

describe('somebody new', () => {
  const details = { nome: 'Nova Pessoa', nascimento: '1990-05-06' };

  async function arrived(change: Change = {}) {
    const person = newPerson(change);
    const guest = await t.guest();
    expect(await locationOf(guest, await goAndReturn(guest, person))).toBe(FINISH);
    return { guest, person };
  }

  test('has an account after saying how old they are, confirmed as the provider confirmed it', async () => {
    const { guest, person } = await arrived();
    expect(await isOut(guest)).toBe(true);
    expect((await guest.get('/api/auth/pendente')).json().data).toMatchObject({
      falta: 'cadastro',
      nome: person.name,
    });
    const answer = await guest.post('/api/auth/cadastro', details);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.user).toMatchObject({
      nome: 'Nova Pessoa',
      email: person.email,
      email_verified_at: expect.any(String),
    });
    const again = await t.guest();
    expect(await locationOf(again, await goAndReturn(again, person))).toBe(DONE);
  });

  test('is not confirmed by an address that the provider did not check', async () => {
    const { guest } = await arrived({ email_verified: false });
    const answer = await guest.post('/api/auth/cadastro', details);
    expect(answer.json().data.user.email_verified_at).toBeNull();
  });

  test('types an address when the provider has none, and not one that is taken', async () => {
    const { guest } = await arrived({ email: undefined });
    await t.insertPerson({ email: 'tomada@exemplo.com' });
    const none = await guest.post('/api/auth/cadastro', details);
    expect(none.json().validations).toHaveProperty('email');
    const taken = await guest.post('/api/auth/cadastro', {
      ...details,
      email: 'tomada@exemplo.com',
    });
    expect(taken.json().validations).toHaveProperty('email');
    const free = await guest.post('/api/auth/cadastro', { ...details, email: 'livre@exemplo.com' });
    expect(free.json().data.user).toMatchObject({ email_verified_at: null });
  });

  test('cannot pass off another address as the one that was checked', async () => {
    const { guest, person } = await arrived();
    const answer = await guest.post('/api/auth/cadastro', {
      ...details,
      email: 'outra@exemplo.com',
    });
    expect(answer.json().data.user.email).toBe(person.email);
  });

  test('under twelve has no account, and nothing is kept of them but the ten minutes', async () => {
    const { guest, person } = await arrived();
    const nascimento = `${new Date().getFullYear() - 10}-01-01`;
    const answer = await guest.post('/api/auth/cadastro', { ...details, nascimento });
    expect(answer.json().validations).toHaveProperty('nascimento');
    expect(await t.db.rows(sql`select 1 from usuarios where email = ${person.email}`)).toEqual([]);
  });
});

describe('linking and proving, from the profile', () => {
  test('links the account of who is logged in, after fresh proof only', async () => {
    const ana = await t.signedIn();
    const person = newPerson();
    const back = await goAndReturn(ana, person, '?para=vincular&redirect=/perfil%23redes');
    expect(await locationOf(ana, back)).toBe('/perfil#redes');
    expect(await links(ana.uuid)).toHaveLength(1);
    const bia = await t.signedIn();
    await t.ageProofs(bia);
    expect(await locationOf(bia, `${GO}?para=vincular`)).toBe('/perfil?erro=reautenticar#redes');
  });

  test('an account of the provider belongs to one person', async () => {
    const { person, uuid } = await known();
    const ana = await t.signedIn();
    const back = await goAndReturn(ana, person, '?para=vincular');
    expect(await locationOf(ana, back)).toBe('/perfil?erro=rede_em_uso#redes');
    expect(await links(ana.uuid)).toEqual([]);
    expect(await links(uuid)).toHaveLength(1);
  });

  test('a guest has nothing to link', async () => {
    const guest = await t.guest();
    expect(await locationOf(guest, `${GO}?para=vincular`)).toBe('/login?redirect=%2Fperfil');
  });

  test('unlinking leaves at least one way in', async () => {
    const { person, uuid } = await known();
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    await t.ageProofs({ uuid }, 0);
    const last = await guest.delete('/api/perfil/redes/google');
    expect(last.statusCode).toBe(409);
    expect(last.json().warning).toContain('único');
    const senha = await hashPassword(PASSWORD);
    await t.db.run(sql`update usuarios set senha = ${senha} where uuid = ${uuid}`);
    expect((await guest.delete('/api/perfil/redes/google')).statusCode).toBe(204);
    expect((await guest.delete('/api/perfil/redes/google')).statusCode).toBe(404);
  });

  test('who has only the provider proves it there, with their own account', async () => {
    const { person } = await known();
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    const wrong = await goAndReturn(guest, newPerson(), '?para=reautenticar');
    expect(await locationOf(guest, wrong)).toBe('/perfil?erro=social#redes');
    expect((await guest.post('/api/perfil/exportacao')).statusCode).toBe(403);
    const right = await goAndReturn(guest, person, '?para=reautenticar&redirect=/perfil%23dados');
    expect(await locationOf(guest, right)).toBe('/perfil#dados');
    expect((await guest.post('/api/perfil/exportacao')).statusCode).toBe(200);
  });

  test('coming back by the provider undoes a deletion', async () => {
    const { person, uuid } = await known();
    await t.db.run(
      sql`update usuarios set exclusao_em = now() + interval '3 days' where uuid = ${uuid}`,
    );
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    const row = await t.db.first(sql`select exclusao_em from usuarios where uuid = ${uuid}`);
    expect(row).toEqual({ exclusao_em: null });
  });
});

describe('the second factor', () => {
  test('is asked for after the provider, too', async () => {
    const { person, uuid } = await known();
    const { hashCode } = await import('#server/perfil/segundo-fator/conferir-codigo.ts');
    const code = 'ABCDEFGHIJKLMNOP';
    await t.db.run(sql`update usuarios set segundo_fator_em = now() where uuid = ${uuid}`);
    await t.db.run(sql`
      insert into codigos_de_recuperacao (usuario_uuid, codigo_hash) values (${uuid}, ${hashCode(code)})`);
    const guest = await t.guest();
    expect(await locationOf(guest, await goAndReturn(guest, person))).toBe(FINISH);
    expect((await guest.get('/api/auth/pendente')).json().data.falta).toBe('codigo');
    expect((await guest.post('/api/auth/pendente', {})).json().code).toBe('segundo_fator');
    const wrong = await guest.post('/api/auth/pendente', { codigo: '000000' });
    expect(wrong.statusCode).toBe(422);
    expect(await isOut(guest)).toBe(true);
    expect((await guest.post('/api/auth/pendente', { codigo: code })).statusCode).toBe(200);
  });
});
