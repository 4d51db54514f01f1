import { describe, expect, test } from 'vitest';
import type { Problem, Result } from './types.ts';
import { resultProblems, zoneProblems } from './validation.ts';

const told = (problems: readonly Problem[]) =>
  problems.map(({ field, reason }) => `${field}: ${reason}`);

test('zones of the table', () => {
  const zone = (from: number, to: number) => told(zoneProblems([{ id: 'z', from, to }], 20));
  expect(zone(1, 4)).toEqual([]);
  expect(zone(20, 20)).toEqual([]);
  expect(zone(4, 1)).toEqual(['zones[0].to: ends at 1, before it starts at 4']);
  expect(zone(0, 21)).toEqual([
    'zones[0].from: must be a whole number from 1 to 20, not 0',
    'zones[0].to: must be a whole number from 1 to 20, not 21',
  ]);
});

describe('results', () => {
  test.each<[Result, readonly string[]]>([
    [{ kind: 'played', score: { home: 0, away: 999 } }, []],
    [
      { kind: 'played', score: { home: -1, away: 0.5 } },
      [
        'result.score.home: must be a whole number from 0 to 999, not -1',
        'result.score.away: must be a whole number from 0 to 999, not 0.5',
      ],
    ],
    [
      { kind: 'played', score: { home: 1, away: 1 }, penalties: { home: 4, away: 4 } },
      ['result.penalties: must have a winner'],
    ],
    [{ kind: 'played', score: { home: 1, away: 1 }, penalties: { home: 4, away: 3 } }, []],
    [
      { kind: 'played', score: { home: 1, away: 1 }, penalties: { home: 4, away: -3 } },
      ['result.penalties.away: must be a whole number from 0 to 999, not -3'],
    ],
    [
      { kind: 'walkover', winner: 'home', score: { home: 1000, away: 0 } },
      ['result.score.home: must be a whole number from 0 to 999, not 1000'],
    ],
    [{ kind: 'walkover', winner: 'home' }, []],
    [{ kind: 'annulled' }, []],
  ])('%o', (result, problems) => {
    expect(told(resultProblems(result))).toEqual(problems);
  });
});
