import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a request that never ends does not hold the stop up', async () => {
  const { server, asked } = await slowServer();
  await finishRequests(server, 50);
  server.closeAllConnections();
  await expect(asked).rejects.toThrow();
});
