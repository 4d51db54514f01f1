import { describe, expect, test } from 'vitest';
import { estimate, ownWords } from './password-strength.ts';

describe('a password', () => {
  test.each([
    ['', 0, 'curta'],
    ['abc', 0, 'curta'],
    ['12345678', 0, 'repetida'],
    ['aaaaaaaaaaaaaaaa', 0, 'repetida'],
    ['abcabcabcabc', 0, 'repetida'],
    ['83629471', 1, 'mais'],
    ['cavalos azuis', 2, 'mais'],
    ['quatro cavalos azuis', 3, null],
    ['quatro cavalos azuis na chuva', 4, null],
    ['⚽🏆🎉🥅🏟🎯🧤🎽🏅🥇🚩', 4, null],
  ])('%s has strength %s', (password, score, hint) => {
    expect(estimate(password)).toMatchObject({ score, hint });
  });

  test('says how many characters are missing, as people count them', () => {
    expect(estimate('abc').missing).toBe(5);
    expect(estimate('🏆🏆').missing).toBe(6);
  });

  test('gains nothing from name and e-mail', () => {
    const own = ownWords(['Bia Souza', 'bia.souza90@exemplo.com']);
    expect(estimate('BiaSouza1990', own)).toMatchObject({ score: 0, hint: 'pessoal' });
    expect(estimate('BiaSouza1990').score).toBeGreaterThan(0);
  });

  test('never gets weaker by one more word', () => {
    const words = ['pedra', 'verde', 'lua', 'caneta', 'rio'];
    const scores = words.map((_, n) => estimate(words.slice(0, n + 1).join(' ')).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });
});
