// The protocol without a network: what a client says to a fake connection, and what it is answered.
import { describe, expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { handleMessage, type ProtocolRoom } from './handle-message.ts';
import { makeHub } from './hub.ts';
import type { ChannelRule } from './rules.ts';
import { authOf, channelText, isSignedRequest, userText } from './signatures.ts';

const app = { key: 'k', secrets: ['segredo novo', 'segredo velho'] };
const ANA = { usuario: 'ana', sessao: 's1' };

const rules: ChannelRule[] = [
  { pattern: /^aberto\.(\w+)$/, by: 'anybody', may: async (about) => about !== 'fechado' },
  { pattern: /^private-de\.(\w+)$/, by: 'signature', may: async (about, who) => about === who },
  { pattern: /^#server-to-user-(\w+)$/, by: 'sign-in', may: async () => true },
];

function room(more: Partial<ProtocolRoom> = {}): ProtocolRoom {
  const lasts = async (sessao: string) => sessao !== 'encerrada';
  return { app, hub: makeHub((work) => work()), rules, mostChannels: 3, lasts, ...more };
}

function fake(socketId = '1.2') {
  const said: unknown[] = [];
  const ended: number[] = [];
  const connection: Connection = {
    socketId,
    send: (frame) => void said.push(JSON.parse(String(frame))),
    end: (code) => void ended.push(code),
    isOpen: () => ended.length === 0,
    channels: new Map(),
    asked: new Set(),
    user: null,
  };
  return { connection, said, ended };
}

const subscribe = (channel: unknown, more: object = {}) =>
  JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...more } });

const signed = (socketId: string, channel: string, holder: object, by = app) => {
  const channel_data = JSON.stringify(holder);
  return { channel_data, auth: authOf(by, channelText(socketId, channel, channel_data)) };
};

const refused = (channel: string) => ({ event: 'pusher:subscription_error', channel });

describe('a client', () => {
  test('that pings is answered, what it says without sense is told to it', async () => {
    const { connection, said } = fake();
    for (const text of ['{"event":"pusher:ping","data":{}}', 'nada', '[]', '{"event":1}']) {
      await handleMessage(room(), connection, text);
    }
    const wrong = { event: 'pusher:error', data: { code: 4200 } };
    expect(said).toMatchObject([{ event: 'pusher:pong' }, wrong, wrong, wrong]);
  });

  test('hears a channel that is for everybody until it leaves', async () => {
    const r = room();
    const { connection, said } = fake();
    const tell = () => r.hub.tell({ channels: ['aberto.x'], event: 'e', data: '{"a":1}' });
    await handleMessage(r, connection, subscribe('aberto.x', { auth: '' }));
    tell();
    await handleMessage(
      r,
      connection,
      '{"event":"pusher:unsubscribe","data":{"channel":"aberto.x"}}',
    );
    tell();
    expect(said).toEqual([
      { event: 'pusher_internal:subscription_succeeded', channel: 'aberto.x', data: '{}' },
      { event: 'e', channel: 'aberto.x', data: '{"a":1}' },
    ]);
    expect(r.hub.count('aberto.x')).toBe(0);
  });

  test('that caused an event is not told of it', async () => {
    const r = room();
    const [one, two] = [fake('1.1'), fake('2.2')];
    for (const { connection } of [one, two])
      await handleMessage(r, connection, subscribe('aberto.x'));
    r.hub.tell({ channels: ['aberto.x'], event: 'e', data: '{}', except: '1.1' });
    expect([one.said.length, two.said.length]).toEqual([1, 2]);
  });

  test('is refused what is no channel of ours', async () => {
    const names = [
      'presence-x',
      'aberto.fechado',
      'outro',
      'private-*',
      '',
      'x'.repeat(201),
      'a b',
    ];
    for (const name of names) {
      const { connection, said } = fake();
      await handleMessage(room(), connection, subscribe(name));
      expect(said, name).toMatchObject([refused(name.slice(0, 200))]);
      expect(connection.channels.size).toBe(0);
    }
    const { connection, said } = fake();
    for (const odd of [null, 7, { a: 1 }, ['aberto.x']]) {
      await handleMessage(room(), connection, subscribe(odd));
    }
    expect(said).toHaveLength(4);
    expect(connection.channels.size).toBe(0);
  });

  test('hears a private channel with a signature over this socket, this channel and a lasting session', async () => {
    const channel = 'private-de.ana';
    const old = { ...app, secrets: ['segredo velho'] };
    for (const auth of [signed('1.2', channel, ANA), signed('1.2', channel, ANA, old)]) {
      const { connection, said } = fake();
      await handleMessage(room(), connection, subscribe(channel, auth));
      expect(said).toMatchObject([{ event: 'pusher_internal:subscription_succeeded' }]);
      expect(connection.channels.get(channel)).toEqual(ANA);
    }
  });

  test('is refused one with the signature of another socket, channel, secret, person or session', async () => {
    const channel = 'private-de.ana';
    const good = signed('1.2', channel, ANA);
    const cases: object[] = [
      {},
      { auth: good.auth },
      { ...good, channel_data: JSON.stringify({ ...ANA, sessao: 's2' }) },
      { ...good, auth: good.auth.slice(0, -1) },
      { ...good, auth: good.auth.replace('k:', 'j:') },
      signed('9.9', channel, ANA),
      signed('1.2', 'private-de.bia', ANA),
      signed('1.2', channel, ANA, { ...app, secrets: ['outro'] }),
      signed('1.2', channel, { usuario: 'bia', sessao: 's1' }),
      signed('1.2', channel, { usuario: 'ana', sessao: 'encerrada' }),
      signed('1.2', channel, { usuario: 'ana' }),
      // What was signed as a person is no channel.
      { channel_data: good.channel_data, auth: authOf(app, userText('1.2', good.channel_data)) },
    ];
    for (const more of cases) {
      const { connection, said } = fake();
      await handleMessage(room(), connection, subscribe(channel, more));
      expect(said, JSON.stringify(more)).toMatchObject([refused(channel)]);
      expect(connection.channels.size).toBe(0);
    }
  });

  test('hears what is for a person only signed in as that person', async () => {
    const r = room();
    const { connection, said, ended } = fake();
    await handleMessage(r, connection, subscribe('#server-to-user-ana'));
    expect(said).toMatchObject([refused('#server-to-user-ana')]);
    const user_data = JSON.stringify({ id: 'ana', sessao: 's1' });
    const data = { user_data, auth: authOf(app, userText('1.2', user_data)) };
    await handleMessage(r, connection, JSON.stringify({ event: 'pusher:signin', data }));
    await handleMessage(r, connection, subscribe('#server-to-user-ana'));
    await handleMessage(r, connection, subscribe('#server-to-user-bia'));
    expect(said.slice(1)).toMatchObject([
      { event: 'pusher:signin_success' },
      { event: 'pusher_internal:subscription_succeeded', channel: '#server-to-user-ana' },
      refused('#server-to-user-bia'),
    ]);
    expect(ended).toEqual([]);
    const forged = { user_data, auth: 'k:0' };
    await handleMessage(r, connection, JSON.stringify({ event: 'pusher:signin', data: forged }));
    expect(ended).toEqual([4009]);
  });

  test('may not tell others anything', async () => {
    const { connection, said } = fake();
    const data = '{"event":"client-x","channel":"private-de.ana","data":{}}';
    await handleMessage(room(), connection, data);
    expect(said).toMatchObject([{ event: 'pusher:error', data: { code: 4301 } }]);
  });

  test('hears so many channels and no more, also when all are asked for at once', async () => {
    const r = room();
    const { connection, said } = fake();
    await Promise.all(
      [1, 2, 3, 4].map((n) => handleMessage(r, connection, subscribe(`aberto.c${n}`))),
    );
    expect(connection.channels.size).toBe(3);
    expect(said).toContainEqual(expect.objectContaining(refused('aberto.c4')));
  });

  test('that left while it was looked up is not let in', async () => {
    const r = room();
    const { connection, said } = fake();
    const asked = handleMessage(r, connection, subscribe('aberto.x'));
    await handleMessage(
      r,
      connection,
      '{"event":"pusher:unsubscribe","data":{"channel":"aberto.x"}}',
    );
    await asked;
    expect([said, r.hub.count('aberto.x')]).toEqual([[], 0]);
  });
});

test('events come in their order, also while the one before is still being sent', () => {
  const later: (() => void)[] = [];
  const hub = makeHub((work) => void later.push(work));
  const many = Array.from({ length: 450 }, (_, n) => fake(`1.${n}`));
  for (const { connection } of many) hub.join(connection, 'c', null);
  hub.tell({ channels: ['c'], event: 'um', data: '{}' });
  hub.tell({ channels: ['c'], event: 'dois', data: '{}' });
  while (later.length > 0) later.shift()?.();
  for (const { said } of many) expect(said).toMatchObject([{ event: 'um' }, { event: 'dois' }]);
});

test('a request with an old clock, another body or without a signature is not signed', () => {
  const query = { auth_key: 'k', auth_timestamp: '1000', auth_version: '1.0', auth_signature: 'x' };
  const request = { method: 'POST', path: '/apps/a/events', query, body: Buffer.from('{}') };
  expect(isSignedRequest(app, request, 1000)).toBe(false);
});
