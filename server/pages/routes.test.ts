// What the renderer is asked for, and what becomes of a page that it refuses. The pages of this renderer are
// the addresses that it was asked for.
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendError } from '#server/http/errors.ts';
import { makeServices } from '#server/http/services.ts';
import { APP_URL, testApp } from '#server/testing/app.ts';
import type { Renderer } from './handler.ts';
import { limitsWith, threadedRenderer } from './render-threads.ts';
import { pageRoutes } from './routes.ts';

const THREAD = new URL('../testing/render-thread.ts', import.meta.url);
const t = testApp();

let app: FastifyInstance;
let full: Renderer;

beforeAll(async () => {
  // None may wait.
  const more = { most: 0, afterMs: 0, restMs: 0 };
  const patience = { pageMs: 60_000, signMs: 60_000 };
  full = await threadedRenderer({ ...patience, atOnce: 8, inLine: 0, more }, THREAD);
  const patient = await threadedRenderer(limitsWith(12), THREAD);
  app = Fastify();
  app.setErrorHandler(sendError);
  await app.register(cookie);
  await pageRoutes(app, makeServices(t.config, t.db, t.log), {
    renderer: {
      ...patient,
      // Some pages are asked for when there is too much to do.
      render: (asked, askApi) =>
        (asked.url.includes('/cheio') ? full : patient).render(asked, askApi),
    },
    buildId: 'b1',
    front: { answer: () => false },
  });
});

afterAll(async () => {
  await app.close();
  await full.close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('a page is rendered without what a network adds to its address', async () => {
  const shared = await get('/liga?utm_source=zap&rodada=2&fbclid=IwAR0x');
  expect(shared.body).toBe(`${APP_URL}/liga?rodada=2`);
});

test('whoever has a session is shown the address that they asked for', async () => {
  const own = await get('/liga?fbclid=IwAR0x', { cookie: 'sid=gabcdef' });
  expect(own.body).toBe(`${APP_URL}/liga?fbclid=IwAR0x`);
});

test('with too much to do a page is answered 503, with the page for that and when to come back', async () => {
  const { statusCode, headers, body } = await get('/cheio');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toBe(`${APP_URL}/error`);
});

test('data for a page is refused as data', async () => {
  const { statusCode, headers, body } = await get('/cheio.data');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(JSON.parse(body)).toMatchObject({ code: 'indisponivel' });
});

test('a document may be of a moment ago while rendering takes long, data for an open page never', async () => {
  const impatient = Fastify();
  await impatient.register(cookie);
  const rest = { buildId: 'b1', front: { answer: () => false } };
  const held = Promise.withResolvers<void>();
  let isBusy = false;
  const pages = await threadedRenderer(limitsWith(12), THREAD);
  await pageRoutes(impatient, makeServices({ ...t.config, patience: 0 }, t.db, t.log), {
    ...rest,
    renderer: {
      ...pages,
      async render(asked, askApi) {
        if (isBusy) await held.promise;
        return pages.render(asked, askApi);
      },
    },
  });
  try {
    await impatient.inject('/tabela');
    await impatient.inject('/tabela.data');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_500 });
    isBusy = true;
    const document = await impatient.inject('/tabela');
    expect(document.body).toBe(`${APP_URL}/tabela`);
    expect(document.headers.warning).toContain('110');
    const data = impatient.inject('/tabela.data');
    held.resolve();
    expect((await data).headers.warning).toBeUndefined();
  } finally {
    vi.useRealTimers();
    await impatient.close();
  }
});

test('the policy is open for the card provider on two pages and on no other', async () => {
  const theirs = new URL(t.config.pagamentos?.navegador?.script ?? '').origin;
  const open = async (url: string) =>
    String((await get(url)).headers['content-security-policy']).includes(theirs);
  expect([await open('/planos'), await open('/assinatura?sessao=cs_1')]).toEqual([true, true]);
  for (const url of ['/', '/planos-de-jogo', '/perfil', '/assinatura/x', '/x?a=/planos']) {
    expect(await open(url), url).toBe(false);
  }
});
