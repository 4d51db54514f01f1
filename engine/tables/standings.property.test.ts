import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { literalOrder } from '#engine/fixtures/literal-order.ts';
import { matchCredits } from '#engine/match/match-result.ts';
import { PRESETS } from '#engine/presets.ts';
import type { Match, Result, Standing, TableStage, TeamId, Tiebreaker } from '#engine/types.ts';
import { standings } from './standings.ts';

const RUNS = { numRuns: 500 };
const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const points = { win: 3, draw: 1, loss: 0 };

const anyScore = fc.record({ home: fc.nat(3), away: fc.nat(3) });
const anyResult: fc.Arbitrary<Result | undefined> = fc.oneof(
  { weight: 6, arbitrary: anyScore.map((score): Result => ({ kind: 'played', score })) },
  { weight: 2, arbitrary: fc.constant(undefined) },
  fc.constantFrom<Result>(
    { kind: 'walkover', winner: 'home' },
    { kind: 'walkover', winner: 'away' },
    { kind: 'annulled' },
    { kind: 'cancelled' },
  ),
);
const anyMatches = fc
  .array(anyResult, { minLength: 30, maxLength: 30 })
  .map((results): readonly Match[] => {
    const pairs = names.flatMap((home) =>
      names.filter((away) => away !== home).map((away) => ({ home, away })),
    );
    return pairs.map((pair, i) => ({
      ...pair,
      id: `${pair.home}${pair.away}`,
      round: (i % 10) + 1,
      result: results[i],
    }));
  });
const anyOrder = fc.constantFrom(...Object.values(PRESETS));
const anyStage: fc.Arbitrary<TableStage> = fc
  .record({ matches: anyMatches, rules: anyOrder })
  .map(({ matches, rules }) => ({ teams: names, matches, rules }));

const byTeam = (rows: readonly Standing[]) => rows.toSorted((a, b) => (a.team < b.team ? -1 : 1));
const sum = (rows: readonly Standing[], read: (row: Standing) => number) =>
  rows.reduce((total, row) => total + read(row), 0);

describe('whatever the results', () => {
  test('what is won on one side is lost on the other', () => {
    fc.assert(
      fc.property(anyStage, (stage) => {
        const rows = standings(stage);
        const matches = sum(rows, (row) => row.played) / 2;
        const draws = sum(rows, (row) => row.draws) / 2;
        expect(sum(rows, (row) => row.goalsFor)).toBe(sum(rows, (row) => row.goalsAgainst));
        expect(sum(rows, (row) => row.wins)).toBe(sum(rows, (row) => row.losses));
        expect(sum(rows, (row) => row.points)).toBe(3 * (matches - draws) + 2 * draws);
        for (const row of rows) expect(row.played).toBe(row.wins + row.draws + row.losses);
      }),
      RUNS,
    );
  });

  test('everybody is listed once; positions count the teams above', () => {
    fc.assert(
      fc.property(anyStage, (stage) => {
        const rows = standings(stage);
        expect(byTeam(rows).map(({ team }) => team)).toEqual(names);
        for (const { position, pending } of rows) {
          const above = rows.filter((row) => row.position < position).length;
          expect(position).toBe(above + 1);
          const sharing = rows.filter((row) => row.position === position).length;
          expect(pending !== undefined).toBe(sharing > 1);
        }
      }),
      RUNS,
    );
  });

  test('the order of the input does not matter', () => {
    fc.assert(
      fc.property(anyStage, fc.infiniteStream(fc.nat()), (stage, stream) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((item) => ({ item, key: stream.next().value }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ item }) => item);
        const other = { ...stage, teams: shuffled(stage.teams), matches: shuffled(stage.matches) };
        expect(byTeam(standings(other))).toEqual(byTeam(standings(stage)));
      }),
      RUNS,
    );
  });

  test('other names, the same table', () => {
    fc.assert(
      fc.property(anyStage, fc.shuffledSubarray(names, { minLength: 6 }), (stage, renamed) => {
        const rename = (team: TeamId) => `new ${renamed[names.indexOf(team)]}`;
        const matches = stage.matches.map((match) => ({
          ...match,
          home: rename(match.home),
          away: rename(match.away),
        }));
        const other = standings({ ...stage, teams: stage.teams.map(rename), matches });
        const expected = standings(stage).map((row) => ({ ...row, team: rename(row.team) }));
        expect(other).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('a result given and taken back leaves the table as it was', () => {
    fc.assert(
      fc.property(anyStage, fc.nat(29), anyResult, (stage, index, result) => {
        const change = (to: Result | undefined, matches: readonly Match[]) =>
          matches.map((match, i) => (i === index ? { ...match, result: to } : match));
        const changed = change(result, stage.matches);
        const undone = change(stage.matches[index]?.result, changed);
        const before = standings(stage);
        standings({ ...stage, matches: changed });
        expect(standings({ ...stage, matches: undone })).toEqual(before);
      }),
      RUNS,
    );
  });

  test('the table of a round is the table before the later results came in', () => {
    fc.assert(
      fc.property(anyStage, fc.integer({ min: 1, max: 10 }), (stage, upToRound) => {
        const matches = stage.matches.map((match) =>
          (match.round ?? 0) <= upToRound ? match : { ...match, result: undefined },
        );
        const isDecided = stage.matches.every(
          ({ result }) => result === undefined || matchCredits(result, stage.rules),
        );
        fc.pre(isDecided || !stage.rules.headToHeadWhenComplete);
        expect(standings(stage, { upToRound })).toEqual(standings({ ...stage, matches }));
      }),
      RUNS,
    );
  });

  test('home and away tables add up to the whole', () => {
    fc.assert(
      fc.property(anyStage, (stage) => {
        const [home, away, all] = [
          standings(stage, { venue: 'home' }),
          standings(stage, { venue: 'away' }),
          standings(stage),
        ].map(byTeam);
        const columns = ['points', 'played', 'wins', 'draws', 'losses', 'goalsFor'] as const;
        for (const [i, row] of (all ?? []).entries()) {
          for (const name of columns) {
            expect((home?.[i]?.[name] ?? 0) + (away?.[i]?.[name] ?? 0)).toBe(row[name]);
          }
        }
      }),
      RUNS,
    );
  });
});

const LITERAL: readonly Tiebreaker[] = [
  'points',
  'wins',
  'goal_difference',
  'goals_for',
  'h2h_points',
  'h2h_goal_difference',
  'h2h_goals_for',
];

test('the order equals the regulation read word by word', () => {
  const closeScores = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 15, maxLength: 15 });
  fc.assert(
    fc.property(
      closeScores,
      fc.shuffledSubarray([...LITERAL], { minLength: 1 }),
      (scores, tiebreakers) => {
        const pairs = names.flatMap((home) =>
          names.filter((away) => away > home).map((away) => ({ home, away })),
        );
        const matches = pairs.map(({ home, away }, i): Match => {
          const [h = 0, a = 0] = scores[i] ?? [];
          const result = { kind: 'played', score: { home: h, away: a } } as const;
          return { id: `${home}${away}`, home, away, result };
        });
        const rows = standings({ teams: names, matches, rules: { points, tiebreakers } });
        const sharing = [...Map.groupBy(rows, ({ position }) => position).values()];
        const order = sharing.map((group) => group.map(({ team }) => team).toSorted());
        const literal = literalOrder(names, matches, tiebreakers);
        expect(order).toEqual(literal.map((group) => group.toSorted()));
      },
    ),
    { numRuns: 2000 },
  );
});
