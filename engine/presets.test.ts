import { describe, expect, test } from 'vitest';
import { writtenStage } from './fixtures/written.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { standings } from './tables/standings.ts';

/** The two teams in question, in the order of a competition. */
const order = (preset: PresetName, text: string) =>
  standings({ ...writtenStage(text, []), rules: PRESETS[preset] })
    .map(({ team }) => team)
    .filter((team) => team === 'A' || team === 'B')
    .join('');

test('every preset starts with points, three for a win', () => {
  for (const { points, tiebreakers } of Object.values(PRESETS)) {
    expect([points, tiebreakers[0]]).toEqual([{ win: 3, draw: 1, loss: 0 }, 'points']);
  }
});

describe('level on points', () => {
  test('more wins against a better goal difference: only the CBF looks at wins first', () => {
    const text = 'A 1-0 X\nA 0-9 Y\nA 0-9 Z\nB 0-0 X\nB 0-0 Y\nB 0-0 Z';
    expect(order('cbf', text)).toBe('AB');
    for (const other of ['fifa_2022', 'uefa_euro', 'premier_league', 'conmebol_2025'] as const) {
      expect(order(other, text)).toBe('BA');
    }
  });

  test('the match between them against a better goal difference: who asks for it first', () => {
    const text = 'A 1-0 B\nA 0-1 X\nA 1-0 Y\nB 5-0 X\nB 5-0 Y';
    const first = [
      'fifa_2026',
      'uefa_euro',
      'ucl_groups',
      'la_liga',
      'serie_a',
      'conmebol_2026',
    ] as const;
    for (const preset of first) expect(order(preset, text)).toBe('AB');
    const later = [
      'cbf',
      'fifa_2022',
      'ucl_league_phase',
      'premier_league',
      'conmebol_2025',
    ] as const;
    for (const preset of later) expect(order(preset, text)).toBe('BA');
  });

  test('goals before goal difference in the Football League of the 1990s', () => {
    const text = 'A 5-4 X\nB 3-0 Y';
    expect(order('football_league_1990s', text)).toBe('AB');
    expect(order('premier_league', text)).toBe('BA');
  });

  test('La Liga waits for the return match, Serie A does not', () => {
    const text = 'A 1-0 B\nB - A\nB 9-0 X';
    expect(order('la_liga', text)).toBe('BA');
    expect(order('serie_a', text)).toBe('AB');
  });

  test('an order of a play-off comes before head-to-head in Serie A', () => {
    const stage = writtenStage('A 1-0 B\nB 1-0 X', []);
    const rows = standings({ ...stage, rules: PRESETS.serie_a, facts: { playoff: ['B', 'A'] } });
    expect(rows[0]?.team).toBe('B');
  });

  test('opponents decide a Swiss stage', () => {
    expect(order('swiss', 'A 1-0 X\nB 9-0 Y\nX 1-0 Z')).toBe('AB');
  });
});
