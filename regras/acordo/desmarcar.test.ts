import { expect, test } from 'vitest';
import { desmarcarAgora } from './desmarcar.ts';

const at = '2027-03-05T23:00:00.000Z';
const jogo = { estado: 'agendada', jogo_previsto_at: at };
const before = (hours: number) => Date.parse(at) - hours * 3_600_000;

test.each([
  [6, 7, 'a_tempo'],
  [6, 6, 'a_tempo'],
  [6, 5.9, 'tarde'],
  [6, 0, 'ja_comecou'],
  [null, 0.1, 'a_tempo'],
  [0, 0.1, 'a_tempo'],
])('with a rule of %s hours, %s hours before: %s', (rule, hours, how) => {
  expect(desmarcarAgora(jogo, rule, before(hours))).toBe(how);
});

test('a match without an hour, or that is not on, cannot be called off', () => {
  expect(desmarcarAgora({ ...jogo, jogo_previsto_at: null }, 6, 0)).toBe('sem_horario');
  expect(desmarcarAgora({ ...jogo, estado: 'adiada' }, 6, 0)).toBe('nao_esta_marcado');
});

test('a day without an hour is called off before it begins', () => {
  const day = { ...jogo, jogo_previsto_at: '2027-03-05T03:00:59.000Z' };
  const midnight = Date.parse('2027-03-05T03:00:00.000Z');
  expect(desmarcarAgora(day, null, midnight - 1)).toBe('a_tempo');
  expect(desmarcarAgora(day, null, midnight)).toBe('ja_comecou');
});
