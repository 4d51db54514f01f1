import { describe, expect, test } from 'vitest';
import { competitionState, type TablePhase } from './competition.ts';
import { writtenMatch, writtenStage } from './fixtures/written.ts';
import type { KnockoutPhase, KnockoutState } from './knockout/bracket-results.ts';
import { crossedGroups } from './knockout/crossings.ts';
import { knockout } from './knockout/single-elimination.ts';
import type { Match, Slot, TeamId, TieRule } from './types.ts';

const BY_CAMPAIGN: TieRule = { legs: 1, awayGoals: 'off', deciders: ['better_campaign'] };
const named = (teams: readonly TeamId[]) => teams.map((team): Slot => ({ kind: 'team', team }));

function cup(entrants: readonly Slot[], matches: readonly Match[]): KnockoutPhase {
  const made = knockout({ entrants, rules: { every: BY_CAMPAIGN } });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return { kind: 'knockout', bracket: made.value, matches };
}

/** Two groups of three: a1 leads with 4 points, b1 with 6 and +10. */
const WRITTEN = `
  a1 1-0 a2
  a1 0-0 a3
  a2 1-0 a3
  b1 5-0 b2
  b1 5-0 b3
  b2 1-0 b3
`;

function groups(written = WRITTEN): TablePhase {
  const { matches, rules } = writtenStage(written, ['points', 'goal_difference', 'lots']);
  return {
    kind: 'table',
    groups: ['a', 'b'].map((id) => ({ id, entrants: named([`${id}1`, `${id}2`, `${id}3`]) })),
    stage: { matches, rules },
  };
}

function bracketAfter(table: TablePhase, ...phases: KnockoutPhase[]) {
  return competitionState({ phases: [table, ...phases] }).at(-1) as KnockoutState;
}

const crossed = crossedGroups(['a', 'b'], 2);
const entrants = crossed.ok ? crossed.value : [];
const PLAYED = [
  writtenMatch('a1 1-0 b2', { tie: '1.1' }),
  writtenMatch('b1 1-0 a2', { tie: '1.2' }),
  writtenMatch('a1 0-0 b1', { tie: '2.1' }),
];

describe('the better campaign is that of the tables', () => {
  test('a level final of crossed groups, whoever has the better line of the bracket', () => {
    const { bracket, results } = bracketAfter(groups(), cup(entrants, PLAYED));
    expect(results.get('2.1')).toMatchObject({ winner: 'b1', decidedBy: 'better_campaign' });
    expect(bracket.champion).toBe('b1');
  });

  test('and it hosts', () => {
    const { bracket } = bracketAfter(groups(), cup(entrants, PLAYED));
    expect(bracket.ties.map(({ teams, better = 0 }) => teams[better])).toEqual(['a1', 'b1', 'b1']);
  });

  test('a drawn bracket, and one that comes after another', () => {
    const drawn = cup(named(['b2', 'a1', 'b1', 'a2']), [
      writtenMatch('b2 0-0 a2', { tie: '1.1' }),
      writtenMatch('a1 0-0 b1', { tie: '1.2' }),
    ]);
    // a2 has 3 points and 0, b2 3 points and -4.
    const winners = ({ bracket }: KnockoutState) => bracket.ties.map(({ winner }) => winner);
    expect(winners(bracketAfter(groups(), drawn))).toEqual(['a2', 'b1', undefined]);
    const next = cup(named(['a1', 'b1']), [writtenMatch('a1 0-0 b1', { tie: '1.1' })]);
    expect(winners(bracketAfter(groups(), cup(entrants, []), next))).toEqual(['b1']);
  });

  test('level campaigns decide nothing until lots do', () => {
    const level = groups(WRITTEN.replaceAll('5-0', '1-0').replace('a1 0-0 a3', 'a1 1-0 a3'));
    expect(bracketAfter(level, cup(entrants, PLAYED)).results.get('2.1')?.status).toBe('open');
    const drawn = { ...level, stage: { ...level.stage, facts: { lots: ['b1', 'a1'] } } };
    expect(bracketAfter(drawn, cup(entrants, PLAYED)).bracket.champion).toBe('b1');
  });

  test('somebody who was in no table: the lines of the bracket are the seeds', () => {
    const match = writtenMatch('a1 0-0 x', { tie: '1.1' });
    expect(bracketAfter(groups(), cup(named(['x', 'a1']), [match])).bracket.champion).toBe('x');
  });

  test('seeds of its own come first', () => {
    const phase = { ...cup(named(['b1', 'a1']), PLAYED.slice(2)), seeds: ['a1', 'b1'] };
    const matches = PLAYED.slice(2).map((match) => ({ ...match, tie: '1.1' }));
    expect(bracketAfter(groups(), { ...phase, matches }).bracket.champion).toBe('a1');
  });
});
