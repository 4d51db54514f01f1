import { describe, expect, test } from 'vitest';
import { writtenMatch, writtenMatches, writtenStage } from '#engine/fixtures/written.ts';
import type { Match, Result, TableStage } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';

const stageOf = (matches: readonly Match[], extra: Partial<TableStage> = {}): TableStage => ({
  ...writtenStage('', ['points']),
  teams: ['A', 'B', 'C'],
  matches,
  ...extra,
});

/** The matches that count, by their names. */
const counted = (stage: TableStage) =>
  makeLedger(stage)
    .entries()
    .map(({ match }) => match.id);

describe('which matches count', () => {
  test('those with a result, between two teams of the stage', () => {
    const matches = writtenMatches('A 2-0 B\nB - C\nX 3-0 A\nA 0-3 X\nX 1-1 Y\nC 1-1 A');
    const ledger = makeLedger(stageOf(matches));
    expect(ledger.entries().map(({ home, away, match }) => [home, away, match.id])).toEqual([
      [0, 1, 'A 2-0 B'],
      [2, 0, 'C 1-1 A'],
    ]);
  });

  test.each<[string, Result]>([
    ['annulled', { kind: 'annulled' }],
    ['cancelled', { kind: 'cancelled' }],
  ])('%s: not for the table, and no longer to be played', (_, result) => {
    const ledger = makeLedger(stageOf([writtenMatch('A - B', { result })]));
    expect(ledger.entries()).toEqual([]);
    expect(ledger.open()).toEqual([]);
  });

  test('abandoned: not for the table, and open until it is ruled on', () => {
    const result: Result = { kind: 'abandoned', score: { home: 2, away: 0 } };
    const ledger = makeLedger(stageOf([writtenMatch('A - B', { result })]));
    expect(ledger.entries()).toEqual([]);
    expect(ledger.open()).toEqual([{ home: 0, away: 1 }]);
  });

  test('rounds that are not paired yet: a match each for whoever has not left', () => {
    const extra = { toCome: 2, withdrawals: [{ team: 'B' }] };
    const ledger = makeLedger(stageOf(writtenMatches('A 1-0 B\nA - C'), extra));
    const unpaired = [
      { home: 0, away: -1 },
      { home: 2, away: -1 },
    ];
    expect(ledger.open()).toEqual([{ home: 0, away: 2 }, ...unpaired, ...unpaired]);
    expect(makeLedger(stageOf([], { toCome: 0 })).open()).toEqual([]);
  });

  test('a match still to be played between two teams of the stage is open, others are not', () => {
    const matches = writtenMatches('A 2-0 B\nB - C\nX - A\nA - X\nX - Y\nC - A');
    expect(makeLedger(stageOf(matches)).open()).toEqual([
      { home: 1, away: 2 },
      { home: 2, away: 0 },
    ]);
  });

  test('a stranger has no place, even by the name of a built-in property', () => {
    const { placeOf } = makeLedger(stageOf([]));
    expect(['A', 'C', 'X', 'constructor'].map(placeOf)).toEqual([0, 2, undefined, undefined]);
  });
});

describe('what a match is worth', () => {
  const credits = (stage: TableStage) =>
    makeLedger(stage)
      .entries()
      .map((entry) => entry.credits);
  const goals = (text: string) =>
    credits(stageOf(writtenMatches(text))).map(({ home, away }) => [home.goalsFor, away.goalsFor]);

  test('each score has its own goals, turned round, with zeros and past sixteen', () => {
    const text =
      'A 1-0 B\nA 0-1 B\nA 1-1 B\nA 0-0 B\nA 0-15 B\nA 0-16 B\nA 1-16 B\nA 15-0 B\nA 16-0 B\nA 16-16 B';
    expect(goals(text)).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 0],
      [0, 15],
      [0, 16],
      [1, 16],
      [15, 0],
      [16, 0],
      [16, 16],
    ]);
  });

  test('equal scores under the same rules are worth the same, read once for all stages', () => {
    const first = stageOf(writtenMatches('A 2-1 B\nB 2-1 C'));
    const second = stageOf(writtenMatches('C 2-1 A'), { rules: first.rules });
    const [one, two] = credits(first);
    expect(two).toBe(one);
    expect(credits(second)[0]).toBe(one);
    expect(makeLedger(second).steps).toBe(makeLedger(first).steps);
  });

  test('the same score under other rules is worth what those say', () => {
    const stage = stageOf(writtenMatches('A 1-0 B'));
    const twoPoints = { ...stage.rules, points: { win: 2, draw: 1, loss: 0 } };
    const points = (of: TableStage) => credits(of).map(({ home }) => home.points);
    expect(points(stage)).toEqual([3]);
    expect(points({ ...stage, rules: twoPoints })).toEqual([2]);
  });

  test('a draw decided on penalties is not worth the same as a plain one', () => {
    const { rules } = stageOf([]);
    const points = { ...rules.points, shootoutWin: 2, shootoutLoss: 1 };
    const winnerOnly: Result = {
      kind: 'played',
      score: { home: 1, away: 1 },
      shootoutWinner: 'away',
    };
    const matches = [
      ...writtenMatches('A 1-1 B\nB 1-1 C pens 5-4'),
      writtenMatch('C - A', { result: winnerOnly }),
      writtenMatch('A 1-1 C'),
    ];
    const worth = credits(stageOf(matches, { rules: { ...rules, points } }));
    expect(worth.map(({ home, away }) => [home.points, away.points])).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [1, 1],
    ]);
  });
});

describe('who left and what came from outside the field', () => {
  const matches = writtenMatches('A 2-0 B\nB 1-0 C\nA - C');

  test('where nobody left and nothing was decided outside, there is nothing', () => {
    const ledger = makeLedger(stageOf(matches));
    expect(ledger.struckOff).toEqual(new Set());
    expect(ledger.adjustments).toEqual([]);
  });

  test('unless the stage says otherwise, what was played stays and the rest is cancelled', () => {
    const stage = stageOf(matches, { withdrawals: [{ team: 'C' }] });
    expect(counted(stage)).toEqual(['A 2-0 B', 'B 1-0 C']);
    expect(makeLedger(stage).open()).toEqual([]);
    expect(makeLedger(stage).struckOff).toEqual(new Set());
  });

  test('annulled: the matches of who left are struck from the records, and so is the team', () => {
    const ledger = makeLedger(
      stageOf(matches, { withdrawals: [{ team: 'C' }], withdrawalPolicy: 'annul' }),
    );
    expect(ledger.entries().map(({ match }) => match.id)).toEqual(['A 2-0 B']);
    expect(ledger.struckOff).toEqual(new Set(['C']));
    expect(ledger.totals.map(({ played }) => played)).toEqual([1, 1, 0]);
  });

  test('averages for those who lost an opponent join the decisions of the courts', () => {
    const deduction = { team: 'B', points: -3, reason: 'ineligible player' };
    const { adjustments } = makeLedger(
      stageOf(matches, {
        adjustments: [deduction],
        withdrawals: [{ team: 'C' }],
        withdrawalPolicy: 'keep_and_average',
      }),
    );
    expect(adjustments).toEqual([
      deduction,
      { team: 'A', points: 3, reason: 'average for C, who left' },
    ]);
  });
});
