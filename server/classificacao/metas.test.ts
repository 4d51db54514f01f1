import { expect, test } from 'vitest';
import { writtenStage } from '#engine/fixtures/written.ts';
import type { TableStage, Tiebreaker } from '#engine/types.ts';
import { type Disputa, isProved, type ResultadoSuposto } from '#regras/montagem/metas.ts';

/** A is three points behind B, who has nothing left to play; A has one match. */
const SEASON = `
  r1 A 3-0 D
  r1 B 1-0 C
  r2 B 2-1 D
  r2 C 0-0 D
  r3 A - C
`;

function disputa(criterion: Tiebreaker, extra: Partial<TableStage> = {}): Disputa {
  const stage = writtenStage(SEASON, ['points', criterion, 'lots'], extra);
  const next = stage.matches.filter(({ result }) => !result);
  return { stage, team: 'A', only: stage.teams, next };
}

const title = { ate: 1, state: 'certain' } as const;
const lost = { ate: 1, state: 'impossible' } as const;

test('a win is enough only if every score of it is', () => {
  // By goals against a win of 1 to 0 would do, and one of 5 to 4 would not.
  expect(isProved(disputa('goals_against'), title, 'vitoria')).toBe(false);
  expect(isProved(disputa('goal_difference'), title, 'vitoria')).toBe(true);
});

test('cards that may still be shown are counted against a claim', () => {
  expect(isProved(disputa('fewest_red_cards'), title, 'vitoria')).toBe(false);
});

test('a defeat ends what it ends, and a draw is told apart from a win', () => {
  const before = disputa('goal_difference');
  const said = (result: ResultadoSuposto) => [
    isProved(before, title, result),
    isProved(before, lost, result),
  ];
  expect(said('vitoria')).toEqual([true, false]);
  expect(said('empate')).toEqual([false, true]);
  expect(said('derrota')).toEqual([false, true]);
});

test('of more matches than are to come nothing is proved', () => {
  expect(isProved(disputa('goal_difference'), title, 'vitoria', 2)).toBe(false);
});
