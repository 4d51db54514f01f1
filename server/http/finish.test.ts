import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { makeFinish } from './finish.ts';

async function slowServer() {
  let answer: (() => void) | undefined;
  const server = createServer((_request, response) => {
    answer = () => response.end('done');
  });
  const finish = makeFinish(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const asked = fetch(url);
  await once(server, 'request');
  return { finish, url, asked, answer: () => answer?.() };
}

test('what is under way is answered, nothing new is taken', async () => {
  const { finish, url, asked, answer } = await slowServer();
  const finished = finish(10_000);
  await expect(fetch(url)).rejects.toThrow();
  answer();
  expect(await (await asked).text()).toBe('done');
  await finished;
});

test('a connection that keeps asking gets one more answer and then ends', async () => {
  const server = createServer((_request, response) => response.end('done'));
  const finish = makeFinish(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const received = text(socket);
  // A request that is not whole yet is under way: the connection does not count as idle.
  socket.write('GET /first HTTP/1.1\r\nHost: x\r\n');
  await once(server, 'connection');
  const finished = finish(10_000);
  socket.write('\r\n');
  ask('/second');
  expect((await received).match(/Connection: (\S+)/gi)).toEqual(['Connection: close']);
  await finished;
});

test('a request that never ends does not hold the stop up', async () => {
  const { finish, asked } = await slowServer();
  await finish(50);
  await expect(asked).rejects.toThrow();
});

test('a connection on which nothing was asked does not hold the stop up', async () => {
  const server = createServer((_request, response) => response.end('done'));
  const finish = makeFinish(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
  silent.on('error', () => {});
  const [ended] = [once(silent, 'close'), await once(server, 'connection')];
  // Without a limit that would end it.
  await finish(600_000);
  await ended;
  expect(server.listening).toBe(false);
});
