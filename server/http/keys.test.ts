import { expect, test } from 'vitest';
import { makeKeys } from './keys.ts';

test('a signature holds for its own purpose and text only', () => {
  const keys = makeKeys(['one']);
  const signature = keys.sign('csrf', 'text');
  expect(keys.verify('csrf', 'text', signature)).toBe(true);
  expect(keys.verify('csrf', 'other', signature)).toBe(false);
  expect(keys.verify('verificar-email', 'text', signature)).toBe(false);
  expect(keys.verify('csrf', 'text', `${signature.slice(0, -1)}_`)).toBe(false);
  expect(keys.verify('csrf', 'text', '')).toBe(false);
});

test('after a new key comes first, signatures of the old one still hold', () => {
  const signature = makeKeys(['old']).sign('csrf', 'text');
  expect(makeKeys(['new', 'old']).verify('csrf', 'text', signature)).toBe(true);
  expect(makeKeys(['new']).verify('csrf', 'text', signature)).toBe(false);
});
