import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { TestApp } from '#server/testing/app.ts';
import { inProcess } from './visitor.ts';

test('a page that still asks for something while the product stops is told 503, and no fault is logged', async () => {
  const t = new TestApp();
  await t.open({});
  const request = { headers: { host: 'localhost:3000' }, cookies: {}, ip: '127.0.0.1' };
  const ask = inProcess(t.app, request as unknown as FastifyRequest);
  expect((await ask('/api/user', {})).status).toBe(401);
  await t.close();
  expect((await ask('/api/user', {})).status).toBe(503);
});
