import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const initialsOf = (name: string) =>
  /data-initials="([^"]*)"/.exec(renderToStaticMarkup(<Avatar name={name} />))?.[1];

test.each([
  ['Bia Souza', 'BS'],
  ['Maria das Dores de Lima', 'ML'],
  ['Pipoca', 'P'],
  ['Zé d\'Água "10"', 'Z1'],
  ['Zé d’Água', 'ZÁ'],
  ['"Zico" (o galinho)', 'ZG'],
  ['Ana Lima 🏆', 'AL'],
  ['E\u0301rica Íris', 'ÉÍ'],
  ['𠮷野 家', '𠮷家'],
  ['🏆 "—"', ''],
])('the initials of %s are letters or digits of words', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
