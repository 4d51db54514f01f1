import { describe, expect, test } from 'vitest';
import { writtenMatch } from '#engine/fixtures/written.ts';
import type { Match, Result, TieRule, WalkoverRule } from '#engine/types.ts';
import { type TieOptions, tieResult } from './tie.ts';

const single: TieRule = { legs: 1, awayGoals: 'off', deciders: ['extra_time', 'penalties'] };
const double: TieRule = { ...single, legs: 2 };
const away: TieRule = { ...double, awayGoals: 'on' };

function play(rule: TieRule, texts: readonly string[], options?: TieOptions) {
  const matches = texts.map((text) => writtenMatch(text));
  return tieResult(rule, ['A', 'B'], matches, options);
}
const decided = (rule: TieRule, texts: readonly string[], options?: TieOptions) => {
  const { winner, decidedBy } = play(rule, texts, options);
  return `${winner} ${decidedBy}`;
};
const withResult = (home: string, away: string, result: Result): Match => ({
  id: `${home}${away}`,
  home,
  away,
  result,
});

describe('one match', () => {
  test('a winner in normal time', () => {
    expect(play(single, ['A 2-1 B'])).toEqual({
      status: 'decided',
      aggregate: [2, 1],
      winner: 'A',
      loser: 'B',
      decidedBy: 'result',
    });
    expect(play(single, ['B 2-1 A'])).toMatchObject({ winner: 'B', loser: 'A', aggregate: [1, 2] });
  });

  test('extra time, penalties', () => {
    expect(decided(single, ['A 1-2 B aet'])).toBe('B extra_time');
    expect(decided(single, ['A 1-1 B aet pens 5-4'])).toBe('A penalties');
    expect(decided(single, ['B 0-0 A pens 3-4'])).toBe('A penalties');
  });

  test('level and not decided yet', () => {
    expect(play(single, ['A 1-1 B'])).toEqual({ status: 'open', aggregate: [1, 1] });
  });

  test('away goals mean nothing in a single match', () => {
    expect(play({ ...single, awayGoals: 'on' }, ['A 1-1 B']).status).toBe('open');
  });

  test('not played, abandoned or annulled: open', () => {
    expect(play(single, []).status).toBe('open');
    expect(play(single, ['A - B']).status).toBe('open');
    const abandoned = withResult('A', 'B', { kind: 'abandoned', score: { home: 1, away: 0 } });
    expect(tieResult(single, ['A', 'B'], [abandoned]).status).toBe('open');
    const annulled = withResult('A', 'B', { kind: 'annulled' });
    expect(tieResult(single, ['A', 'B'], [annulled]).status).toBe('open');
    expect(tieResult(single, ['A', 'B'], [annulled, writtenMatch('A 0-1 B')]).winner).toBe('B');
  });

  test('penalties that the rule does not know decide nothing', () => {
    expect(play({ ...single, deciders: ['extra_time'] }, ['A 1-1 B pens 5-4']).status).toBe('open');
  });
});

describe('two legs', () => {
  test('the aggregate', () => {
    expect(play(double, ['A 0-1 B', 'B 1-3 A'])).toMatchObject({
      aggregate: [3, 2],
      winner: 'A',
      decidedBy: 'aggregate',
    });
  });

  test('the second leg is missing, whatever the first', () => {
    expect(play(double, ['A 5-0 B'])).toEqual({ status: 'open', aggregate: [5, 0] });
    expect(play(double, ['A 5-0 B', 'B - A'])).toEqual({ status: 'open', aggregate: [5, 0] });
  });

  test('leg numbers, not the order of the list, say which is the last', () => {
    const first = writtenMatch('A 1-0 B', { leg: 1 });
    const second = writtenMatch('B 2-1 A aet', { leg: 2 });
    const drawn = tieResult(
      { ...double, awayGoals: 'extra_time_too' },
      ['A', 'B'],
      [second, first],
    );
    expect(drawn).toMatchObject({ winner: 'A', decidedBy: 'away_goals' });
    const longer = writtenMatch('B 3-1 A aet', { leg: 2 });
    expect(tieResult(double, ['A', 'B'], [longer, first]).decidedBy).toBe('extra_time');
  });

  test('away goals: on, off', () => {
    expect(decided(away, ['A 1-1 B', 'B 0-0 A'])).toBe('B away_goals');
    expect(decided(away, ['A 2-1 B', 'B 1-0 A'])).toBe('B away_goals');
    expect(play(double, ['A 1-1 B', 'B 0-0 A']).status).toBe('open');
    expect(play(away, ['A 1-1 B', 'B 1-1 A']).status).toBe('open');
  });

  test('away goals in extra time count only where the rule says so', () => {
    const legs = ['A 1-0 B', 'B 2-1 A aet'];
    expect(play(away, legs).status).toBe('open');
    expect(decided({ ...away, awayGoals: 'extra_time_too' }, legs)).toBe('A away_goals');
    expect(decided(away, ['A 1-0 B', 'B 2-1 A aet pens 3-1'])).toBe('B penalties');
  });

  test('no away goals on neutral ground', () => {
    const neutral = [writtenMatch('A 1-1 B', { neutral: true }), writtenMatch('B 0-0 A')];
    expect(tieResult(away, ['A', 'B'], neutral).status).toBe('open');
  });

  test('who forfeits a leg does not go on by away goals', () => {
    const legs = (text: string) => [
      withResult('A', 'B', { kind: 'walkover', winner: 'away' }),
      writtenMatch(text),
    ];
    // 3-3, each of the three away; then 4-4, of which the absent side has four away and the other three.
    expect(tieResult(away, ['A', 'B'], legs('B 0-3 A'))).toMatchObject({ status: 'open' });
    expect(tieResult(away, ['A', 'B'], legs('B 1-4 A'))).toMatchObject({ status: 'open' });
    expect(tieResult(away, ['A', 'B'], legs('B 1-4 A pens 5-3'))).toMatchObject({
      winner: 'B',
      decidedBy: 'penalties',
    });
  });

  test('goals of a walkover are away goals like any other 3-0', () => {
    const forfeit = withResult('B', 'A', { kind: 'walkover', winner: 'away' });
    const legs = [writtenMatch('A 1-4 B'), forfeit];
    const present = { winner: 'A', decidedBy: 'walkover' };
    expect(tieResult(away, ['A', 'B'], legs)).toMatchObject({ ...present, aggregate: [4, 4] });
    const short = { goalsFor: 1, goalsAgainst: 0 } as WalkoverRule;
    const level = [writtenMatch('A 0-1 B'), forfeit];
    const byOne = tieResult(away, ['A', 'B'], level, { walkover: short });
    expect(byOne).toMatchObject({ ...present, aggregate: [1, 1] });
    const ahead = [writtenMatch('A 0-0 B', { neutral: true }), forfeit];
    expect(tieResult(away, ['A', 'B'], ahead)).toMatchObject({ winner: 'A', aggregate: [3, 0] });
    const neutral = [writtenMatch('A 0-3 B', { neutral: true }), forfeit];
    expect(tieResult(away, ['A', 'B'], neutral)).toMatchObject({
      winner: 'A',
      decidedBy: 'away_goals',
    });
  });

  test('away goals of an awarded match count', () => {
    const awarded = withResult('A', 'B', { kind: 'awarded', score: { home: 1, away: 1 } });
    const legs = [awarded, writtenMatch('B 0-0 A')];
    expect(tieResult(away, ['A', 'B'], legs).winner).toBe('B');
  });

  test('extra time and penalties belong to the second leg', () => {
    expect(decided(double, ['A 1-0 B', 'B 2-0 A aet'])).toBe('B extra_time');
    expect(decided(double, ['A 1-0 B', 'B 1-0 A aet pens 2-4'])).toBe('A penalties');
  });

  test('one win each is level where wins are counted', () => {
    const rule: TieRule = { ...double, count: 'wins', deciders: ['replay'] };
    expect(play(rule, ['A 5-0 B', 'B 1-0 A'])).toEqual({ status: 'open', aggregate: [1, 1] });
    expect(decided(rule, ['A 5-0 B', 'B 1-0 A', 'A 0-2 B'])).toBe('B replay');
    expect(decided(rule, ['A 5-0 B', 'B 1-1 A'])).toBe('A aggregate');
  });

  test('a cancelled leg leaves the other to decide', () => {
    const legs = [writtenMatch('A 2-0 B'), withResult('B', 'A', { kind: 'cancelled' })];
    expect(tieResult(double, ['A', 'B'], legs)).toMatchObject({ winner: 'A', decidedBy: 'result' });
    const both = legs.map((leg): Match => ({ ...leg, result: { kind: 'cancelled' } }));
    expect(tieResult(double, ['A', 'B'], both).status).toBe('open');
  });
});

describe('level: what else decides', () => {
  test('the better campaign', () => {
    const rule: TieRule = { ...double, deciders: ['better_campaign'] };
    const legs = ['A 1-0 B', 'B 1-0 A'];
    expect(decided(rule, legs, { betterCampaign: 'B' })).toBe('B better_campaign');
    expect(decided(rule, legs, { betterCampaign: 'A' })).toBe('A better_campaign');
    expect(play(rule, legs, { betterCampaign: 'X' }).status).toBe('open');
    expect(play(rule, legs).status).toBe('open');
  });

  test('the visitor (Copa do Brasil, first round)', () => {
    const rule: TieRule = { ...single, deciders: ['visitor'] };
    expect(decided(rule, ['A 0-0 B'])).toBe('B visitor');
    expect(decided(rule, ['B 2-2 A'])).toBe('A visitor');
    expect(decided(rule, ['A 1-0 B'])).toBe('A result');
  });

  test('replays, one after the other, until one has a winner', () => {
    const rule: TieRule = { ...single, deciders: ['replay'] };
    expect(play(rule, ['A 1-1 B']).status).toBe('open');
    expect(play(rule, ['A 1-1 B', 'B 0-0 A']).status).toBe('open');
    expect(decided(rule, ['A 1-1 B', 'B 0-0 A', 'A 0-1 B'])).toBe('B replay');
    expect(decided(rule, ['A 1-1 B', 'B 0-0 A pens 5-3'])).toBe('B penalties');
    expect(decided(rule, ['A 1-1 B', 'B - A', 'A 0-1 B'])).toBe('B replay');
  });

  test('golden goal: in extra time, or in a match of its own', () => {
    const rule: TieRule = { ...single, deciders: ['golden_goal'] };
    expect(decided(rule, ['A 2-1 B aet'])).toBe('A golden_goal');
    expect(decided(rule, ['A 1-1 B', 'A 0-1 B'])).toBe('B golden_goal');
  });

  test('deciders are tried in their order', () => {
    const legs = ['A 1-1 B pens 5-4'];
    const options = { betterCampaign: 'B' };
    const order = (...deciders: TieRule['deciders']) =>
      decided({ ...single, deciders }, legs, options);
    expect(order('penalties', 'better_campaign')).toBe('A penalties');
    expect(order('better_campaign', 'penalties')).toBe('B better_campaign');
  });
});

describe('walkovers and courts', () => {
  const walkover = (winner: 'home' | 'away') => withResult('A', 'B', { kind: 'walkover', winner });

  test('a single walkover', () => {
    expect(tieResult(single, ['A', 'B'], [walkover('away')])).toMatchObject({
      winner: 'B',
      aggregate: [0, 3],
      decidedBy: 'walkover',
    });
  });

  test('points without goals still decide a tie', () => {
    const rule = {
      goalsFor: 1,
      goalsAgainst: 0,
      countGoals: false,
      double: 'goalless',
      doublePenalty: 0,
    } as const;
    const { winner, aggregate } = tieResult(single, ['A', 'B'], [walkover('home')], {
      walkover: rule,
    });
    expect([winner, aggregate]).toEqual(['A', [1, 0]]);
  });

  test('over two legs the walkover is named only when its winner goes through', () => {
    const legs = (second: string) => [walkover('away'), writtenMatch(second)];
    expect(tieResult(double, ['A', 'B'], legs('B 0-1 A')).decidedBy).toBe('walkover');
    expect(tieResult(double, ['A', 'B'], legs('B 0-4 A'))).toMatchObject({
      winner: 'A',
      decidedBy: 'aggregate',
    });
  });

  test('neither turned up: both are out; over two legs the other leg decides', () => {
    const nobody = withResult('A', 'B', { kind: 'double_walkover' });
    expect(tieResult(single, ['A', 'B'], [nobody])).toEqual({
      status: 'both_out',
      aggregate: [0, 0],
    });
    expect(tieResult(double, ['A', 'B'], [nobody, writtenMatch('B 0-1 A')])).toMatchObject({
      winner: 'A',
      aggregate: [1, 0],
    });
  });

  test('who forfeits a leg is out where the rule says so, before the other leg is played', () => {
    const rule: TieRule = { ...double, forfeiterIsOut: true };
    expect(tieResult(rule, ['A', 'B'], [walkover('away')])).toEqual({
      status: 'decided',
      aggregate: [0, 3],
      winner: 'B',
      loser: 'A',
      decidedBy: 'walkover',
    });
    const levelled = [writtenMatch('B 0-3 A'), walkover('away')];
    expect(tieResult(rule, ['A', 'B'], levelled)).toMatchObject({ winner: 'B' });
    expect(tieResult(rule, ['B', 'A'], levelled)).toMatchObject({ winner: 'B', loser: 'A' });
    expect(tieResult(rule, ['A', 'B'], [writtenMatch('B 0-3 A')])).toMatchObject({
      status: 'open',
    });
    expect(tieResult(rule, ['A', 'B'], [...levelled.slice(0, 1), walkover('home')])).toMatchObject({
      winner: 'A',
      decidedBy: 'walkover',
    });
  });

  describe('a W.O. in the last leg that levels the aggregate', () => {
    const level = (more: Partial<TieRule> = {}) =>
      tieResult({ ...double, ...more }, ['A', 'B'], [writtenMatch('B 0-3 A'), walkover('away')]);

    test('waits for no penalties: who is not there for them loses', () => {
      const present = { status: 'decided', winner: 'B', loser: 'A', decidedBy: 'walkover' };
      expect(level()).toEqual({ ...present, aggregate: [3, 3] });
      expect(level({ deciders: ['extra_time', 'penalties'] })).toMatchObject(present);
    });

    test('leaves it to whatever else the rule names', () => {
      expect(level({ deciders: ['extra_time'] })).toMatchObject({ status: 'open' });
      expect(level({ deciders: ['replay', 'penalties'] })).toMatchObject({ status: 'open' });
      expect(level({ deciders: ['golden_goal', 'penalties'] })).toMatchObject({ status: 'open' });
      expect(level({ deciders: ['visitor'] })).toMatchObject({ decidedBy: 'visitor' });
    });

    test('by both is what the rule makes of a tie that neither turned up for', () => {
      const nobody = withResult('B', 'A', { kind: 'double_walkover' });
      const missed = (first: string, rule: Partial<TieRule> = {}) =>
        tieResult({ ...double, ...rule }, ['A', 'B'], [writtenMatch(first), nobody]);
      expect(missed('A 1-1 B')).toEqual({ status: 'both_out', aggregate: [1, 1] });
      expect(missed('A 1-1 B', { doubleWalkover: 'lots' })).toMatchObject({ pending: 'lots' });
      expect(missed('A 1-0 B')).toMatchObject({ winner: 'A' });
      const open = { status: 'open', aggregate: [1, 1] };
      expect(missed('A 1-1 B', { deciders: ['replay', 'penalties'] })).toEqual(open);
      expect(missed('A 1-1 B', { deciders: ['extra_time'] })).toEqual(open);
    });

    test('in the first leg leaves the penalties to the last', () => {
      const legs = [walkover('away'), writtenMatch('B 0-3 A')];
      expect(tieResult(double, ['A', 'B'], legs)).toEqual({ status: 'open', aggregate: [3, 3] });
    });
  });

  describe('neither turned up, by the rule of the competition', () => {
    const missed = (home: string, other: string, leg?: number): Match => ({
      ...withResult(home, other, { kind: 'double_walkover' }),
      ...(leg && { leg }),
    });
    const missedTie = (rule: Partial<TieRule>, more: readonly Match[] = [], options?: TieOptions) =>
      tieResult({ ...single, ...rule }, ['A', 'B'], [missed('A', 'B'), ...more], options);

    test('both are out', () => {
      expect(missedTie({ doubleWalkover: 'both_out' })).toEqual({
        status: 'both_out',
        aggregate: [0, 0],
      });
    });

    test('lots decide, and are waited for', () => {
      const rule = { doubleWalkover: 'lots' } as const;
      expect(missedTie(rule)).toEqual({ status: 'open', aggregate: [0, 0], pending: 'lots' });
      expect(missedTie(rule, [], { lots: 'X' })).toMatchObject({ status: 'open', pending: 'lots' });
      expect(missedTie(rule, [], { lots: 'B' })).toEqual({
        status: 'decided',
        aggregate: [0, 0],
        winner: 'B',
        loser: 'A',
        decidedBy: 'lots',
      });
    });

    test('the match is played again; missed twice, both are out', () => {
      const rule = { doubleWalkover: 'replay' } as const;
      expect(missedTie(rule)).toEqual({ status: 'open', aggregate: [0, 0], pending: 'replay' });
      expect(missedTie(rule, [writtenMatch('B 0-0 A')])).toMatchObject({ pending: 'replay' });
      const again = missedTie(rule, [writtenMatch('B 0-2 A')]);
      expect(again).toMatchObject({ winner: 'A', loser: 'B', decidedBy: 'replay' });
      expect(again).not.toHaveProperty('pending');
      expect(missedTie(rule, [missed('B', 'A')])).toEqual({
        status: 'both_out',
        aggregate: [0, 0],
      });
    });

    test('both drop, and meet again for the one place among the losers', () => {
      const rule = { doubleWalkover: 'both_drop' } as const;
      expect(missedTie(rule)).toEqual({
        status: 'both_drop',
        aggregate: [0, 0],
        pending: 'replay',
      });
      expect(missedTie(rule, [writtenMatch('A 0-1 B')])).toEqual({
        status: 'both_drop',
        aggregate: [0, 0],
        loser: 'B',
        decidedBy: 'replay',
      });
      expect(missedTie(rule, [writtenMatch('A 1-1 B pens 3-4')])).toMatchObject({
        status: 'both_drop',
        loser: 'B',
        decidedBy: 'penalties',
      });
      expect(missedTie(rule, [missed('B', 'A')])).toEqual({
        status: 'both_out',
        aggregate: [0, 0],
      });
    });

    test('one leg of two that nobody played counts nothing, unless who forfeits is out', () => {
      const legs = [missed('A', 'B', 1), writtenMatch('B 0-1 A', { leg: 2 })];
      const first = legs.slice(0, 1);
      expect(tieResult(double, ['A', 'B'], legs)).toMatchObject({ winner: 'A' });
      expect(tieResult(double, ['A', 'B'], first)).toMatchObject({ status: 'open' });
      const strict = { ...double, forfeiterIsOut: true };
      expect(tieResult(strict, ['A', 'B'], legs)).toMatchObject({ status: 'both_out' });
      expect(tieResult(strict, ['A', 'B'], first)).toMatchObject({ status: 'both_out' });
    });
  });

  test.each<TieRule['deciders']>([
    ['replay'],
    ['replay', 'penalties'],
    ['replay', 'better_campaign'],
    ['golden_goal'],
  ])(
    'neither turned up for the extra match that was to decide: both are out (%s)',
    (...deciders) => {
      const rule: TieRule = { ...single, deciders };
      const level = [writtenMatch('A 1-1 B'), withResult('B', 'A', { kind: 'double_walkover' })];
      const options = { betterCampaign: 'A' };
      expect(tieResult(rule, ['A', 'B'], level, options)).toEqual({
        status: 'both_out',
        aggregate: [1, 1],
      });
      const legs = [writtenMatch('A 2-1 B'), ...level.slice(1)];
      expect(tieResult(rule, ['A', 'B'], legs, options)).toMatchObject({ winner: 'A' });
    },
  );

  test('a court that overrules the score', () => {
    const awarded = (winner?: 'home' | 'away' | 'nobody') =>
      tieResult(
        single,
        ['A', 'B'],
        [
          withResult('A', 'B', {
            kind: 'awarded',
            score: { home: 3, away: 1 },
            ...(winner && { winner }),
          }),
        ],
      );
    expect(awarded()).toMatchObject({ winner: 'A', aggregate: [3, 1] });
    expect(awarded('home')).toMatchObject({ winner: 'A', aggregate: [3, 1] });
    expect(awarded('away')).toMatchObject({ winner: 'B', aggregate: [0, 1] });
    expect(awarded('nobody').status).toBe('open');
  });
});
