import { expect, test } from 'vitest';
import { checkFolders, checkSizes } from './check-sizes.ts';

const lines = (count: number, text = 'call();') => Array(count).fill(text).join('\n');
const withFunction = (body: number) => `export function long() {\n${lines(body)}\n}\n`;

test('a function of 60 lines passes, one of 61 is named with its place', () => {
  expect(checkSizes('server/a.ts', withFunction(58))).toEqual([]);
  expect(checkSizes('server/a.ts', `// é\n${withFunction(59)}`)).toEqual([
    'server/a.ts:2: long has 61 lines, at most 60',
  ]);
});

test('a component may be longer than another function', () => {
  const component = `const Page = () => {\n${lines(100)}\n};\n`;
  expect(checkSizes('web/a.tsx', component)).toEqual([]);
  expect(checkSizes('web/a.tsx', component.replace('Page', 'page'))).toHaveLength(1);
});

test('methods and functions inside functions are measured too', () => {
  const method = `export const a = { long() {\n${lines(61)}\n} };\n`;
  expect(checkSizes('server/a.ts', method)).toEqual([
    'server/a.ts:1: long has 63 lines, at most 60',
  ]);
});

test('a file of 401 lines is too long, a test file is not', () => {
  const text = `${withFunction(1)}${lines(398)}`;
  expect(checkSizes('engine/a.ts', text)).toEqual(['engine/a.ts: 401 lines, at most 400']);
  expect(checkSizes('engine/a.test.ts', text)).toEqual([]);
});

test('a table of data may be long, and so may fixtures', () => {
  expect(checkSizes('engine/a.ts', `export const T = [\n${lines(500, '1,')}\n];`)).toEqual([]);
  expect(checkSizes('engine/fixtures/a.ts', `${withFunction(70)}`)).toEqual([]);
});

test('a style sheet has a limit', () => {
  expect(checkSizes('web/a.css', lines(401, '.a{}'))).toHaveLength(1);
});

test('a folder of 26 sources is too full, one of 25 with tests, styles and data beside them is not', () => {
  const sources = Array.from({ length: 25 }, (_, index) => `web/a/${index}.ts`);
  const others = ['web/a/x.test.ts', 'web/a/x.module.css', 'web/a/x.json', 'web/a/b/y.ts'];
  expect(checkFolders([...sources, ...others])).toEqual([]);
  expect(checkFolders([...sources, 'web/a/z.tsx'])).toEqual(['web/a: 26 sources, at most 25']);
});
