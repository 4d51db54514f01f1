import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AskApi, Renderer } from './handler.ts';
import { threadedRenderer } from './render-threads.ts';

const THREAD = new URL('../testing/render-thread.ts', import.meta.url);

let renderer: Renderer;

beforeAll(async () => {
  renderer = await threadedRenderer(THREAD);
});

afterAll(() => renderer.close());

const silent: AskApi = async () => ({ status: 200, body: '' });

async function render(url: string, askApi: AskApi = silent): Promise<string> {
  const asked = { url, headers: {}, visitor: {}, isShared: true };
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
