// What the API takes and gives is in the product's own words (docs/glossary.md), never in the engine's.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import { ENGINE_WORDS } from '#server/testing/engine-words.ts';
import { ENDPOINTS } from './openapi.ts';

type Schema = {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
};

/** Names of fields, and values that a field can only have. */
function* wordsOfSchema(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, enum: values = [], const: only } = schema as Schema;
  yield* Object.keys(properties ?? {});
  for (const value of [...values, only]) if (typeof value === 'string') yield value;
  for (const part of Object.values(schema)) yield* wordsOfSchema(part);
}

const foreign = (schema: z.ZodType, io: 'input' | 'output') => {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return [...new Set(wordsOfSchema(json))].filter((word) => ENGINE_WORDS.has(word));
};

test('the words of the engine are known', () => {
  const some = [
    'walkover',
    'waiting',
    'lots',
    'better_campaign',
    'extra_time_too',
    'goal_difference',
  ];
  for (const word of [...some, 'kind', 'winner', 'penalties', 'half_rule', 'both_lose']) {
    expect(ENGINE_WORDS).toContain(word);
  }
  const planted = z.object({ situacao: z.enum(['waiting', 'pronto']), score: z.number() });
  expect(foreign(planted, 'output').sort()).toEqual(['score', 'waiting']);
});

test.each(ENDPOINTS.map(({ name, entry }) => [name, entry] as const))(
  '%s speaks the language of the product',
  (_name, { params, query, body, answer }) => {
    for (const schema of [params, query, body]) {
      if (schema) expect(foreign(schema, 'input')).toEqual([]);
    }
    if (answer) expect(foreign(answer, 'output')).toEqual([]);
  },
);

test('settings are kept in the language of the product', () => {
  expect(foreign(configuracao, 'output')).toEqual([]);
  expect(foreign(configuracao, 'input')).toEqual([]);
});
