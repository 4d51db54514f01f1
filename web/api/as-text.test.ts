import { expect, expectTypeOf, test } from 'vitest';
import { seenIn } from '#web/realtime/watching/changes.ts';
import { asText, type InText, isAsText, readText } from './as-text.ts';

test('what a loader gives comes out as it went in', () => {
  const nome = `Liga "da Esquina" do Zé d'Água \\ \\' \\" \\u0027 \u2028</script>`;
  const given = { nome, [nome]: [1, null], vazio: {}, '': "'" };
  const text = asText(given);
  expect(isAsText(text)).toBe(true);
  expect(readText(text)).toEqual(given);
});

test('what JSON has no word for cannot be used by who reads', () => {
  const text = asText({ nomes: new Map([['a', 1]]), total: 1 });
  expectTypeOf<InText<typeof text>>().toEqualTypeOf<{ nomes: never; total: number }>();
  expect(readText(text)).toEqual({ nomes: {}, total: 1 });
});

test('what is new on a page is found in what was loaded as text, too', () => {
  const linhas = [{ participante: 'a', posicao: 1, p: 3, j: 1, sg: 2 }];
  const table = { grupo: null, linhas };
  const plain = seenIn([{ dados: { tabelas: [table] } }]);
  expect(plain.rows.size).toBe(1);
  expect(seenIn([asText({ dados: { tabelas: [table] } })]).rows).toEqual(plain.rows);
});
