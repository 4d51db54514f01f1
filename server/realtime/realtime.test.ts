// Sockets as clients have them: the real packages of the protocol, and what is refused (D-44 to D-49).
import { createHash, createHmac } from 'node:crypto';
import { connect } from 'node:net';
import Echo from 'laravel-echo';
import Publisher from 'pusher';
import pusherJs from 'pusher-js';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { addHelper, makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openSocket, type TestSocket } from '#server/testing/sockets/socket.ts';

/** Its types are those of another kind of module than it is. */
const Pusher = pusherJs as unknown as typeof pusherJs.default;
type Pusher = InstanceType<typeof Pusher>;

const port = await freePort();
const appUrl = `http://127.0.0.1:${port}`;
const t = testApp({
  APP_URL: appUrl,
  PORT: String(port),
  PUSHER_APP_SECRET: 'um segredo so dos testes',
  REALTIME_CONNECTIONS_PER_ADDRESS: '12',
});
const sockets: TestSocket[] = [];
const clients: { disconnect(): void }[] = [];

beforeAll(async () => {
  await t.app.listen({ port, host: '127.0.0.1' });
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  const open = sockets.splice(0);
  for (const { ws } of open) ws.terminate();
  await Promise.all(open.map(({ closed }) => closed));
});

function socket(options?: Parameters<typeof openSocket>[1]): TestSocket {
  const opened = openSocket(appUrl, options);
  sockets.push(opened);
  return opened;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const askAuth = (who: SignedIn, socketId: string, channel: string) =>
  who.post(
    '/broadcasting/auth',
    String(new URLSearchParams({ socket_id: socketId, channel_name: channel })),
    {
      headers: form,
    },
  );

/** The real client with the session of this person. */
function pusherOf(who: SignedIn | null): Pusher {
  const client = new Pusher('tabelao', {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: async ({ socketId, channelName }, done) => {
        const answer = who && (await askAuth(who, socketId, channelName));
        if (answer?.statusCode === 200) done(null, answer.json());
        else done(new Error(`status ${answer?.statusCode}`), null);
      },
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '',
      customHandler: async ({ socketId }, done) => {
        const answer = await who?.post('/broadcasting/user-auth', { socket_id: socketId });
        if (answer?.statusCode === 200) done(null, answer.json());
        else done(new Error('refused'), null);
      },
    },
  });
  clients.push(client);
  return client;
}

const echoOf = (client: Pusher) =>
  new Echo({ broadcaster: 'pusher', key: 'tabelao', cluster: 'mt1', client });

const publisher = (more: object = {}) =>
  new Publisher({
    appId: 'tabelao',
    key: 'tabelao',
    secret: 'um segredo so dos testes',
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
    ...more,
  });

describe('the real packages', () => {
  test('laravel-echo hears notifications, namespaced and literal events that the official package publishes', async () => {
    const ana = await t.signedIn();
    const heard: unknown[] = [];
    const echo = echoOf(pusherOf(ana));
    const channel = echo.private(`users.${ana.uuid}`);
    await new Promise<void>((resolve, reject) => channel.subscribed(resolve).error(reject));
    channel.notification((told: unknown) => heard.push(['notification', told]));
    channel.listen('ResultadoLancado', (told: unknown) => heard.push(['namespaced', told]));
    channel.listen('.literal', (told: unknown) => heard.push(['literal', told]));
    const name = `private-users.${ana.uuid}`;
    const BROADCAST = 'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated';
    const told = { id: '1', type: 'x', url: '/ajuda', mensagem: 'É seu jogo' };
    const official = publisher();
    expect((await official.trigger(name, BROADCAST, told)).status).toBe(200);
    await official.trigger(name, 'App\\Events\\ResultadoLancado', { n: 1 });
    await official.triggerBatch([{ channel: name, name: 'literal', data: { n: 2 } }]);
    await eventually(() => expect(heard).toHaveLength(3));
    expect(heard).toEqual([
      ['notification', told],
      ['namespaced', { n: 1 }],
      ['literal', { n: 2 }],
    ]);
  });

  test('pusher-js signs in, hears what is for the person, and is refused what is for another', async () => {
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    const client = pusherOf(ana);
    const heard: unknown[] = [];
    client.user.bind('oi', (told: unknown) => heard.push(told));
    client.signin();
    await eventually(() => expect(client.user.user_data).toMatchObject({ id: ana.uuid }));
    const foreign = client.subscribe(`private-users.${bia.uuid}`);
    const error = new Promise((resolve) => foreign.bind('pusher:subscription_error', resolve));
    expect(await error).toMatchObject({ type: 'AuthError' });
    await eventually(async () => {
      await publisher().sendToUser(ana.uuid, 'oi', { n: 1 });
      expect(heard.length).toBeGreaterThan(0);
    });
  });

  test('a guest hears an open championship; who caused the event does not', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [one, two] = [pusherOf(null), pusherOf(null)];
    const heard: string[] = [];
    for (const [name, client] of Object.entries({ one, two })) {
      const channel = client.subscribe(`campeonato.${id}`);
      channel.bind('mudou', () => heard.push(name));
      await eventually(() => expect(channel.subscribed).toBe(true));
    }
    const except = { socket_id: one.connection.socket_id };
    await publisher().trigger(`campeonato.${id}`, 'mudou', { versao: 1 }, except);
    await eventually(() => expect(heard).toEqual(['two']));
  });
});

describe('the real client of a page', () => {
  test('hears how many watch, that something is new, and the version with its subscription', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [first, second] = [pusherOf(null), pusherOf(null)];
    const begun: unknown[] = [];
    const counts: unknown[] = [];
    const news: unknown[] = [];
    const channel = first.subscribe(`campeonato.${id}`);
    channel.bind('pusher:subscription_succeeded', (data: unknown) => begun.push(data));
    channel.bind('pusher:subscription_count', (data: unknown) => counts.push(data));
    channel.bind('App\\Events\\Novidade', (data: unknown) => news.push(data));
    await eventually(() => expect(begun).toEqual([{ versao: expect.any(Number) }]));
    second.subscribe(`campeonato.${id}`);
    await eventually(() => expect(counts.at(-1)).toEqual({ subscription_count: 2 }));
    expect(channel.subscriptionCount).toBe(2);
    const sobre = org.uuid;
    await publisher().trigger(`campeonato.${id}`, 'App\\Events\\Novidade', { sobre });
    await eventually(() => expect(news).toEqual([{ sobre }]));
  });
});

describe('a connection', () => {
  const cases = [
    ['from the page of another site', { headers: { origin: 'https://outro.example' } }, 4009],
    ['from another port', { headers: { origin: 'http://127.0.0.1:1' } }, 4009],
    ['with an origin that is none', { headers: { origin: 'null' } }, 4009],
    ['to another app', { key: 'outra' }, 4001],
    ['without a protocol', { query: 'client=js' }, 4008],
    ['with an old protocol', { query: 'protocol=4' }, 4007],
  ] as const;

  test.each(cases)('%s is refused', async (_name, options, code) => {
    const refused = socket(options);
    expect(await refused.closed).toBe(code);
    expect(refused.heard).toMatchObject([{ event: 'pusher:error', data: { code } }]);
  });

  test('from our own page is let in', async () => {
    expect(await socket({ headers: { origin: appUrl } }).id()).toMatch(/^\d+\.\d+$/);
  });

  test('to another host does not reach the sockets', async () => {
    const { closed, heard } = socket({ headers: { host: 'outro.example' } });
    expect([await closed, heard]).toEqual([1006, []]);
  });

  test('over the limit of its address is refused, and let in when another has gone', async () => {
    const let_in = Array.from({ length: 12 }, () => socket());
    await Promise.all(let_in.map(({ id }) => id()));
    expect(await socket().closed).toBe(4100);
    let_in[0]?.ws.terminate();
    await eventually(async () => {
      const next = socket();
      await Promise.race([next.id(), next.closed]);
      expect(next.heard).toMatchObject([{ event: 'pusher:connection_established' }]);
    });
  });

  test('that says too long a thing, or too many, is ended', async () => {
    const long = socket();
    await long.id();
    long.say('x', { text: 'x'.repeat(10_000) });
    expect(await long.closed).toBe(1009);
    const many = socket();
    await many.id();
    // More than twice what a second allows: a new one may begin between them.
    for (let n = 0; n <= 100; n += 1) many.say('pusher:ping');
    expect(await many.closed).toBe(4301);
  });

  test('is no page: without asking for a socket it is not found', async () => {
    const guest = await t.guest();
    expect((await guest.get('/app/tabelao?protocol=7')).statusCode).toBe(404);
  });
});

const subscribe = (to: TestSocket, channel: string, more: object = {}) =>
  to.say('pusher:subscribe', { channel, ...more });

describe('a private channel', () => {
  test('is not told to who holds the signature of another socket', async () => {
    const ana = await t.signedIn();
    const channel = `private-users.${ana.uuid}`;
    const [hers, stolen] = [socket(), socket()];
    const auth = (await askAuth(ana, await hers.id(), channel)).json();
    await stolen.id();
    subscribe(stolen, channel, auth);
    await stolen.told('pusher:subscription_error');
    subscribe(hers, channel, auth);
    await hers.told('pusher_internal:subscription_succeeded');
    await publisher().trigger(channel, 'segredo', {});
    await hers.told('segredo');
    expect(stolen.heard.map(({ event }) => event)).not.toContain('segredo');
  });

  test('is signed for nobody else, and nothing odd is signed', async () => {
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    const own = `private-users.${ana.uuid}`;
    const cases = [
      [403, '1.2', `private-users.${bia.uuid}`],
      [422, '1.2', 'private-users.*'],
      [422, '1.2', 'private-users.'.padEnd(201, 'a')],
      [403, '1.2', 'private-nada'],
      [422, '1.2', `presence-users.${ana.uuid}`],
      [422, '1.2', `#server-to-user-${ana.uuid}`],
      [422, '1.2', 'campeonato.abc'],
      [422, '1.2::user', own],
      [422, '1.2:private-users.x', own],
      [422, '1', own],
      [422, '', own],
      [422, '1.2\n', `${own}:{}`],
      [200, '1.2', own],
    ] as const;
    for (const [status, id, channel] of cases) {
      const answer = await askAuth(ana, id, channel);
      expect(answer.statusCode, `${id} ${channel}`).toBe(status);
      if (status !== 200) expect(answer.json()).not.toHaveProperty('auth');
    }
  });

  test('ends with the session by which it is heard', async () => {
    const ana = await t.signedIn();
    const channel = `private-users.${ana.uuid}`;
    const hers = socket();
    subscribe(hers, channel, (await askAuth(ana, await hers.id(), channel)).json());
    await hers.told('pusher_internal:subscription_succeeded');
    const other = socket();
    await other.id();
    await ana.post('/api/logout');
    expect(await hers.closed).toBe(4009);
    expect(other.ws.readyState).toBe(other.ws.OPEN);
  });

  test('of a championship is for who may see it, as long as they may', async () => {
    const [org, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
    const id = await openCampeonato(org, {}, { visibilidade: 'privado' });
    await addHelper(org, id, { helper: ana, papel: 'resultados' });
    const channel = `private-campeonato.${id}`;
    expect((await askAuth(bia, '1.2', channel)).statusCode).toBe(403);
    const guests = socket();
    await guests.id();
    subscribe(guests, `campeonato.${id}`);
    await guests.told('pusher:subscription_error', `campeonato.${id}`);
    const hers = socket();
    subscribe(hers, channel, (await askAuth(ana, await hers.id(), channel)).json());
    await hers.told('pusher_internal:subscription_succeeded', channel);
    await publisher().trigger(channel, 'um', {});
    await hers.told('um');
    await t.db.run(sql`delete from organizadores where usuario_uuid = ${ana.uuid}`);
    await publisher().trigger(channel, 'dois', {});
    await publisher().trigger(`private-users.${ana.uuid}`, 'x', {});
    hers.say('pusher:ping');
    await hers.told('pusher:pong');
    expect(hers.heard.map(({ event }) => event)).not.toContain('dois');
  });

  test('of a draft is for its owner, and unknown ones look the same', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const id = await makeCampeonato(org);
    expect((await askAuth(org, '1.2', `private-campeonato.${id}`)).statusCode).toBe(200);
    const [draft, unknown] = [
      await askAuth(ana, '1.2', `private-campeonato.${id}`),
      await askAuth(ana, '1.2', 'private-campeonato.zzzzzzzzzz'),
    ];
    expect([draft.statusCode, draft.json().error]).toEqual([403, unknown.json().error]);
    const guest = socket();
    await guest.id();
    subscribe(guest, `campeonato.${id}`);
    subscribe(guest, 'campeonato.zzzzzzzzzz');
    const [a, b] = [
      await guest.told('pusher:subscription_error', `campeonato.${id}`),
      await guest.told('pusher:subscription_error', 'campeonato.zzzzzzzzzz'),
    ];
    expect(a.data).toEqual(b.data);
  });
});

describe('the address to publish', () => {
  test('takes nothing without the right signature', async () => {
    const name = 'campeonato.zzzzzzzzzz';
    const wrong = publisher({ secret: 'nao e este segredo' });
    await expect(wrong.trigger(name, 'x', {})).rejects.toMatchObject({ status: 401 });
    const other = publisher({ appId: 'outra' });
    await expect(other.trigger(name, 'x', {})).rejects.toMatchObject({ status: 404 });
    const guest = await t.guest();
    expect((await guest.post('/apps/tabelao/events', {})).statusCode).toBe(401);
    await expect(publisher().trigger('qualquer', 'x', {})).rejects.toMatchObject({ status: 422 });
    const long = { text: 'x'.repeat(10_001) };
    await expect(publisher().trigger(name, 'x', long)).rejects.toMatchObject({ status: 413 });
  });

  test('takes no request that is old', async () => {
    const body = JSON.stringify({ name: 'x', channels: ['campeonato.zzzzzzzzzz'], data: '{}' });
    const md5 = createHash('md5').update(body).digest('hex');
    const ask = (seconds: number) => {
      const query = `auth_key=tabelao&auth_timestamp=${Math.floor(Date.now() / 1000) - seconds}&auth_version=1.0&body_md5=${md5}`;
      const text = ['POST', '/apps/tabelao/events', query].join('\n');
      const signature = createHmac('sha256', 'um segredo so dos testes').update(text).digest('hex');
      return fetch(`${appUrl}/apps/tabelao/events?${query}&auth_signature=${signature}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
    };
    expect([(await ask(0)).status, (await ask(700)).status]).toEqual([200, 401]);
  });
});

test('who does not read is let go, and others hear everything', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const channel = `campeonato.${id}`;
  const slow = connect(port, '127.0.0.1');
  slow.write(
    `GET /app/tabelao?protocol=7 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await new Promise((resolve) => slow.once('data', resolve));
  const text = Buffer.from(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
  slow.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  slow.pause();
  const gone = new Promise((resolve) => slow.once('close', resolve));
  slow.on('error', () => {});
  const quick = socket();
  await quick.id();
  subscribe(quick, channel);
  await quick.told('pusher_internal:subscription_succeeded');
  const data = JSON.stringify('x'.repeat(9_900));
  for (let n = 0; n < 1_000; n += 10) {
    await publisher().triggerBatch(
      Array.from({ length: 10 }, () => ({ channel, name: 'grande', data })),
    );
  }
  slow.resume();
  await gone;
  await eventually(() =>
    expect(quick.heard.filter(({ event }) => event === 'grande')).toHaveLength(1_000),
  );
});

// The last of this file: nobody is let in afterwards.
test('before the process stops everybody is told to come back', async () => {
  const all = Array.from({ length: 10 }, () => socket());
  await Promise.all(all.map(({ id }) => id()));
  await t.app.sendSocketsAway();
  expect(await Promise.all(all.map(({ closed }) => closed))).toEqual(all.map(() => 4200));
  expect(await socket().closed).toBe(4200);
});
