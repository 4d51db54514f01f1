import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AskApi, PageKind, Renderer } from './handler.ts';
import { limitsWith, threadedRenderer } from './render-threads.ts';

const THREAD = new URL('../testing/render-thread.ts', import.meta.url);

let renderer: Renderer;

beforeAll(async () => {
  renderer = await threadedRenderer(limitsWith(12), THREAD);
});

afterAll(() => renderer.close());

const silent: AskApi = async () => ({ status: 200, body: '' });

async function render(url: string, askApi: AskApi = silent): Promise<string> {
  const asked = { url, headers: {}, visitor: {}, kind: 'shared' } as const;
  const { body } = await renderer.render(asked, askApi);
  return new TextDecoder().decode(body);
}

/** Until a thread is there again. */
const renderSoon = (url: string) => expect.poll(() => render(url).catch(() => null)).toBe(url);

describe('a page in a thread of its own', () => {
  test('is that of its request, however many are under way', async () => {
    const urls = Array.from({ length: 50 }, (_, i) => `/${i}`);
    expect(await Promise.all(urls.map((url) => render(url)))).toEqual(urls);
  });

  test('gets its data from the API as its own visitor', async () => {
    const as =
      (name: string): AskApi =>
      async (path) => ({ status: 200, body: `${path} ${name}` });
    const pages = [render('/asks/1', as('ana')), render('/asks/2', as('bia'))];
    expect(await Promise.all(pages)).toEqual(['/asks/1 ana', '/asks/2 bia']);
  });

  test('fails when the API cannot be asked, and alone', async () => {
    const broken: AskApi = async () => {
      throw new Error('closed');
    };
    const [failed, fine] = await Promise.allSettled([render('/asks', broken), render('/fine')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'closed' } });
    expect(fine).toMatchObject({ value: '/fine' });
  });

  test('fails with its thread, and the next one is rendered by another', async () => {
    await expect(render('/dies')).rejects.toThrow('ended');
    await renderSoon('/alive');
    await expect(render('/dies')).rejects.toThrow('ended');
    await renderSoon('/alive again');
  });
});

const PATIENT = {
  pageMs: 60_000,
  signMs: 60_000,
  atOnce: 8,
  inLine: 200,
  more: { most: 0, afterMs: 0, restMs: 0 },
};

describe('too much to render', () => {
  const pageOf = (pool: Renderer, url: string, askApi = silent, kind: PageKind = 'shared') =>
    pool.render({ url, headers: {}, visitor: {}, kind }, askApi).then(({ body }) => String(body));

  /** An API that does not answer until told to. */
  function heldApi() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const askApi: AskApi = async () => promise.then(() => ({ status: 200, body: 'late' }));
    return { askApi, answer: resolve };
  }

  test('is refused at once with 503 and when to come back, and so is who waits when it stops', async () => {
    const pool = await threadedRenderer({ ...PATIENT, atOnce: 0, inLine: 2 }, THREAD);
    const waiting = Promise.allSettled([pageOf(pool, '/1'), pageOf(pool, '/2')]);
    await expect(pageOf(pool, '/3')).rejects.toMatchObject({
      code: 'indisponivel',
      details: { retryAfter: 5 },
    });
    await pool.close();
    const refused = { status: 'rejected', reason: { code: 'indisponivel' } };
    expect(await waiting).toMatchObject([refused, refused]);
  });

  test('waits in line until there is room, and the page about the fault does not', async () => {
    const pool = await threadedRenderer({ ...PATIENT, atOnce: 1, inLine: 1 }, THREAD);
    const { askApi, answer } = heldApi();
    const order: string[] = [];
    const threads = Math.min(Math.max(availableParallelism() - 1, 1), 4);
    const first = Array.from({ length: threads }, () => pageOf(pool, '/asks', askApi));
    const second = pageOf(pool, '/second').then(() => order.push('second'));
    await expect(pageOf(pool, '/refused')).rejects.toMatchObject({ code: 'indisponivel' });
    const fault = pageOf(pool, '/fault', silent, 'fault').then(() => order.push('fault'));
    answer();
    await Promise.all([...first, second, fault]);
    expect(order).toEqual(['fault', 'second']);
    await pool.close();
  });

  test('a page whose data does not come is given up, and its thread goes on', async () => {
    const pool = await threadedRenderer({ ...PATIENT, pageMs: 20, atOnce: 1 }, THREAD);
    const { askApi } = heldApi();
    const late = Array.from({ length: 4 }, () => pageOf(pool, '/asks', askApi));
    for (const page of late) await expect(page).rejects.toMatchObject({ code: 'indisponivel' });
    await expect.poll(() => pageOf(pool, '/next').catch(() => null)).not.toBeNull();
    await pool.close();
  });

  test('a thread that a page keeps busy for ever is replaced', async () => {
    const pool = await threadedRenderer(
      {
        ...PATIENT,
        pageMs: 200,
        signMs: 200,
        atOnce: 1,
      },
      THREAD,
    );
    const stuck = Array.from({ length: 4 }, () => pageOf(pool, '/hangs'));
    for (const page of await Promise.allSettled(stuck)) expect(page.status).toBe('rejected');
    const again = () => pageOf(pool, '/again').catch(() => null);
    await expect.poll(again).not.toBeNull();
    await pool.close();
  });

  test('starts one thread more, which goes when nobody waits', async () => {
    const more = { most: 1, afterMs: 0, restMs: 50 };
    const pool = await threadedRenderer({ ...PATIENT, atOnce: 1, more }, THREAD);
    const { askApi, answer } = heldApi();
    const threads = Math.min(Math.max(availableParallelism() - 1, 1), 4);
    const held = Array.from({ length: threads }, () => pageOf(pool, '/asks', askApi));
    // All threads wait for their data: only one more can render this.
    await pageOf(pool, '/more');
    expect(pool.threads()).toBe(threads + 1);
    answer();
    await Promise.all(held);
    await expect.poll(() => pool.threads()).toBe(threads);
    await pool.close();
  });
});
