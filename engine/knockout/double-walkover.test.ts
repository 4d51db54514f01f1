// A tie that neither side turned up for, in a bracket: who goes on, who is out, and what is told about it.
import { describe, expect, test } from 'vitest';
import type { DoubleWalkoverInTie, Match, TeamId, TieRule } from '#engine/types.ts';
import { type Bracket, emptiedBy, fillSeeds, type TieState } from './bracket.ts';
import { knockoutState } from './bracket-results.ts';
import { doubleElimination } from './double-elimination.ts';
import { bracketMatchesThatCount, forfeited } from './forfeits.ts';
import { placings } from './placings.ts';
import { knockout, ONE_MATCH } from './single-elimination.ts';

const TEAMS = ['a', 'b', 'c', 'd'];

const ruleWith = (doubleWalkover: DoubleWalkoverInTie): TieRule => ({
  ...ONE_MATCH,
  doubleWalkover,
});

function cup(doubleWalkover: DoubleWalkoverInTie, thirdPlace = false): Bracket {
  const made = knockout({ entrants: 4, rules: { every: ruleWith(doubleWalkover) }, thirdPlace });
  if (!made.ok) throw new Error('refused');
  return made.value;
}

function double(reset = true, rule: TieRule = ruleWith('both_drop')): Bracket {
  const made = doubleElimination({ entrants: 4, rule, reset });
  if (!made.ok) throw new Error('refused');
  return made.value;
}

const missed = (tie: string, home: TeamId, away: TeamId, leg = 1): Match => ({
  ...{ id: `${tie} ${leg}`, tie, home, away, leg },
  result: { kind: 'double_walkover' },
});
const won = (tie: string, home: TeamId, away: TeamId, leg = 1): Match => ({
  ...{ id: `${tie} ${leg}`, tie, home, away, leg },
  result: { kind: 'played', score: { home: 1, away: 0 } },
});

const toPlay = (tie: string, home: TeamId, away: TeamId, leg = 1): Match => ({
  ...{ id: `${tie} ${leg}`, tie, home, away, leg },
});

type More = { readonly lots?: readonly TeamId[]; readonly out?: readonly TeamId[] };

function stateAfter(bracket: Bracket, matches: readonly Match[], more: More = {}) {
  const { bracket: state, results } = knockoutState(
    { kind: 'knockout', bracket, matches, ...more },
    fillSeeds(TEAMS),
  );
  const byId = new Map(state.ties.map((tie) => [tie.tie.id, tie]));
  const of = (id: string) => byId.get(id) as TieState;
  return { state, results, of, byId };
}

describe('both out', () => {
  test('the next opponent passes without a match, because of that tie and not of a bye', () => {
    const { state, of, byId } = stateAfter(cup('both_out'), [
      missed('1.1', 'a', 'd'),
      won('1.2', 'b', 'c'),
    ]);
    expect(of('2.1')).toMatchObject({ status: 'free_pass', teams: [null, 'b'], winner: 'b' });
    expect(state.champion).toBe('b');
    expect(state.remaining).toEqual(['b']);
    const [first, second] = of('2.1').tie.slots;
    expect(emptiedBy(first, (id) => byId.get(id))).toBe('1.1');
    expect(emptiedBy(second, (id) => byId.get(id))).toBeUndefined();
    expect(placings(state, 4)).toEqual([
      { team: 'b', from: 1, to: 1 },
      { team: 'a', from: 2, to: 4 },
      { team: 'd', from: 2, to: 4 },
      { team: 'c', from: 2, to: 4 },
    ]);
  });

  test('in both semi-finals nobody is left: no champion, told as such, and nobody in between', () => {
    const { state, of, byId } = stateAfter(cup('both_out'), [
      missed('1.1', 'a', 'd'),
      missed('1.2', 'b', 'c'),
    ]);
    expect(of('2.1')).toMatchObject({ status: 'free_pass', teams: [null, null], winner: null });
    expect(state.champion).toBeNull();
    expect(state.remaining).toEqual([]);
    expect(of('2.1').tie.slots.map((slot) => emptiedBy(slot, (id) => byId.get(id)))).toEqual([
      '1.1',
      '1.2',
    ]);
  });

  test('in the final there is no champion, and two share the second place', () => {
    const { state } = stateAfter(cup('both_out'), [
      won('1.1', 'a', 'd'),
      won('1.2', 'b', 'c'),
      missed('2.1', 'a', 'b'),
    ]);
    expect(state.champion).toBeNull();
    expect(placings(state, 4).slice(0, 2)).toEqual([
      { team: 'a', from: 2, to: 2 },
      { team: 'b', from: 2, to: 2 },
    ]);
  });

  test('an empty place is followed back to its cause through those who passed', () => {
    const made = knockout({ entrants: 8 });
    if (!made.ok) throw new Error('refused');
    const state = knockoutState(
      {
        kind: 'knockout',
        bracket: made.value,
        matches: [missed('1.1', 'a', 'h'), missed('1.2', 'd', 'e')],
      },
      fillSeeds(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
    ).bracket;
    const byId = new Map(state.ties.map((tie) => [tie.tie.id, tie]));
    expect(byId.get('2.1')).toMatchObject({ status: 'free_pass', winner: null });
    expect(emptiedBy({ kind: 'winner', tie: '2.1' }, (id) => byId.get(id))).toBe('1.1');
    expect(emptiedBy({ kind: 'loser', tie: '1.2' }, (id) => byId.get(id))).toBe('1.2');
    expect(emptiedBy({ kind: 'winner', tie: '2.2' }, (id) => byId.get(id))).toBeUndefined();
    expect(emptiedBy({ kind: 'bye' }, (id) => byId.get(id))).toBeUndefined();
    expect(emptiedBy({ kind: 'winner', tie: 'none' }, (id) => byId.get(id))).toBeUndefined();
  });
});

describe('lots', () => {
  const semi = [missed('1.1', 'a', 'd')];

  test('the tie waits for them, and goes to whom they named first of the two', () => {
    const open = stateAfter(cup('lots'), semi);
    expect(open.of('1.1').status).toBe('ready');
    expect(open.results.get('1.1')?.pending).toBe('lots');
    expect(stateAfter(cup('lots'), semi, { lots: ['b', 'd'] }).of('1.1').status).toBe('ready');
    const drawn = stateAfter(cup('lots'), semi, { lots: ['b', 'd', 'a'] });
    expect(drawn.of('1.1')).toMatchObject({ status: 'decided', winner: 'd', loser: 'a' });
    expect(drawn.results.get('1.1')?.decidedBy).toBe('lots');
  });
});

describe('both drop in a double elimination', () => {
  test('nobody goes on among the winners, and the two meet again for the place among the losers', () => {
    const first = [missed('W1.1', 'a', 'd'), won('W1.2', 'b', 'c')];
    const open = stateAfter(double(), first);
    expect(open.of('W1.1')).toMatchObject({ status: 'decided', winner: null });
    expect(open.of('W1.1').loser).toBeUndefined();
    expect(open.of('W2.1')).toMatchObject({ status: 'free_pass', winner: 'b' });
    expect(open.of('L1.1')).toMatchObject({ status: 'waiting', teams: [undefined, 'c'] });
    expect(open.state.remaining).toEqual(['a', 'b', 'c', 'd']);
    expect(placings(open.state, 4)).toEqual([]);
    const again = stateAfter(double(), [...first, won('W1.1', 'd', 'a', 3)]);
    expect(again.of('L1.1')).toMatchObject({ status: 'ready', teams: ['d', 'c'] });
    expect(again.state.remaining).toEqual(['b', 'c', 'd']);
    expect(placings(again.state, 4).map(({ team }) => team)).toEqual(['a']);
  });

  test('missed again, both are out; who leaves before it hands the place to the other', () => {
    const first = [missed('W1.1', 'a', 'd'), won('W1.2', 'b', 'c')];
    const gone = stateAfter(double(), [...first, missed('W1.1', 'd', 'a', 3)]);
    expect(gone.of('L1.1')).toMatchObject({ status: 'free_pass', teams: [null, 'c'] });
    expect(gone.state.remaining).toEqual(['b', 'c']);
    expect(stateAfter(double(), first, { out: ['a'] }).of('W1.1')).toMatchObject({
      winner: null,
      loser: 'd',
    });
    expect(stateAfter(double(), first, { out: ['a', 'd'] }).of('W1.1').loser).toBeNull();
    expect(stateAfter(double(), first, { out: ['b'] }).of('W1.1').loser).toBeUndefined();
  });

  test('from the losers and in the final both are out', () => {
    const ways = double().ties.map(({ id, rule }) => [id[0], rule?.doubleWalkover]);
    expect(new Set(ways.map(String))).toEqual(new Set(['W,both_drop', 'L,both_out', 'F,both_out']));
  });
});

describe('a match that is left when neither turned up for another', () => {
  const TWO_LEGS: TieRule = { ...ruleWith('both_drop'), legs: 2, forfeiterIsOut: true };

  /** The results of its matches as they count. */
  function counted(bracket: Bracket, matches: readonly Match[], more: More = {}) {
    const { results } = stateAfter(bracket, matches, more);
    return bracketMatchesThatCount({ bracket, matches, ...more }, results).map(
      ({ result }) => result,
    );
  }

  test('the extra match of who leaves is a walkover, whichever side of it they are', () => {
    const matches = [missed('W1.1', 'a', 'd'), toPlay('W1.1', 'd', 'a', 3)];
    const extra = (out: readonly TeamId[]) => counted(double(), matches, { out })[1];
    expect(extra([])).toBeUndefined();
    expect(extra(['c'])).toBeUndefined();
    expect(extra(['a'])).toEqual({ kind: 'walkover', winner: 'home' });
    expect(extra(['d'])).toEqual({ kind: 'walkover', winner: 'away' });
    expect(extra(['a', 'd'])).toEqual({ kind: 'double_walkover' });
  });

  test.each(['both_drop', 'replay', 'lots'] as const)(
    'by %s the other leg is void at once, and stays so',
    (doubleWalkover) => {
      const bracket = double(false, { ...TWO_LEGS, doubleWalkover });
      const legs = [missed('W1.1', 'a', 'd'), toPlay('W1.1', 'd', 'a', 2)];
      const cancelled = { kind: 'cancelled' };
      expect(counted(bracket, legs)[1]).toEqual(cancelled);
      expect(counted(bracket, [...legs, toPlay('W1.1', 'a', 'd', 3)]).slice(1)).toEqual([
        cancelled,
        undefined,
      ]);
      expect(counted(bracket, [...legs, won('W1.1', 'a', 'd', 3)])[1]).toEqual(cancelled);
    },
  );

  test('a leg that is void is no W.O. of who leaves after that', () => {
    const forfeit = { kind: 'walkover', winner: 'home' } as const;
    const legs = [{ ...won('W1.1', 'a', 'd'), result: forfeit }, toPlay('W1.1', 'd', 'a', 2)];
    for (const out of [[], ['a'], ['d']]) {
      expect(counted(double(false, TWO_LEGS), legs, { out })[1]).toEqual({ kind: 'cancelled' });
    }
  });

  test('an open tie keeps both legs', () => {
    const legs = [won('W1.1', 'a', 'd'), toPlay('W1.1', 'd', 'a', 2)];
    expect(counted(double(false, TWO_LEGS), legs)[1]).toBeUndefined();
  });
});

test('a tie that waits for lots or another match goes to the one who stays', () => {
  const waiting = { status: 'open', aggregate: [0, 0], pending: 'lots' } as const;
  expect(forfeited(waiting, ['a', 'b'], ['a'])).toEqual({
    status: 'decided',
    aggregate: [0, 0],
    winner: 'b',
    loser: 'a',
    decidedBy: 'walkover',
    byLeaving: true,
  });
  expect(forfeited(waiting, ['a', 'b'], ['a', 'b'])).toEqual({
    status: 'both_out',
    aggregate: [0, 0],
    byLeaving: true,
  });
  expect(forfeited(waiting, ['a', 'b'], ['c'])).toBe(waiting);
  const played = { status: 'both_drop', aggregate: [0, 0], loser: 'a' } as const;
  expect(forfeited(played, ['a', 'b'], ['a'])).toBe(played);
});

describe('the second final of a double elimination', () => {
  const until = [
    won('W1.1', 'a', 'd'),
    won('W1.2', 'b', 'c'),
    won('W2.1', 'a', 'b'),
    won('L1.1', 'd', 'c'),
    won('L2.1', 'b', 'd'),
  ];

  test('does not exist when the unbeaten side wins the first', () => {
    const { state, of } = stateAfter(double(), [...until, won('F1', 'a', 'b')]);
    expect(of('F2')).toMatchObject({ status: 'unneeded', winner: 'a' });
    expect(state.champion).toBe('a');
  });

  test('nor when neither side turns up for the first: nobody is champion', () => {
    const { state, of } = stateAfter(double(), [...until, missed('F1', 'a', 'b')]);
    expect(of('F2').status).toBe('unneeded');
    expect(state.champion).toBeNull();
  });

  test('decides when the other side wins the first', () => {
    const { state, of } = stateAfter(double(), [...until, won('F1', 'b', 'a')]);
    expect(of('F2')).toMatchObject({ status: 'ready', teams: ['a', 'b'] });
    expect(state.champion).toBeUndefined();
  });
});
