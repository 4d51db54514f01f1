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

test('a sealed text opens for its owner and purpose only, and never when changed', () => {
  const keys = makeKeys(['one']);
  const sealed = keys.seal('segundo-fator', 'JBSWY3DP', 'ana');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(keys.open('segundo-fator', sealed, 'ana')).toBe('JBSWY3DP');
  expect(keys.open('segundo-fator', sealed, 'bia')).toBeNull();
  expect(keys.open('csrf', sealed, 'ana')).toBeNull();
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  expect(keys.open('segundo-fator', changed, 'ana')).toBeNull();
  expect(keys.open('segundo-fator', '', 'ana')).toBeNull();
});

test('after a new key comes first, what the old one sealed still opens', () => {
  const sealed = makeKeys(['old']).seal('segundo-fator', 'text', 'ana');
  expect(makeKeys(['new', 'old']).open('segundo-fator', sealed, 'ana')).toBe('text');
  expect(makeKeys(['new']).open('segundo-fator', sealed, 'ana')).toBeNull();
});
