import { expect, test } from 'vitest';
import { recusaDoHorario } from './propostas.ts';

const NOW = Date.parse('2027-03-01T15:00:00Z');
const window = { de: '2027-03-02T00:00:00Z', ate: '2027-03-09T00:00:00Z' };

test.each([
  ['2027-03-01T15:00:00Z', 'passado'],
  ['2027-03-01T16:00:00Z', 'antes_da_janela'],
  ['2027-03-02T00:00:00Z', 'antes_da_janela'],
  ['2027-03-02T00:01:00Z', null],
  ['2027-03-09T00:00:00Z', null],
  ['2027-03-09T00:01:00Z', 'depois_da_janela'],
])('%s in a window of a week: %s', (horario, refusal) => {
  expect(recusaDoHorario(horario, window, NOW)).toBe(refusal);
});

test('without a window any hour to come will do', () => {
  expect(recusaDoHorario('2027-03-01T15:00:01Z', { de: null, ate: null }, NOW)).toBeNull();
});
