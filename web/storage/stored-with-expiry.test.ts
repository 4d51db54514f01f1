import { beforeEach, expect, test } from 'vitest';
import { readStored, type Shelf, store } from './stored-with-expiry.ts';

const MINUTE = 60_000;

let kept: Map<string, string>;
let shelf: Shelf;

beforeEach(() => {
  kept = new Map();
  shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
});

test('a value is there until its last minute has passed', () => {
  store('rascunho', { nome: 'Copa' }, 10, { shelf, now: 0 });
  expect(readStored('rascunho', { shelf, now: 10 * MINUTE - 1 })).toEqual({ nome: 'Copa' });
  expect(readStored('rascunho', { shelf, now: 10 * MINUTE })).toBeNull();
});

test('reading one entry removes every expired one', () => {
  store('a', 1, 1, { shelf, now: 0 });
  store('b', 2, 1, { shelf, now: 0 });
  store('c', 3, 99, { shelf, now: 0 });
  readStored('c', { shelf, now: 5 * MINUTE });
  expect([...kept.keys()]).toEqual(['tabelao:c']);
});

test('writing one entry removes every expired one', () => {
  store('a', 1, 1, { shelf, now: 0 });
  store('b', 2, 1, { shelf, now: 5 * MINUTE });
  expect([...kept.keys()]).toEqual(['tabelao:b']);
});

test('what others keep in the same storage is left alone', () => {
  kept.set('other', 'theirs');
  kept.set('tabelao:broken', 'not JSON');
  readStored('a', { shelf, now: 0 });
  expect([...kept.keys()]).toEqual(['other']);
});

test('a browser that refuses storage forgets, and nothing breaks', () => {
  const refusing = { ...shelf, length: 0 } as Shelf;
  refusing.setItem = refusing.getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  store('a', 1, 1, { shelf: refusing, now: 0 });
  expect(readStored('a', { shelf: refusing, now: 0 })).toBeNull();
});
