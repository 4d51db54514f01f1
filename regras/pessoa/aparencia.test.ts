import { expect, test } from 'vitest';
import { aparencia } from './aparencia.ts';

test.each([
  ['Maria Silva', 'МАRIА SІLVА'],
  ['Maria Silva', 'Mar1a 5ilva'],
  ['Maria Silva', 'maria.silva'],
  ['Marília', 'MarIIia'],
  ['Carlos', 'Сarlοs'],
  ['Bernardo', 'Bemardo'],
  ['Wagner', 'VVagner'],
  ['Hélio', 'Ηelio'],
])('%s and %s look alike', (one, other) => {
  expect(aparencia(other)).toBe(aparencia(one));
});

test.each([
  ['Maria Silva', 'Mário Silva'],
  ['Ana', 'Anna'],
  ['Time 1', 'Time 3'],
  ['José', 'João'],
])('%s and %s do not', (one, other) => {
  expect(aparencia(other)).not.toBe(aparencia(one));
});

test('a name without letters looks like nothing', () => {
  expect(aparencia('⚽ 🏆')).toBe('');
});
