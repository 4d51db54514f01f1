import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type KeptPage, makePage, makePageCache } from './page-cache.ts';

const page = (text: string, status = 200): KeptPage =>
  makePage(status, { 'content-type': 'text/html' }, Buffer.from(text));

const textOf = ({ body }: KeptPage) => body.toString();

function counted(status = 200) {
  let renders = 0;
  const render = async () => {
    renders += 1;
    return page(`render ${renders}`, status);
  };
  return { render, count: () => renders };
}

describe('a page for guests', () => {
  test('is rendered once per second, however many ask', async () => {
    let now = 0;
    const cache = makePageCache({ clock: () => now });
    const { render, count } = counted();
    await Promise.all([1, 2, 3].map(() => cache.get('/', render)));
    expect(count()).toBe(1);
    now = 999;
    expect(textOf(await cache.get('/', render))).toBe('render 1');
    now = 1_000;
    expect(textOf(await cache.get('/', render))).toBe('render 2');
  });

  test('under another key is another page', async () => {
    const cache = makePageCache({ clock: () => 0 });
    const { render, count } = counted();
    await cache.get('pt-BR /', render);
    await cache.get('en /', render);
    expect(count()).toBe(2);
  });

  test('that failed is not kept', async () => {
    const cache = makePageCache({ clock: () => 0 });
    const { render, count } = counted(404);
    await cache.get('/x', render);
    await cache.get('/x', render);
    expect(count()).toBe(2);
  });

  test('is answered from the last good render, marked as old, when rendering fails for a while', async () => {
    let now = 0;
    const cache = makePageCache({ clock: () => now });
    await cache.get('/', async () => page('good'));
    now = 30_000;
    const stale = await cache.get('/', async () => page('broken', 503));
    expect(textOf(stale)).toBe('good');
    expect(stale.headers.Warning).toContain('110');
    now = 62_000;
    const broken = await cache.get('/', async () => page('broken', 503));
    expect(broken.status).toBe(503);
  });

  test('is the one of a moment ago for who would have to wait, while a new one is rendered', async () => {
    let now = 0;
    const cache = makePageCache({ clock: () => now, patience: 0 });
    const slow = Promise.withResolvers<KeptPage>();
    const never = new Promise<KeptPage>(() => {});
    expect(textOf(await cache.soon('/', async () => page('first')))).toBe('first');
    now = 3_000;
    const recent = await cache.soon('/', () => slow.promise);
    expect(textOf(recent)).toBe('first');
    expect(recent.headers.Warning).toContain('110');
    const asked = cache.get('/', () => never);
    slow.resolve(page('second'));
    expect(textOf(await asked), 'who asks for the new one waits for it').toBe('second');
    expect(textOf(await cache.soon('/', () => never))).toBe('second');
    now = 6_001;
    const third = cache.soon('/', async () => page('third'));
    expect(textOf(await third), 'a page of more than a moment ago is not shown').toBe('third');
  });

  test('is the new one, however short the wait, where none was kept', async () => {
    const cache = makePageCache({ clock: () => 0, patience: 0 });
    const slow = Promise.withResolvers<KeptPage>();
    const asked = cache.soon('/', () => slow.promise);
    await new Promise((done) => setTimeout(done, 5));
    slow.resolve(page('first'));
    expect(textOf(await asked)).toBe('first');
  });

  test('is forgotten first when it was kept longest ago and all together are too many bytes', async () => {
    const twoPages = 4 * 'a page of 20 letters'.length;
    const cache = makePageCache({ clock: () => 0, maxBytes: twoPages });
    const asked: string[] = [];
    const ask = (key: string, text = 'a page of 20 letters') =>
      cache.get(key, async () => {
        asked.push(key);
        return page(text);
      });
    for (const key of ['/1', '/2', '/3', '/2', '/3']) await ask(key);
    expect(asked).toEqual(['/1', '/2', '/3']);
    await ask('/1');
    expect(asked).toEqual(['/1', '/2', '/3', '/1']);
    await ask('/long', 'a page of 20 letters and more than both together');
    expect(['/1', '/2', '/3', '/long'].filter((key) => cache.fresh(key))).toEqual([]);
  });

  test('is not held for ever: when another is kept, those that nobody may be shown go', async () => {
    let now = 0;
    const cache = makePageCache({ clock: () => now });
    await cache.get('/old', async () => page('old'));
    now = 61_001;
    await cache.get('/new', async () => page('new'));
    now = 0;
    expect(cache.fresh('/old')).toBeUndefined();
  });
});

test('a page is compressed once, however many read it so', () => {
  const row = '<tr><td>Time</td><td>3</td></tr>'.repeat(500);
  const { zipped } = page(row);
  expect(gunzipSync(zipped()).toString()).toBe(row);
  expect(zipped()).toBe(zipped());
});
