import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { makeKeys } from '#server/http/keys.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { APP_URL, TestApp } from '#server/testing/app.ts';
import {
  FAILED,
  FINISH,
  GO,
  isOut,
  locationOf,
  testProvider,
} from '#server/testing/auth/log-in-provider.ts';
import type { Client } from '#server/testing/client.ts';
import { dump } from '#server/testing/dump.ts';
import { CLIENT } from '#server/testing/openid-provider.ts';
import { openTrip, sealTrip, type Trip } from './ida.ts';

const PASSWORD = 'uma senha bem comprida';
const DONE = '/socialite-callback';

const { t, provider, newPerson, goAndReturn, known, links } = testProvider();

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
