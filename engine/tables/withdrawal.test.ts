import { describe, expect, test } from 'vitest';
import { writtenMatches } from '#engine/fixtures/written.ts';
import type { Match, Withdrawal, WithdrawalPolicy } from '#engine/types.ts';
import { afterWithdrawals } from './withdrawal.ts';

const rules = { points: { win: 3, draw: 1, loss: 0 }, tiebreakers: [] };

const withdraw = (
  matches: readonly Match[],
  withdrawals: readonly Withdrawal[],
  withdrawalPolicy: WithdrawalPolicy,
) => afterWithdrawals({ teams: [], matches, withdrawals, withdrawalPolicy, rules });

/** Two turns of three teams; A leaves after round 4. */
const season = writtenMatches(`
  r1 A 2-0 B
  r2 C 1-1 A
  r3 B 0-0 C
  r4 B 3-1 A
  r5 A - C
  r6 C - B
`);

function told({ id, result }: Match): string {
  const name = id.replace(/^(r\d).*/, '$1');
  if (!result) return `${name} open`;
  if (result.kind === 'played') return `${name} ${result.score.home}-${result.score.away}`;
  return result.kind === 'walkover' ? `${name} W.O. ${result.winner}` : `${name} ${result.kind}`;
}

const left: Withdrawal[] = [{ team: 'A' }];
const fate = (policy: WithdrawalPolicy, withdrawals: readonly Withdrawal[] = left) =>
  withdraw(season, withdrawals, policy).matches.map(told);

describe('what happens to the matches of a team that leaves', () => {
  test('nobody left: nothing changes', () => {
    expect(withdraw(season, [], 'annul').matches).toBe(season);
  });

  test('keep: what was played stands, the rest is off', () => {
    expect(fate('keep')).toEqual([
      'r1 2-0',
      'r2 1-1',
      'r3 0-0',
      'r4 3-1',
      'r5 cancelled',
      'r6 open',
    ]);
  });

  test('annul: all of its matches, and nobody else’s', () => {
    expect(fate('annul')).toEqual([
      'r1 annulled',
      'r2 annulled',
      'r3 0-0',
      'r4 annulled',
      'r5 annulled',
      'r6 open',
    ]);
  });

  test('W.O. from then on, also for a result after the last round it took part in', () => {
    expect(fate('walkover_forward')).toEqual([
      'r1 2-0',
      'r2 1-1',
      'r3 0-0',
      'r4 3-1',
      'r5 W.O. away',
      'r6 open',
    ]);
    expect(fate('walkover_forward', [{ team: 'A', afterRound: 3 }])[3]).toBe('r4 W.O. home');
  });

  test('all W.O.', () => {
    expect(fate('all_walkovers')).toEqual([
      'r1 W.O. away',
      'r2 W.O. home',
      'r3 0-0',
      'r4 W.O. home',
      'r5 W.O. away',
      'r6 open',
    ]);
  });

  test('two that left: their own match is a double W.O.', () => {
    const both = fate('all_walkovers', [{ team: 'A' }, { team: 'B' }]);
    expect([both[0], both[1], both[2]]).toEqual([
      'r1 double_walkover',
      'r2 W.O. home',
      'r3 W.O. away',
    ]);
  });

  test('half rule: first turn completed, so only the second is annulled', () => {
    expect(fate('half_rule')).toEqual([
      'r1 2-0',
      'r2 1-1',
      'r3 0-0',
      'r4 annulled',
      'r5 annulled',
      'r6 open',
    ]);
  });

  test('half rule: gone in the first turn, so everything is annulled', () => {
    const early = fate('half_rule', [{ team: 'A', afterRound: 2 }]);
    expect([early[0], early[1], early[3]]).toEqual(['r1 annulled', 'r2 annulled', 'r4 annulled']);
    const exactly = fate('half_rule', [{ team: 'A', afterRound: 3 }]);
    expect([exactly[0], exactly[3]]).toEqual(['r1 2-0', 'r4 annulled']);
  });

  test('half rule: without a stated round, the last one with a result counts', () => {
    const twoRounds = writtenMatches(`
      r1 A 2-0 B
      r2 C - A
      r3 B 0-0 C
      r4 B - A
    `);
    const { matches } = withdraw(twoRounds, left, 'half_rule');
    expect(matches.map(told)).toEqual(['r1 annulled', 'r2 annulled', 'r3 0-0', 'r4 annulled']);
  });
});

describe('keep and average', () => {
  test('an opponent left without its match gets the mean of the home, or away, sides', () => {
    // Home sides won 3+1+1+3 points in four matches, away sides 0+1+1+0.
    const { bonuses, matches } = withdraw(season, left, 'keep_and_average');
    expect(bonuses).toEqual([{ team: 'C', points: 0.5, reason: 'average for A, who left' }]);
    expect(matches.map(told)[4]).toBe('r5 cancelled');
    const home = withdraw(season, [{ team: 'B' }], 'keep_and_average');
    expect(home.bonuses.map(({ team, points }) => [team, points])).toEqual([['C', 2]]);
  });

  test('nothing was played: nothing to average', () => {
    const { bonuses } = withdraw(writtenMatches('A - B'), left, 'keep_and_average');
    expect(bonuses.map(({ points }) => points)).toEqual([0]);
  });

  test('two that left give each other nothing; other policies give nothing at all', () => {
    const both = withdraw(season, [{ team: 'A' }, { team: 'C' }], 'keep_and_average');
    expect(both.bonuses.map(({ team }) => team)).toEqual(['B']);
    expect(withdraw(season, left, 'keep').bonuses).toEqual([]);
  });
});

test('a team left without any result is struck off; one that keeps some is not', () => {
  expect([...withdraw(season, left, 'annul').struckOff]).toEqual(['A']);
  expect([...withdraw(season, left, 'keep').struckOff]).toEqual([]);
  expect([...withdraw(season, [], 'annul').struckOff]).toEqual([]);
});
