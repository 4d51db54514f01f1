import { expect, test } from 'vitest';
import { quickFiles } from './quick.ts';
import { selectSteps } from './steps.ts';

test('without a change, the laws of all endpoints and what they stand on', () => {
  const files = quickFiles([]);
  expect(files).toContain('server/access.test.ts');
  expect(files).toContain('server/http/once.test.ts');
  expect(files.some((file) => file.startsWith('server/upload/'))).toBe(false);
});

test('the folder of a file of the server that changed, whole', () => {
  const files = quickFiles(['server/upload/foto.ts', 'web/root.tsx', 'server/app.ts']);
  const always = quickFiles([]);
  const more = files.filter((file) => !always.includes(file));
  expect(more).toContain('server/upload/foto.test.ts');
  expect(more.every((file) => file.startsWith('server/upload/'))).toBe(true);
});

test('quick is every check and the tests without a browser, on the embedded database alone', () => {
  const steps = selectSteps(['quick']);
  const names = steps.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['lint', 'types', 'boundaries', 'unit']));
  expect(names).not.toContain('browser');
  expect(steps.at(-1)?.command).toContain('server-pglite');
});

test('a step that does not exist is refused', () => {
  expect(() => selectSteps(['unti'])).toThrow('no step unti');
});

test('the browser tests bring the build and the data that they run on', () => {
  const names = selectSteps(['browser']).map(({ name }) => name);
  expect(names).toEqual(['build', 'demonstration', 'browser']);
});
