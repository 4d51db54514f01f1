// The same write, told by each driver: our own sockets, another server of the protocol, nobody.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';
import { makeClient } from '#server/testing/client.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openSocket } from '#server/testing/sockets/socket.ts';

const port = await freePort();
const appUrl = `http://127.0.0.1:${port}`;
const app = {
  PUSHER_APP_ID: 'uma',
  PUSHER_APP_KEY: 'uma',
  PUSHER_APP_SECRET: 'um segredo dos testes',
};
/** The other server of the protocol is our own. */
const t = testApp({ APP_URL: appUrl, PORT: String(port), ...app });
const MUDOU = 'App\\Events\\CampeonatoMudou';

const DRIVERS = {
  embedded: undefined,
  pusher: {
    REALTIME: 'pusher',
    PUSHER_HOST: '127.0.0.1',
    PUSHER_PORT: String(port),
    PUSHER_SCHEME: 'http',
    ...app,
  },
  off: { REALTIME: 'off' },
} as const;

const made: Partial<Record<keyof typeof DRIVERS, FastifyInstance>> = {};

beforeAll(async () => {
  await t.app.listen({ port, host: '127.0.0.1' });
  for (const name of ['pusher', 'off'] as const) {
    const [APP_KEY] = t.config.appKeys;
    const config = readConfig({ APP_URL: appUrl, APP_KEY, LOG_LEVEL: 'silent', ...DRIVERS[name] });
    const other = await makeApp(config, t.db, { pages: 'none' });
    await other.listen({ port: 0, host: '127.0.0.1' });
    made[name] = other;
  }
});

afterAll(async () => {
  for (const other of Object.values(made)) await other.close();
});

/** The same person, at a product with this driver. */
async function at(name: keyof typeof DRIVERS, who: SignedIn): Promise<SignedIn> {
  const other = made[name];
  if (!other) return who;
  const client = makeClient(other, appUrl);
  for (const [cookie, value] of who.cookies) client.cookies.set(cookie, value);
  return { ...client, uuid: who.uuid, email: who.email };
}

async function hearing(channel: string) {
  const socket = openSocket(appUrl, { key: 'uma' });
  await socket.id();
  socket.say('pusher:subscribe', { channel });
  await socket.told('pusher_internal:subscription_succeeded');
  return socket;
}

describe('a change of a championship', () => {
  test.each(['embedded', 'pusher'] as const)('is told to who watches (%s)', async (name) => {
    const org = await at(name, await t.signedIn());
    const id = await openCampeonato(org);
    const socket = await hearing(`campeonato.${id}`);
    const closed = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'cancelado' });
    expect(closed.statusCode, closed.body).toBe(200);
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    // Another server may be told of the version before after this one: who watches goes by the number.
    const told = () => socket.heard.filter(({ event }) => event === MUDOU).map((one) => one.data);
    await eventually(() => expect(told()).toContainEqual({ versao: data.versao }));
    socket.ws.terminate();
  });
});

describe('a product that tells nothing live', () => {
  test('works, and has neither sockets nor signatures', async () => {
    const org = await at('off', await t.signedIn());
    await openCampeonato(org);
    const body = { socket_id: '1.2', channel_name: `private-users.${org.uuid}` };
    expect((await org.post('/broadcasting/auth', body)).statusCode).toBe(404);
    expect((await org.post('/broadcasting/user-auth', { socket_id: '1.2' })).statusCode).toBe(404);
    expect((await org.get('/app/tabelao')).statusCode).toBe(404);
    expect((await org.post('/apps/tabelao/events', {})).statusCode).toBe(404);
  });
});

describe('another server', () => {
  test('is signed for as it expects, without our sessions', async () => {
    const ana = await at('pusher', await t.signedIn());
    const body = { socket_id: '1.2', channel_name: `private-users.${ana.uuid}` };
    const answer = await ana.post('/broadcasting/auth', body);
    expect(answer.json()).toEqual({ auth: expect.stringMatching(/^uma:[0-9a-f]{64}$/) });
  });

  test('needs its app, its key and its secret', () => {
    expect(() => readConfig({ REALTIME: 'pusher', PUSHER_APP_ID: 'x' })).toThrow(
      /PUSHER_APP_KEY must be set when REALTIME is pusher\s+PUSHER_APP_SECRET must be set/,
    );
  });
});
