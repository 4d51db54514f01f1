import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom, shuffle } from '#engine/random.ts';
import type { Match, Result } from '#engine/types.ts';
import { nextSwissRound, type Swiss, type SwissEntrant, type SwissRound } from './swiss.ts';

const rules = { points: { win: 3, draw: 1, loss: 0 } };
const players = (n: number): SwissEntrant[] =>
  Array.from({ length: n }, (_, i) => ({ team: `P${i + 1}` }));

function game(round: number, home: string, away: string, score = '1-0'): Match {
  const [h, a] = score.split('-').map(Number) as [number, number];
  return {
    id: `${round} ${home}`,
    round,
    home,
    away,
    result: { kind: 'played', score: { home: h, away: a } },
  };
}

function paired(swiss: Partial<Swiss>): SwissRound {
  const outcome = nextSwissRound({ entrants: players(4), round: 1, matches: [], rules, ...swiss });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const pairsOf = ({ pairings }: SwissRound) =>
  pairings.map(({ home, away }) => [home, away].sort().join(' '));

describe('one round', () => {
  test('the first: top half against bottom half, in order', () => {
    expect(pairsOf(paired({ entrants: players(8) }))).toEqual(['P1 P5', 'P2 P6', 'P3 P7', 'P4 P8']);
  });

  test('or first against second, for those who prefer it', () => {
    expect(pairsOf(paired({ entrants: players(6), within: 'neighbours' }))).toEqual([
      'P1 P2',
      'P3 P4',
      'P5 P6',
    ]);
  });

  test('winners meet winners and losers meet losers', () => {
    const matches = [
      game(1, 'P1', 'P5'),
      game(1, 'P6', 'P2'),
      game(1, 'P3', 'P7'),
      game(1, 'P8', 'P4'),
    ];
    expect(pairsOf(paired({ entrants: players(8), round: 2, matches }))).toEqual([
      'P1 P6',
      'P3 P8',
      'P2 P5',
      'P4 P7',
    ]);
  });

  test('those who met do not meet again although they are the only two of their score', () => {
    const matches = [
      game(1, 'P1', 'P3'),
      game(1, 'P2', 'P4'),
      game(2, 'P1', 'P2', '0-0'),
      game(2, 'P3', 'P4', '0-0'),
    ];
    expect(pairsOf(paired({ round: 3, matches }))).toEqual(['P1 P4', 'P2 P3']);
  });

  test('a W.O. counts for its points; an annulled match counts for nothing and may be played again', () => {
    const result = (kind: Result): Match => ({
      id: 'x',
      round: 1,
      home: 'P1',
      away: 'P3',
      result: kind,
    });
    const others = [game(1, 'P2', 'P4')];
    const walkover = result({ kind: 'walkover', winner: 'away' });
    expect(pairsOf(paired({ round: 2, matches: [walkover, ...others] }))[0]).toBe('P2 P3');
    const annulled = result({ kind: 'annulled' });
    const fresh = paired({ round: 2, matches: [annulled], within: 'halves' });
    expect(pairsOf(fresh)).toEqual(['P1 P3', 'P2 P4']);
  });

  test('matches of this round and later ones are not looked at', () => {
    const matches = [game(2, 'P1', 'P3'), game(2, 'P2', 'P4')];
    expect(pairsOf(paired({ round: 2, matches }))).toEqual(['P1 P3', 'P2 P4']);
  });
});

describe('the bye', () => {
  test('the first goes to the last seed', () => {
    expect(paired({ entrants: players(5) }).bye).toBe('P5');
  });

  test('then to the lowest score among those who have had none', () => {
    const matches = [game(1, 'P1', 'P3'), game(1, 'P4', 'P2')];
    const byes = [{ team: 'P5', round: 1 }];
    expect(paired({ entrants: players(5), round: 2, matches, byes }).bye).toBe('P3');
  });

  test('is worth a win unless told otherwise', () => {
    const matches = [game(1, 'P1', 'P3'), game(1, 'P2', 'P4')];
    const byes = [{ team: 'P5', round: 1 }];
    const round = { entrants: players(5), round: 2, matches, byes };
    expect(pairsOf(paired({ ...round, within: 'neighbours' }))[0]).toBe('P1 P2');
    expect(pairsOf(paired({ ...round, within: 'neighbours' }))[1]).toBe('P3 P5');
    const half = paired({ ...round, rules: { ...rules, byePoints: 0 } });
    expect(pairsOf(half)).toEqual(['P1 P2', 'P3 P5']);
  });

  test('moves up when the others could not be paired without a rematch', () => {
    const matches = [game(1, 'P1', 'P2', '0-0')];
    expect(
      paired({ entrants: players(3), round: 2, matches, byes: [{ team: 'P3', round: 1 }] }).bye,
    ).toBe('P2');
    const all = [...matches, game(2, 'P1', 'P3', '0-0')];
    const byes = [
      { team: 'P3', round: 1 },
      { team: 'P2', round: 2 },
    ];
    expect(paired({ entrants: players(3), round: 3, matches: all, byes }).bye).toBe('P1');
  });
});

describe('late entries and withdrawals', () => {
  test('who has left is not paired, who comes later waits', () => {
    const entrants = [...players(4), { team: 'late', from: 3 }, { team: 'gone', until: 1 }];
    expect(pairsOf(paired({ entrants, round: 2 })).join(' ')).not.toMatch(/late|gone/);
    expect(paired({ entrants, round: 1 }).bye).toBe('gone');
    const third = paired({ entrants, round: 3 });
    expect([...pairsOf(third), third.bye].join(' ')).toMatch(/late/);
  });

  test('a late entry starts with the points that the regulation gives for the rounds missed', () => {
    const entrants = [...players(4), { team: 'late', from: 2 }, { team: 'last', from: 2 }];
    const matches = [game(1, 'P1', 'P3'), game(1, 'P2', 'P4')];
    const at = (latePoints: number) =>
      paired({ entrants, round: 2, matches, latePoints, within: 'neighbours' });
    expect(pairsOf(at(3))).toContain('last late');
    expect(pairsOf(at(0))).toEqual(['P1 P2', 'P3 P4', 'last late']);
  });

  test('fewer than two left is refused', () => {
    const entrants = [{ team: 'A' }, { team: 'B', until: 1 }];
    expect(nextSwissRound({ entrants, round: 2, matches: [], rules })).toEqual({
      ok: false,
      problems: [{ field: 'entrants', reason: 'fewer than two are left to play' }],
    });
  });
});

describe('rematches', () => {
  const met = [game(1, 'P1', 'P2')];

  test('are refused when nothing else is left', () => {
    expect(nextSwissRound({ entrants: players(2), round: 2, matches: met, rules })).toEqual({
      ok: false,
      problems: [{ field: 'round', reason: 'no pairing without a rematch is left' }],
    });
  });

  test('or made, as few as can be, when the organiser allows them', () => {
    const again = paired({
      entrants: players(2),
      round: 2,
      matches: met,
      rematches: 'if_unavoidable',
    });
    expect(again.pairings).toEqual([{ home: 'P2', away: 'P1' }]);
    const four = [
      ...[game(1, 'P1', 'P2'), game(1, 'P3', 'P4'), game(2, 'P1', 'P3'), game(2, 'P2', 'P4')],
      ...[game(3, 'P1', 'P4'), game(3, 'P2', 'P3'), game(4, 'P1', 'P2'), game(4, 'P3', 'P4')],
    ];
    const fifth = paired({ round: 5, matches: four, rematches: 'if_unavoidable' });
    expect(pairsOf(fifth)).not.toContain('P1 P2');
  });
});

describe('venues', () => {
  test('at home: who has been there less', () => {
    const matches = [game(1, 'P1', 'P3'), game(1, 'P4', 'P2')];
    expect(paired({ round: 2, matches }).pairings[1]).toEqual({ home: 'P3', away: 'P2' });
    const reversed = [game(1, 'P1', 'P3'), game(1, 'P2', 'P4', '0-1'), game(1, 'P5', 'P6')];
    const sixth = paired({
      entrants: players(6),
      round: 2,
      matches: reversed,
      within: 'neighbours',
    });
    expect(sixth.pairings[0]).toEqual({ home: 'P4', away: 'P1' });
  });

  test('level in that, who was away last', () => {
    const matches = [
      ...[game(1, 'P3', 'P1', '0-0'), game(1, 'P2', 'P4', '0-0')],
      ...[game(2, 'P1', 'P4', '0-0'), game(2, 'P3', 'P2', '0-0')],
    ];
    expect(paired({ round: 3, matches }).pairings).toEqual([
      { home: 'P2', away: 'P1' },
      { home: 'P4', away: 'P3' },
    ]);
  });

  test('level in everything, the better one at every other table', () => {
    expect(paired({ entrants: players(6) }).pairings).toEqual([
      { home: 'P1', away: 'P4' },
      { home: 'P5', away: 'P2' },
      { home: 'P3', away: 'P6' },
    ]);
  });
});

type Tournament = { n: number; rounds: number; seed: string };

/** Plays a tournament with random results; hands each round to `check` before it is played. */
function play(
  { n, rounds, seed }: Tournament,
  check: (swiss: Swiss, round: SwissRound) => void,
): void {
  const random = makeRandom(seed);
  const matches: Match[] = [];
  const byes: { team: string; round: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const swiss: Swiss = {
      entrants: players(n),
      round,
      matches: [...matches],
      byes: [...byes],
      rules,
    };
    const outcome = nextSwissRound(swiss);
    if (!outcome.ok) return;
    check(swiss, outcome.value);
    const scores = ['1-0', '0-0', '0-2'];
    for (const { home, away } of outcome.value.pairings) {
      matches.push(game(round, home, away, scores[random.below(3)]));
    }
    if (outcome.value.bye) byes.push({ team: outcome.value.bye, round });
  }
}

const tournaments = fc.record({
  n: fc.integer({ min: 2, max: 21 }),
  rounds: fc.integer({ min: 1, max: 7 }),
  seed: fc.string(),
});

describe('in any tournament', () => {
  test('everybody plays once or has the bye, nobody meets anybody twice or has two byes', () => {
    fc.assert(
      fc.property(tournaments, (tournament) => {
        const met = new Set<string>();
        const byes = new Set<string>();
        play(tournament, (_, round) => {
          const busy = round.pairings
            .flatMap(({ home, away }) => [home, away])
            .concat(round.bye ?? []);
          expect(busy.sort()).toEqual(
            players(tournament.n)
              .map(({ team }) => team)
              .sort(),
          );
          for (const pair of pairsOf(round)) {
            expect(met.has(pair)).toBe(false);
            met.add(pair);
          }
          if (tournament.rounds < tournament.n / 2 && round.bye)
            expect(byes.has(round.bye)).toBe(false);
          byes.add(round.bye ?? '');
        });
      }),
      { numRuns: 500 },
    );
  });

  test('the order of the matches given and the names of the teams do not matter', () => {
    fc.assert(
      fc.property(tournaments, fc.string(), (tournament, order) => {
        play(tournament, (swiss, round) => {
          const matches = shuffle(swiss.matches, makeRandom(order));
          expect(nextSwissRound({ ...swiss, matches })).toEqual({ ok: true, value: round });
          const renamed = JSON.parse(JSON.stringify(swiss).replaceAll('"P', '"Q')) as Swiss;
          const value = JSON.parse(JSON.stringify(round).replaceAll('"P', '"Q'));
          expect(nextSwissRound(renamed)).toEqual({ ok: true, value });
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('nonsense is refused with the field and the reason', () => {
  test.each<[Partial<Swiss>, string]>([
    [{ entrants: players(1) }, 'entrants.length: must be a whole number from 2 to 4096, not 1'],
    [{ entrants: [{ team: 'A' }, { team: 'A' }] }, 'entrants[1]: "A" appears twice'],
    [{ round: 0 }, 'round: must be a whole number from 1 to 1000, not 0'],
    [{ matches: [game(1, 'P1', 'P9')] }, 'matches[0].away: "P9" is not in teams'],
    [{ matches: [game(1, 'P1', 'P1')] }, 'matches[0]: "P1" cannot play itself'],
  ])('%j', (swiss, reason) => {
    const outcome = nextSwissRound({
      entrants: players(4),
      round: 1,
      matches: [],
      rules,
      ...swiss,
    });
    expect(outcome.ok ? [] : outcome.problems.map((p) => `${p.field}: ${p.reason}`)).toEqual([
      reason,
    ]);
  });
});
