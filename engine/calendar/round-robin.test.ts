import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBreaks, type Round, type RoundRobin, roundRobin } from './round-robin.ts';

const names = (n: number) => Array.from({ length: n }, (_, i) => `T${i + 1}`);

function roundsOf(config: RoundRobin): readonly Round[] {
  const outcome = roundRobin(config);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function reasons(config: RoundRobin): string[] {
  const outcome = roundRobin(config);
  return outcome.ok ? [] : outcome.problems.map(({ field, reason }) => `${field}: ${reason}`);
}

const written = (rounds: readonly Round[]) =>
  rounds.map((round) => round.matches.map(({ home, away }) => `${home}-${away}`).join(' '));

const anyLeague = fc.record({
  teams: fc.integer({ min: 2, max: 21 }).map(names),
  turns: fc.integer({ min: 1, max: 4 }),
  mirrored: fc.boolean(),
});

describe('small leagues', () => {
  test('four teams, one turn', () => {
    expect(written(roundsOf({ teams: names(4) }))).toEqual([
      'T1-T4 T2-T3',
      'T4-T2 T3-T1',
      'T3-T4 T1-T2',
    ]);
  });

  test('four teams, mirrored second turn repeats the order with the venues swapped', () => {
    expect(written(roundsOf({ teams: names(4), turns: 2 })).slice(3)).toEqual([
      'T4-T1 T3-T2',
      'T2-T4 T1-T3',
      'T4-T3 T2-T1',
    ]);
  });

  test('not mirrored, the second turn starts one round later', () => {
    expect(written(roundsOf({ teams: names(4), turns: 3, mirrored: false })).slice(3)).toEqual([
      'T2-T4 T1-T3',
      'T4-T3 T2-T1',
      'T4-T1 T3-T2',
      'T3-T4 T1-T2',
      'T1-T4 T2-T3',
      'T4-T2 T3-T1',
    ]);
  });

  test('three teams: each rests once a turn', () => {
    const rounds = roundsOf({ teams: names(3), turns: 2 });
    expect(rounds.map(({ rests }) => rests)).toEqual(['T1', 'T2', 'T3', 'T1', 'T2', 'T3']);
    expect(rounds.map(({ turn }) => turn)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('with an even number nobody rests', () => {
    expect(roundsOf({ teams: names(6) }).some((round) => 'rests' in round)).toBe(false);
  });

  test('two teams, four turns: the venue alternates', () => {
    expect(written(roundsOf({ teams: ['A', 'B'], turns: 4 }))).toEqual([
      'A-B',
      'B-A',
      'A-B',
      'B-A',
    ]);
  });
});

describe('for any number of teams and turns', () => {
  test('each pair meets once a turn, and nobody plays twice in a round', () => {
    fc.assert(
      fc.property(anyLeague, (league) => {
        const met = new Map<string, number>();
        for (const { matches, rests } of roundsOf(league)) {
          const busy = matches.flatMap(({ home, away }) => [home, away]);
          expect(new Set(busy.concat(rests ?? [])).size).toBe(league.teams.length);
          for (const { home, away } of matches) {
            const pair = [home, away].sort().join();
            met.set(pair, (met.get(pair) ?? 0) + 1);
          }
        }
        const { length } = league.teams;
        expect(met.size).toBe((length * (length - 1)) / 2);
        for (const times of met.values()) expect(times).toBe(league.turns);
      }),
      { numRuns: 500 },
    );
  });

  test('home and away differ by at most one, for each team and for each pair', () => {
    fc.assert(
      fc.property(anyLeague, (league) => {
        const balance = new Map<string, number>();
        const add = (key: string, value: number) =>
          balance.set(key, (balance.get(key) ?? 0) + value);
        for (const { home, away } of roundsOf(league).flatMap(({ matches }) => matches)) {
          add(home, 1);
          add(away, -1);
          add([home, away].sort().join(), home < away ? 1 : -1);
        }
        for (const value of balance.values()) expect(Math.abs(value)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  test('names do not matter: other names give the same table with those names', () => {
    fc.assert(
      fc.property(anyLeague, fc.string({ minLength: 1 }), (league, prefix) => {
        const renamed = { ...league, teams: league.teams.map((team) => prefix + team) };
        const back = JSON.parse(JSON.stringify(roundsOf(renamed)), (_, value) =>
          typeof value === 'string' ? value.slice(prefix.length) : value,
        );
        expect(back).toEqual(roundsOf(league));
      }),
      { numRuns: 500 },
    );
  });
});

describe('breaks', () => {
  test.each([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 30])('%i teams have the minimum', (n) => {
    const breaks = (turns: number, mirrored: boolean) =>
      countBreaks(roundsOf({ teams: names(n), turns, mirrored }));
    expect(breaks(1, true)).toBe(n - 2);
    expect(breaks(2, true)).toBe(3 * n - 6);
    if (n > 2) expect(breaks(2, false)).toBe(2 * n);
  });

  test.each([3, 5, 7, 9, 11, 13, 15, 17, 19, 21])('%i teams have none in one turn', (n) => {
    expect(countBreaks(roundsOf({ teams: names(n) }))).toBe(0);
    expect(countBreaks(roundsOf({ teams: names(n), turns: 2 }))).toBe(n);
    expect(countBreaks(roundsOf({ teams: names(n), turns: 2, mirrored: false }))).toBe(1);
  });

  test.each([6, 8, 20])(
    'nobody plays three running at home or away in a mirrored double turn of %i',
    (count) => {
      const venues = new Map<string, string>();
      for (const { home, away } of roundsOf({ teams: names(count), turns: 2 }).flatMap(
        (r) => r.matches,
      )) {
        venues.set(home, `${venues.get(home) ?? ''}H`).set(away, `${venues.get(away) ?? ''}A`);
      }
      for (const sequence of venues.values()) expect(sequence).not.toMatch(/HHH|AAA/);
    },
  );
});

describe('teams that share a ground', () => {
  const withPairs = fc
    .record({
      n: fc.integer({ min: 2, max: 24 }),
      turns: fc.integer({ min: 1, max: 4 }),
      mirrored: fc.boolean(),
      count: fc.nat(12),
    })
    .chain(({ n, turns, mirrored, count }) =>
      fc
        .shuffledSubarray(names(n), { minLength: 2 * Math.min(count, Math.floor(n / 2)) })
        .map((drawn) => ({
          teams: names(n),
          turns,
          mirrored,
          sharedGrounds: Array.from(
            { length: Math.min(count, Math.floor(n / 2)) },
            (_, i) => [drawn[2 * i], drawn[2 * i + 1]] as [string, string],
          ),
        })),
    );

  test('are never both at home, however many pairs there are', () => {
    fc.assert(
      fc.property(withPairs, (league) => {
        const rounds = roundsOf(league);
        for (const { matches } of rounds) {
          const hosts = new Set(matches.map(({ home }) => home));
          const clashes = league.sharedGrounds.filter(([a, b]) => hosts.has(a) && hosts.has(b));
          expect(clashes).toEqual([]);
        }
        expect(
          new Set(rounds.flatMap((r) => r.matches.flatMap((m) => [m.home, m.away]))).size,
        ).toBe(league.teams.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('nonsense is refused with the field and the reason', () => {
  test.each<[RoundRobin, string]>([
    [{ teams: ['A'] }, 'teams.length: must be a whole number from 2 to 1000, not 1'],
    [{ teams: names(1001) }, 'teams.length: must be a whole number from 2 to 1000, not 1001'],
    [{ teams: ['A', 'B', 'A'] }, 'teams[2]: "A" appears twice'],
    [{ teams: ['A', ''] }, 'teams[1]: must not be empty'],
    [{ teams: ['A', 'B'], turns: 5 }, 'turns: must be a whole number from 1 to 4, not 5'],
    [{ teams: ['A', 'B'], turns: 0 }, 'turns: must be a whole number from 1 to 4, not 0'],
    [{ teams: ['A', 'B'], turns: 1.5 }, 'turns: must be a whole number from 1 to 4, not 1.5'],
    [
      { teams: ['A', 'B'], sharedGrounds: [['A', 'C']] },
      'sharedGrounds: "C" is not one of the teams',
    ],
    [
      {
        teams: names(4),
        sharedGrounds: [
          ['T1', 'T2'],
          ['T3', 'T2'],
        ],
      },
      'sharedGrounds[3]: "T2" appears twice',
    ],
  ])('$1', (config, reason) => {
    expect(reasons(config)).toEqual([reason]);
  });

  test('the largest league is accepted', () => {
    expect(roundsOf({ teams: names(1000) })).toHaveLength(999);
  });
});
