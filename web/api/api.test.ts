import { expect, test } from 'vitest';
import * as agenda from '#contract/agenda.ts';
import * as avisos from '#contract/avisos.ts';
import * as campeonatos from '#contract/campeonatos.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import * as participantes from '#contract/participantes.ts';
import * as partidas from '#contract/partidas.ts';
import * as perfil from '#contract/perfil.ts';
import * as punicoes from '#contract/punicoes.ts';
import * as sorteio from '#contract/sorteio.ts';
import { type ApiCall, ApiError, makeApi } from './api.ts';

type Sent = { path: string; init: RequestInit };

function recorder(answer: () => Response) {
  const sent: Sent[] = [];
  const failures: number[] = [];
  const api = makeApi(
    async (path, init) => {
      sent.push({ path, init });
      return answer();
    },
    ({ status }) => void failures.push(status),
  );
  return { api, sent, failures };
}

const ID = '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e';

test('a call sends the method, the path with its parameters and asks for JSON', async () => {
  const { api, sent } = recorder(() => new Response(null, { status: 204 }));
  await api('PUT /api/usuario/notifications/:id/lida', { params: { id: ID } });
  expect(sent[0]?.path).toBe(`/api/usuario/notifications/${ID}/lida`);
  expect(sent[0]?.init.method).toBe('PUT');
  expect(sent[0]?.init.headers).toEqual({ Accept: 'application/json' });
});

test('a body goes as JSON, a query in the address', async () => {
  const { api, sent } = recorder(() => Response.json({}));
  await api('POST /api/login', { body: { email: 'a@b.example', password: 'x' } });
  await api('GET /api/usuario/notifications', { query: { page: 2 } });
  expect(sent[0]?.init.body).toBe('{"email":"a@b.example","password":"x"}');
  expect(sent[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json' });
  expect(sent[1]?.path).toBe('/api/usuario/notifications?page=2');
});

test('an answer that is not a success is thrown with its body, after it was shown', async () => {
  const refused = { message: 'x', code: 'credenciais', validations: { email: ['Errado'] } };
  const { api, failures } = recorder(() => Response.json(refused, { status: 422 }));
  const call = api('POST /api/login', { body: { email: 'a@b.example', password: 'x' } });
  await expect(call).rejects.toMatchObject({ status: 422, body: refused });
  expect(failures).toEqual([422]);
});

test('a failure without JSON has no body', async () => {
  const { api } = recorder(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(api('GET /api/user')).rejects.toMatchObject({ status: 502, body: null });
});

test('what the failure is turned into takes its place', async () => {
  const api = makeApi(
    async () => new Response(null, { status: 401 }),
    () => {
      throw new Error('to the login');
    },
  );
  await expect(api('GET /api/user')).rejects.toThrow('to the login');
});

test('a network that fails is a failure too', async () => {
  const seen: number[] = [];
  const api = makeApi(
    () => Promise.reject(new ApiError(0, null)),
    ({ status }) => void seen.push(status),
  );
  await expect(api('GET /api/user')).rejects.toMatchObject({ status: 0 });
  expect(seen).toEqual([0]);
});

const keyOf = ({ init }: Sent) => new Headers(init.headers).get('Idempotency-Key');

test('what makes something carries one key until it is made, and another one after that', async () => {
  let status = 502;
  const { api, sent } = recorder(() => Response.json({}, { status }));
  const params = { id: 'abc' };
  const say = (texto: string) =>
    api('POST /api/campeonatos/:id/avisos', { params, body: { texto } }).catch(() => undefined);
  await say('Chove');
  await say('Chove');
  status = 201;
  await say('Chove');
  await say('Chove');
  await say('Parou');
  const keys = sent.map(keyOf);
  expect(keys[0]).toMatch(/^[\x21-\x7e]{8,255}$/);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4]);
});

const notice = { params: { id: 'abc' }, body: { texto: 'Chove' } };

const cut = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new Error('cut off')) }));

test('an answer that breaks off was not heard: it is shown, and the same key is sent again', async () => {
  const { api, sent, failures } = recorder(cut);
  const say = () => api('POST /api/campeonatos/:id/avisos', notice);
  await expect(say()).rejects.toMatchObject({ status: 0 });
  await expect(say()).rejects.toMatchObject({ status: 0 });
  expect(failures).toEqual([0, 0]);
  expect(keyOf(sent[1] as Sent)).toBe(keyOf(sent[0] as Sent));
});

test.each([
  [422, 1],
  [402, 1],
  [409, 0],
  [503, 0],
])('after %i the next attempt has the key number %i', async (status, index) => {
  const { api, sent } = recorder(() => Response.json({}, { status }));
  const say = () => api('POST /api/campeonatos/:id/avisos', notice).catch(() => undefined);
  await say();
  await say();
  const keys = sent.map(keyOf);
  expect(keys.indexOf(keys[1] as string)).toBe(index);
});

test('a file carries no key: two of them would look the same', async () => {
  const { api, sent } = recorder(() => Response.json({}, { status: 502 }));
  const any = api as unknown as (key: string, input: object) => ReturnType<ApiCall>;
  const input = { params: { id: 'abc' }, form: new FormData() };
  await any('POST /api/campeonatos/:id/escudo', input).catch(() => undefined);
  expect(keyOf(sent[0] as Sent)).toBeNull();
});

test('every endpoint that makes something once is sent with a key, and what only reads is not', async () => {
  const { api, sent } = recorder(() => new Response(null, { status: 204 }));
  const any = api as unknown as (key: string, input: object) => ReturnType<ApiCall>;
  const isEndpoint = (entry: unknown): entry is Endpoint =>
    typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry;
  const all = [agenda, avisos, campeonatos, punicoes, sorteio, participantes, partidas, perfil]
    .flatMap((module) => Object.values(module))
    .filter(isEndpoint);
  for (const { method, path } of all) await any(`${method} ${path}`, { params: {} });
  const once = all.filter((entry) => entry.once);
  expect(once.length).toBeGreaterThan(5);
  for (const [index, { once, path }] of all.entries()) {
    const key = keyOf(sent[index] as Sent);
    if (once) expect(key, path).not.toBeNull();
  }
  expect(sent.filter(({ init }) => init.method === 'GET').every((one) => !keyOf(one))).toBe(true);
});
