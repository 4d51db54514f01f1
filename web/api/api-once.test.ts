import { expect, test } from 'vitest';
import { makeApi } from './api.ts';
import { askOnce } from './api-once.ts';

function counting() {
  const asked: string[] = [];
  const api = askOnce(
    makeApi(async (path, { method }) => {
      asked.push(`${method} ${path}`);
      return { status: 200, ok: true, text: async () => '{"data":{"nome":"Liga"}}' };
    }),
  );
  return { api, asked };
}

const ONE = { params: { id: 'abc' } };

test('two loaders that ask the same at once share the answer', async () => {
  const { api, asked } = counting();
  const answers = await Promise.all([
    api('GET /api/campeonatos/:id', ONE),
    api('GET /api/campeonatos/:id', ONE),
  ]);
  expect(answers[0]).toBe(answers[1]);
  expect(asked).toEqual(['GET /api/campeonatos/abc']);
});

test('another question and every change are sent', async () => {
  const { api, asked } = counting();
  await api('GET /api/campeonatos/:id', ONE);
  await api('GET /api/campeonatos/:id', { params: { id: 'def' } });
  await api('POST /api/logout');
  await api('POST /api/logout');
  expect(asked).toHaveLength(4);
});
