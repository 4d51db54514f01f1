import { expect, test } from 'vitest';
import { writtenStage } from '#engine/fixtures/written.ts';
import type { TableStage, Tiebreaker } from '#engine/types.ts';
import { positionsByRound, roundBefore } from './positions-by-round.ts';
import { standings } from './standings.ts';

const PLAIN: readonly Tiebreaker[] = ['points', 'wins', 'goal_difference', 'goals_for'];

const season = `
  r1 A 2-0 B
  r1 C 1-1 D
  r2 D 0-3 A
  r2 B 4-1 C
  r3 C 9-0 A
  r3 B - D
  r4 A - B
`;

const told = (stage: TableStage, only?: readonly string[]) =>
  Object.fromEntries(positionsByRound(stage, only));

test('each round has its table, up to the last one with a result', () => {
  expect(told(writtenStage(season, PLAIN))).toEqual({
    A: [1, 1, 1],
    B: [4, 2, 3],
    C: [2, 3, 2],
    D: [2, 4, 4],
  });
});

test('before the first result nobody has a position', () => {
  expect(told(writtenStage('r1 A - B', PLAIN))).toEqual({ A: [], B: [] });
});

test('a match that was put off to another round counts where it was drawn', () => {
  const late = writtenStage('r1 A - B\nr1 C 1-0 D\nr2 A 1-0 C\nr2 B 1-0 D', PLAIN);
  const played = writtenStage('r1 A 0-5 B\nr1 C 1-0 D\nr2 A 1-0 C\nr2 B 1-0 D', PLAIN);
  expect(positionsByRound(late).get('B')?.[0]).toBe(2);
  expect(positionsByRound(played).get('B')?.[0]).toBe(1);
});

test('the last position is that of the table, also after a withdrawal', () => {
  const stage: TableStage = {
    ...writtenStage(season, PLAIN),
    withdrawals: [{ team: 'A', afterRound: 3 }],
  };
  const now = standings(stage).map(({ team, position }) => [team, position]);
  const last = [...positionsByRound(stage)].map(([team, all]) => [team, all.at(-1)]);
  expect(Object.fromEntries(last)).toEqual(Object.fromEntries(now));
});

test('of a group only its own teams are placed', () => {
  const stage = writtenStage('r1 A 1-0 B\nr1 C 5-0 D\nr2 B 2-0 A\nr2 D 1-0 C', PLAIN);
  expect(told(stage, ['A', 'B'])).toEqual({ A: [1, 2], B: [2, 1] });
});

test('the table as it stands is compared with that before the last round, or before what a withdrawal decided', () => {
  const stage = writtenStage(season, PLAIN);
  expect(roundBefore(stage)).toBe(2);
  const left = (text: string): TableStage => ({
    ...writtenStage(text, PLAIN),
    ...{ withdrawals: [{ team: 'D' }], withdrawalPolicy: 'walkover_forward' as const },
  });
  const over = 'r1 A 2-0 B\nr1 C 1-1 D\nr2 A - D\nr2 B - C';
  expect(roundBefore(left(over)), 'round 1 is over, D loses in round 2').toBe(1);
  expect(roundBefore(left(over.replace('2-0', '-'))), 'round 1 is on').toBe(0);
});
