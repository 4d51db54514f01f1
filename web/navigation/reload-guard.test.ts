import { expect, test } from 'vitest';
import { mayReload, type NoteStore } from './reload-guard.ts';

function shelf(): NoteStore {
  let note: unknown = null;
  return {
    read: () => note,
    write(next) {
      note = next;
    },
  };
}

const blocked: NoteStore = {
  read() {
    throw new DOMException('denied', 'SecurityError');
  },
  write() {
    throw new DOMException('denied', 'SecurityError');
  },
};

test('the first failure of a path reloads, the next within 10 seconds does not', () => {
  const places = [shelf()];
  expect(mayReload('/ajuda', 0, places)).toBe(true);
  expect(mayReload('/ajuda', 1, places)).toBe(false);
  expect(mayReload('/ajuda', 9_999, places)).toBe(false);
});

test('after 10 seconds the same path may reload again', () => {
  const places = [shelf()];
  mayReload('/ajuda', 0, places);
  expect(mayReload('/ajuda', 10_000, places)).toBe(true);
});

test('another path may reload at once', () => {
  const places = [shelf()];
  mayReload('/ajuda', 0, places);
  expect(mayReload('/login', 1, places)).toBe(true);
});

test('where the first place is blocked the second one guards', () => {
  const places = [blocked, shelf()];
  expect(mayReload('/ajuda', 0, places)).toBe(true);
  expect(mayReload('/ajuda', 1, places)).toBe(false);
});

test('where nothing can be remembered there is no reload: it could never end', () => {
  expect(mayReload('/ajuda', 0, [blocked, blocked])).toBe(false);
});

test('a note that is not ours is no reason to stay', () => {
  const strange: NoteStore = { read: () => 'x', write: () => undefined };
  expect(mayReload('/ajuda', 0, [strange])).toBe(true);
});
