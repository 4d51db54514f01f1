import { describe, expect, test } from 'vitest';
import { isDecimalKey, isDigitKey, isKeyWithoutSpaceOrAt, onlyKeys } from './key-filters.ts';

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('the numeric filter', () => {
  test.each(['0', '5', '9', 'ArrowLeft', 'Home', 'Tab', 'Enter', 'Backspace', 'Delete', 'F5'])(
    'lets %s through',
    (key) => expect(isDigitKey(press(key))).toBe(true),
  );

  test.each(['a', 'e', '-', '+', '.', ',', ' ', '@', '٣', '½'])('stops %s', (key) =>
    expect(isDigitKey(press(key))).toBe(false),
  );

  test('a letter with Ctrl or Cmd is a command: copy and paste work', () => {
    expect(isDigitKey(press('v', { ctrlKey: true }))).toBe(true);
    expect(isDigitKey(press('c', { metaKey: true }))).toBe(true);
  });
});

test('the decimal filter lets the point through too, but not the comma', () => {
  expect(isDecimalKey(press('.'))).toBe(true);
  expect(isDecimalKey(press('7'))).toBe(true);
  expect(isDecimalKey(press(','))).toBe(false);
});

test('the third filter stops only the space and the at sign', () => {
  expect(isKeyWithoutSpaceOrAt(press(' '))).toBe(false);
  expect(isKeyWithoutSpaceOrAt(press('@'))).toBe(false);
  expect(isKeyWithoutSpaceOrAt(press('a'))).toBe(true);
  expect(isKeyWithoutSpaceOrAt(press('Backspace'))).toBe(true);
});

test('a refused key is stopped, an accepted one is left alone', () => {
  const stopped: string[] = [];
  const filter = onlyKeys(isDigitKey);
  for (const key of ['1', 'x', 'Tab']) {
    filter({ ...press(key), preventDefault: () => stopped.push(key) });
  }
  expect(stopped).toEqual(['x']);
});
