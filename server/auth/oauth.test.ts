// Discord and Facebook: plain OAuth 2 with PKCE, against small servers that answer as theirs do.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeKeys } from '#server/http/keys.ts';
import { APP_URL, TestApp } from '#server/testing/app.ts';
import { CLIENT, walkBack } from '#server/testing/openid-provider.ts';
import { openTrip, sealTrip, type Trip } from './ida.ts';

const t = new TestApp();

/** What the person is at the provider, in the provider's own words. */
let me: object = {};
const asked: string[] = [];
const servers: Server[] = [];

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

/** Back to the client with a code, as if the person had agreed. */
function agree(query: URLSearchParams): string {
  const back = new URL(query.get('redirect_uri') ?? '');
  back.searchParams.set('code', 'codigo');
  back.searchParams.set('state', query.get('state') ?? '');
  return back.href;
}

function isRightExchange(body: URLSearchParams, challenge: string): boolean {
  const proof = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url');
  const isClient = body.get('client_secret') === CLIENT.secret;
  return isClient && body.get('code') === 'codigo' && proof === challenge;
}

/** An OAuth server with one person, which checks client, code and PKCE. */
async function startOAuth(paths: { authorize: string; token: string }) {
  let challenge = '';
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    asked.push(url.pathname);
    if (url.pathname === paths.authorize) {
      challenge = url.searchParams.get('code_challenge') ?? '';
      response.writeHead(302, { location: agree(url.searchParams) }).end();
      return;
    }
    const isToken = url.pathname === paths.token;
    const isAllowed = isToken
      ? isRightExchange(await bodyOf(request), challenge)
      : request.headers.authorization === 'Bearer ficha';
    const tokens = { access_token: 'ficha', token_type: 'Bearer', expires_in: 600 };
    response.writeHead(isAllowed ? 200 : 400, { 'content-type': 'application/json' });
    const answer = isToken ? tokens : me;
    response.end(JSON.stringify(isAllowed ? answer : { error: 'invalid_grant' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const client = (name: string, issuer: string) => ({
    [`${name}_CLIENT_ID`]: CLIENT.id,
    [`${name}_CLIENT_SECRET`]: CLIENT.secret,
    [`${name}_ISSUER`]: issuer,
  });
  const discord = await startOAuth({
    authorize: '/oauth2/authorize',
    token: '/api/oauth2/token',
  });
  const facebook = await startOAuth({
    authorize: '/v23.0/dialog/oauth',
    token: '/v23.0/oauth/access_token',
  });
  await t.open({ ...client('DISCORD', discord), ...client('FACEBOOK', facebook) });
});

afterAll(async () => {
  await t.close();
  for (const server of servers) server.close();
});

async function comeBy(provedor: string, person: object) {
  me = person;
  const guest = await t.guest();
  const start = await guest.get(`/api/auth/${provedor}/redirect`);
  const back = await walkBack(String(start.headers.location), APP_URL);
  const { headers } = await guest.get(back);
  return { guest, location: headers.location };
}

describe('Discord', () => {
  test('links an address that it has verified to one that we have', async () => {
    const { uuid, email } = await t.insertPerson();
    const person = { id: '80351110224678912', username: 'nelly', email, verified: true };
    const { guest, location } = await comeBy('discord', person);
    expect(location).toBe('/socialite-callback');
    expect((await guest.get('/api/user')).json().data.uuid).toBe(uuid);
    expect(asked).toEqual(['/oauth2/authorize', '/api/oauth2/token', '/api/users/@me']);
  });

  test.each([{ verified: false }, {}, { verified: 1 }])(
    'does not when it says %j',
    async (said) => {
      const { uuid, email } = await t.insertPerson({ senha: '$argon2id$x' });
      const { location } = await comeBy('discord', { id: '1', username: 'x', email, ...said });
      expect(location).toBe('/login/social');
      expect(
        await t.db.rows(sql`select 1 from contas_sociais where usuario_uuid = ${uuid}`),
      ).toEqual([]);
    },
  );

  test('an answer without an id is no answer', async () => {
    expect((await comeBy('discord', { username: 'x' })).location).toBe('/login?erro=social');
  });

  test('takes the display name before the handle', async () => {
    const { guest } = await comeBy('discord', {
      id: '2',
      username: 'a',
      global_name: 'Ana\u202E Lua',
    });
    const { data } = (await guest.get('/api/auth/pendente')).json();
    expect(data).toMatchObject({ falta: 'cadastro', nome: 'Ana Lua', email: null });
  });
});

describe('Facebook', () => {
  test('never links by address: it does not say whether it was checked', async () => {
    const { email } = await t.insertPerson({ senha: '$argon2id$x' });
    const { location } = await comeBy('facebook', { id: '10', name: 'Ana', email });
    expect(location).toBe('/login/social');
  });

  test('finds its people again by their id', async () => {
    const { guest } = await comeBy('facebook', {
      id: '11',
      name: 'Bia',
      email: 'bia@rede.example',
    });
    const details = { nome: 'Bia', nascimento: '1999-09-09' };
    expect((await guest.post('/api/auth/cadastro', details)).statusCode).toBe(201);
    const again = await comeBy('facebook', { id: '11', name: 'Bia', email: 'mudou@rede.example' });
    expect(again.location).toBe('/socialite-callback');
  });
});

test('an id of one provider is nobody at another', async () => {
  const { guest } = await comeBy('discord', { id: '77', username: 'x', email: 'x@rede.example' });
  await guest.post('/api/auth/cadastro', { nome: 'X', nascimento: '1999-09-09' });
  const other = await comeBy('facebook', { id: '77', name: 'Y' });
  expect(other.location).toBe('/login/social');
});

test('another PKCE verifier is refused by the provider, and so by us', async () => {
  const guest = await t.guest();
  const start = await guest.get('/api/auth/discord/redirect');
  const back = await walkBack(String(start.headers.location), APP_URL);
  const keys = makeKeys(t.config.appKeys);
  const traveller = { token: guest.cookies.get('sid') ?? '', provedor: 'discord' } as const;
  const [, state = ''] = /state=([^&]+)/.exec(back) ?? [];
  const trip = openTrip(keys, traveller, state) as Trip;
  const other = sealTrip(keys, traveller, { ...trip, verificador: 'c'.repeat(43) });
  expect((await guest.get(back.replace(state, other))).headers.location).toBe('/login?erro=social');
});
