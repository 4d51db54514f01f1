import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { finishRequests } from './finish.ts';

async function slowServer() {
  let answer: (() => void) | undefined;
  const server = createServer((_request, response) => {
    answer = () => response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const asked = fetch(url);
  await once(server, 'request');
  return { server, url, asked, answer: () => answer?.() };
}

test('what is under way is answered, nothing new is taken', async () => {
  const { server, url, asked, answer } = await slowServer();
  const finished = finishRequests(server, 10_000);
  await expect(fetch(url)).rejects.toThrow();
  answer();
  expect(await (await asked).text()).toBe('done');
  await finished;
});

test('a connection that keeps asking gets one more answer and then ends', async () => {
  const server = createServer((_request, response) => response.end('done'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const received = text(socket);
  // A request that is not whole yet is under way: the connection does not count as idle.
  socket.write('GET /first HTTP/1.1\r\nHost: x\r\n');
  await once(server, 'connection');
  const finished = finishRequests(server, 10_000);
  socket.write('\r\n');
  ask('/second');
  expect((await received).match(/Connection: (\S+)/gi)).toEqual(['Connection: close']);
  await finished;
});

test('a request that never ends does not hold the stop up', async () => {
  const { server, asked } = await slowServer();
  await finishRequests(server, 50);
  server.closeAllConnections();
  await expect(asked).rejects.toThrow();
});
