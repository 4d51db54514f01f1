// Clients that send little by little, over a real connection.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { APP_URL, testApp } from '#server/testing/app.ts';

const t = testApp();
const { host } = new URL(APP_URL);

/** Looking for them every half minute would let them stay for as long. */
const LIMIT = { timeout: 25_000 };

async function open(): Promise<Socket> {
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** What comes back until the server ends the connection, without the client ending it. */
async function heard(socket: Socket): Promise<{ status: number; body: unknown }> {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  t.app.server.headersTimeout = 200;
  t.app.server.requestTimeout = 400;
});

describe('a client that drips', () => {
  test('its headers is cut soon after its time, not half a minute later', LIMIT, async () => {
    const socket = await open();
    socket.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    expect(await heard(socket)).toMatchObject({ status: 408, body: { code: 'pedido_lento' } });
  });

  test('its body is cut too, and is no failure of ours', LIMIT, async () => {
    const guest = await t.guest();
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      Host: host,
      Origin: APP_URL,
      Cookie: cookie,
      'X-XSRF-TOKEN': guest.cookies.get('XSRF-TOKEN'),
      'Content-Type': 'application/json',
      'Content-Length': 100,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const asked = once(t.app.server, 'request');
    const socket = await open();
    socket.write(`POST /api/login HTTP/1.1\r\n${lines.join('')}\r\n{"email`);
    const [, response] = (await asked) as [unknown, ServerResponse];
    const closed = once(response, 'close');
    expect(await heard(socket)).toMatchObject({ status: 408, body: { code: 'pedido_lento' } });
    await closed;
    // What the app made of it, though nobody is there to read it: 500 and above are logged as faults.
    expect(response.statusCode).toBeLessThan(500);
  });
});

test('bytes that are no HTTP get the shape of the contract', async () => {
  const socket = await open();
  socket.write('HELLO\r\n\r\n');
  const answer = await heard(socket);
  expect(answer).toMatchObject({ status: 400, body: { code: 'pedido_invalido' } });
  expect(answer.body).toHaveProperty('request_id');
});

test('a request with two Host headers is refused', async () => {
  const socket = await open();
  const ask = (hosts: string[]) =>
    `GET /health/live HTTP/1.1\r\n${hosts.map((name) => `Host: ${name}\r\n`).join('')}Connection: close\r\n\r\n`;
  socket.write(ask([host, 'evil.example']));
  expect(await heard(socket)).toMatchObject({ status: 421, body: { code: 'host_desconhecido' } });
  const twin = await open();
  twin.write(ask([host]));
  expect((await heard(twin)).status).toBe(200);
});
