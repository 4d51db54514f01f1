import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Competition, competitionState } from './competition.ts';
import { literalOrder } from './fixtures/literal-order.ts';
import { groupMatches, SMALL_GROUPS, score, smallCup } from './fixtures/small-cup.ts';
import { impact } from './impact.ts';
import { scoreWinner } from './match/match-result.ts';
import type { Match, MatchId, Result, TeamId } from './types.ts';

/** A, B, C and P, Q, R finish in that order. */
const groups: Record<MatchId, Result> = {
  AB: score(1, 0),
  AC: score(2, 0),
  BC: score(1, 0),
  PQ: score(1, 0),
  PR: score(2, 0),
  QR: score(1, 0),
};
const ko = (tie: string, home: TeamId, away: TeamId, result?: Result): Match => ({
  id: `${tie} ${home}${away}`,
  tie,
  home,
  away,
  result,
});
const finished = [
  ko('semi1', 'A', 'Q', score(2, 0)),
  ko('semi2', 'P', 'B', score(0, 1)),
  ko('third', 'Q', 'P', score(3, 0)),
  ko('final', 'A', 'B', score(1, 0)),
];

function knockoutOf(competition: Competition) {
  const state = competitionState(competition)[1];
  if (state?.kind !== 'knockout') throw new Error('the second phase is the knockout');
  return state;
}

describe('the state of a competition', () => {
  test('groups fill the bracket, winners go on', () => {
    const { bracket, orphans, results } = knockoutOf(smallCup(groups, finished));
    expect(bracket.ties.map(({ teams, winner }) => [...teams, winner])).toEqual([
      ['A', 'Q', 'A'],
      ['P', 'B', 'B'],
      ['Q', 'P', 'Q'],
      ['A', 'B', 'A'],
    ]);
    expect([bracket.champion, orphans]).toEqual(['A', []]);
    expect(results.get('semi2')).toMatchObject({ decidedBy: 'result', winner: 'B' });
  });

  test('nothing played yet: nobody known, nothing decided', () => {
    const { bracket } = knockoutOf(smallCup({}));
    expect(bracket.ties.every(({ teams }) => teams.every((team) => team === undefined))).toBe(true);
  });

  test('a double W.O. in a semi-final: the other finalist is champion without playing', () => {
    const both = ko('semi1', 'A', 'Q', { kind: 'double_walkover' });
    const { bracket } = knockoutOf(smallCup(groups, [both, ...finished.slice(1, 2)]));
    expect(bracket.champion).toBe('B');
  });

  test('the better campaign is the better seed of the bracket', () => {
    const cup = smallCup(groups, [ko('semi1', 'Q', 'A', score(1, 1))]);
    const phases = cup.phases.map((phase) => {
      if (phase.kind !== 'knockout') return phase;
      const rule = { legs: 1, awayGoals: 'off', deciders: ['better_campaign'] } as const;
      const ties = phase.bracket.ties.map((tie) => ({ ...tie, rule }));
      return { ...phase, bracket: { ...phase.bracket, ties } };
    });
    expect(knockoutOf({ phases }).results.get('semi1')).toMatchObject({
      winner: 'A',
      decidedBy: 'better_campaign',
    });
  });

  test('seeds given by hand, and a table fed by a bracket', () => {
    const play: Competition = {
      phases: [
        {
          kind: 'knockout',
          seeds: ['X', 'Y'],
          bracket: {
            entrants: [
              { kind: 'seed', seed: 1 },
              { kind: 'seed', seed: 2 },
            ],
            ties: [
              {
                id: 'in',
                round: 1,
                slots: [
                  { kind: 'seed', seed: 1 },
                  { kind: 'seed', seed: 2 },
                ],
              },
            ],
          },
          matches: [ko('in', 'X', 'Y', score(0, 2))],
        },
        {
          kind: 'table',
          groups: [
            {
              id: 'all',
              entrants: [
                { kind: 'team', team: 'Z' },
                { kind: 'winner', tie: 'in' },
                { kind: 'loser', tie: 'out' },
              ],
            },
          ],
          stage: {
            matches: [{ id: 'ZY', home: 'Z', away: 'Y', result: score(0, 1) }],
            rules: { points: { win: 3, draw: 1, loss: 0 }, tiebreakers: ['points'] },
          },
        },
      ],
    };
    const table = competitionState(play)[1];
    if (table?.kind !== 'table') throw new Error('the second phase is the table');
    expect(table.tables.get('all')?.map(({ team }) => team)).toEqual(['Y', 'Z']);
  });
});

describe('the impact of a change', () => {
  test('none', () => {
    const cup = smallCup(groups, finished);
    expect(impact(cup, smallCup(groups, finished))).toEqual({
      positions: [],
      slots: [],
      winners: [],
      orphans: [],
      restored: [],
    });
  });

  test('a group result that changes who went through orphans what was built on it', () => {
    const before = smallCup(groups, finished);
    // B now loses to C: C is second, and C never played the semi-final.
    const after = smallCup({ ...groups, BC: score(0, 3) }, finished);
    expect(impact(before, after)).toEqual({
      positions: [
        { phase: 0, group: '1', team: 'C', before: 3, after: 2 },
        { phase: 0, group: '1', team: 'B', before: 2, after: 3 },
      ],
      slots: [
        { phase: 1, tie: 'semi2', slot: 1, before: 'B', after: 'C' },
        { phase: 1, tie: 'third', slot: 1, before: 'P', after: undefined },
        { phase: 1, tie: 'final', slot: 1, before: 'B', after: undefined },
      ],
      winners: [
        { phase: 1, tie: 'semi2', before: 'B', after: undefined },
        { phase: 1, tie: 'third', before: 'Q', after: undefined },
        { phase: 1, tie: 'final', before: 'A', after: undefined },
      ],
      orphans: ['semi2 PB', 'third QP', 'final AB'],
      restored: [],
    });
    expect(impact(after, before).restored).toEqual(['semi2 PB', 'third QP', 'final AB']);
  });

  test('the winner of a tie stays in, but against another team: that result is an orphan too', () => {
    // Q drops behind R: A would have to play R. A had beaten Q, which says nothing about R.
    const after = smallCup({ ...groups, QR: score(0, 9) }, finished);
    expect(impact(smallCup(groups, finished), after).orphans).toContain('semi1 AQ');
  });

  test('a tie that disappears from the bracket', () => {
    const before = smallCup(groups, finished);
    const phases = before.phases.map((phase) => {
      if (phase.kind !== 'knockout') return phase;
      const ties = phase.bracket.ties.filter(({ id }) => id !== 'third');
      return { ...phase, bracket: { ...phase.bracket, ties } };
    });
    expect(impact(before, { phases }).winners).toEqual([{ phase: 1, tie: 'third', before: 'Q' }]);
    expect(impact({ phases: [] }, { phases: [] }).winners).toEqual([]);
  });
});

const anyScore = fc.tuple(fc.nat(2), fc.nat(2)).map(([home, away]) => score(home, away));

/** Worked out again from nothing: tables word by word, slots by position, winners by score. */
function byHand(results: Record<MatchId, Result>, matches: readonly Match[]) {
  const played = groupMatches.map((match) => ({ ...match, result: results[match.id] }));
  const order = SMALL_GROUPS.map(({ teams }) =>
    literalOrder(teams, played, ['points', 'goal_difference', 'goals_for']).flatMap((group) =>
      group.toSorted(),
    ),
  );
  const [[a1 = '', a2 = ''] = [], [b1 = '', b2 = ''] = []] = order;
  const winner = (tie: string, ...teams: (TeamId | undefined)[]) => {
    const match = matches.find(
      (m) => m.tie === tie && teams.includes(m.home) && teams.includes(m.away),
    );
    const side = match?.result?.kind === 'played' ? scoreWinner(match.result.score) : 'draw';
    return side === 'draw' ? undefined : match?.[side];
  };
  const [s1, s2] = [winner('semi1', a1, b2), winner('semi2', b1, a2)];
  return { slots: [a1, b2, b1, a2], finalists: [s1, s2], champion: winner('final', s1, s2) };
}

test('whatever was played and whatever changes, the state is the one worked out by hand', () => {
  const anyGroups = fc.record(Object.fromEntries(groupMatches.map(({ id }) => [id, anyScore])));
  const team = fc.constantFrom(...SMALL_GROUPS.flatMap(({ teams }) => teams));
  const anyKnockout = fc
    .array(fc.tuple(team, team, anyScore), { minLength: 4, maxLength: 4 })
    .map((played) =>
      played.flatMap(([home, away, result], i) =>
        home === away
          ? []
          : [ko(['semi1', 'semi2', 'third', 'final'][i] ?? '', home, away, result)],
      ),
    );
  fc.assert(
    fc.property(anyGroups, anyKnockout, (results, matches) => {
      const { bracket } = knockoutOf(smallCup(results, matches));
      const hand = byHand(results, matches);
      const [semi1, semi2, , final] = bracket.ties;
      expect([...(semi1?.teams ?? []), ...(semi2?.teams ?? [])]).toEqual(hand.slots);
      expect(final?.teams).toEqual(hand.finalists);
      expect(bracket.champion).toBe(hand.champion);
    }),
    { numRuns: 1000 },
  );
});

test('whatever changes, the impact is the difference of the two states, and undoing it is its mirror', () => {
  const anyGroups = fc.record(Object.fromEntries(groupMatches.map(({ id }) => [id, anyScore])));
  fc.assert(
    fc.property(
      anyGroups,
      fc.constantFrom(...groupMatches),
      anyScore,
      (results, { id }, changed) => {
        const [before, after] = [
          smallCup(results, finished),
          smallCup({ ...results, [id]: changed }, finished),
        ];
        const forth = impact(before, after);
        const back = impact(after, before);
        const mirrored = back.slots.map(({ before: b, after: a, ...rest }) => ({
          ...rest,
          before: a,
          after: b,
        }));
        expect(mirrored).toEqual(forth.slots);
        expect(back.restored).toEqual(forth.orphans);
        const [was, is] = [
          byHand(results, finished),
          byHand({ ...results, [id]: changed }, finished),
        ];
        const semis = forth.slots.filter(({ tie }) => tie.startsWith('semi'));
        expect(semis).toHaveLength(was.slots.filter((team, i) => team !== is.slots[i]).length);
        const crowned = forth.winners.find(({ tie }) => tie === 'final');
        expect(crowned?.after ?? (crowned ? undefined : was.champion)).toBe(is.champion);
      },
    ),
    { numRuns: 500 },
  );
});
