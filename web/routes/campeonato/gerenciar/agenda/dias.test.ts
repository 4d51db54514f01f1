import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { diasDaRodada, emLinhas, horariosDe, noDia } from './dias.ts';

const partida = (jogo_previsto_at: string | null, prazo_at: string | null = null) =>
  ({ jogo_previsto_at, prazo_at }) as Partida;

const NOW = Date.parse('2026-11-15T12:00:00.000Z');

test('a round shows its week from its first match on', () => {
  const days = diasDaRodada([partida('2026-11-20T23:00:00.000Z')], NOW);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-20', '2026-11-26', 7]);
});

test('a long window is cut, a round without dates begins today', () => {
  const days = diasDaRodada([partida(null, '2027-01-30T02:59:00.000Z')], NOW);
  expect([days[0], days.length]).toEqual(['2026-11-15', 10]);
});

test('moved to another day, a match keeps its hour', () => {
  expect(noDia(partida('2026-11-20T23:30:00.000Z'), '2026-11-22')).toBe('2026-11-22T23:30:00.000Z');
  expect(noDia(partida(null), '2026-11-22')).toBe('2026-11-22T23:00:00.000Z');
});

test('times are read as people write them', () => {
  const { times, wrong } = horariosDe('19h, 20:30 e 8h15');
  expect(times).toEqual(['19:00', '20:30', '08:15']);
  expect(wrong).toEqual([]);
});

test('what is no time is told apart from the times beside it', () => {
  expect(horariosDe('banana, 25:00, 19h')).toEqual({
    times: ['19:00'],
    wrong: ['banana', '25:00'],
  });
});

test('moved to another day, a match without an hour does not become midnight', () => {
  const none = partida('2026-11-20T03:00:59.000Z');
  expect(noDia(none, '2026-11-22')).toBe('2026-11-22T03:00:59.000Z');
});

test('days without a match share a line, those with one have their own', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  expect(emLinhas(days, new Set(['2026-11-21']))).toEqual([
    ['2026-11-20'],
    ['2026-11-21'],
    ['2026-11-22', '2026-11-23'],
  ]);
});
