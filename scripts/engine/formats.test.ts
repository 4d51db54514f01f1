import { describe, expect, test } from 'vitest';
import { run as bracket } from './bracket.ts';
import { run as draw } from './draw.ts';
import { InputError } from './input.ts';
import { run as schedule } from './schedule.ts';
import { run as simulate } from './simulate.ts';
import { run as swiss } from './swiss.ts';

type Command = (input: unknown, flags: Record<string, string>) => unknown;

const refusal = (command: Command, input: unknown, flags: Record<string, string> = {}): string => {
  try {
    command(input, flags);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('schedule', () => {
  test('teams as a number, a list, objects, or alone', () => {
    const four = schedule({ teams: 4, turns: 2 }) as { rounds: { matches: unknown[] }[] };
    expect(four.rounds.map(({ matches }) => matches.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(schedule(['1', '2', '3', '4'])).toEqual(schedule({ teams: 4 }));
    expect(schedule(4)).toEqual(
      schedule({ teams: [{ name: '1' }, { name: '2' }, { name: '3' }, { name: '4' }] }),
    );
  });

  test('an odd number tells who rests', () => {
    expect(schedule({ teams: ['A', 'B', 'C'] })).toMatchObject({
      rounds: [{ rests: 'A' }, { rests: 'B' }, { rests: 'C' }],
    });
  });

  test.each([
    [{}, 'teams: must be a list, not nothing'],
    [{ teams: 1 }, 'teams.length: must be a whole number from 2 to 1000, not 1'],
    [{ teams: ['A', 'B', 'A'] }, 'teams[2]: "A" appears twice'],
    [{ teams: 4, turns: 0 }, 'turns: must be a whole number from 1 to 4, not 0'],
    [{ teams: 4, mirrored: 'yes' }, 'mirrored: must be true or false, not "yes"'],
    [{ teams: 4, sharedGrounds: [['1']] }, 'sharedGrounds[0]: must be two names'],
    [null, 'must be an object, not null'],
  ])('%j is refused', (input, reason) => {
    expect(refusal(schedule, input)).toBe(reason);
  });
});

describe('bracket', () => {
  test('legs by number, by round and by name', () => {
    const legs = (value: unknown) =>
      (bracket({ entrants: 4, legs: value }) as { matches: number }).matches;
    expect([
      legs(undefined),
      legs(2),
      legs([2, 1]),
      legs({ '*': 2, Final: 1 }),
      legs({ 1: 2 }),
    ]).toEqual([3, 6, 5, 5, 5]);
  });

  test('results fill the slots and tell the champion', () => {
    const input = { entrants: ['A', 'B', 'C'], results: { '1.1': 'C', '2.1': 'A' } };
    expect(bracket(input)).toMatchObject({
      champion: 'A',
      remaining: ['A'],
      rounds: [
        { part: 'main', round: 1, ties: [{ slots: ['B', 'C'], winner: 'C' }] },
        {
          part: 'main',
          round: 2,
          ties: [{ slots: ['A', 'winner of 1.1'], teams: ['A', 'C'], winner: 'A' }],
        },
      ],
    });
  });

  test('nobody wins a double W.O.', () => {
    expect(bracket({ entrants: 2, results: { '1.1': null } })).toMatchObject({
      champion: 'nobody',
    });
  });

  test('double elimination, each part with its rounds', () => {
    const { rounds, ties } = bracket({ entrants: 4, type: 'double' }) as {
      ties: number;
      rounds: { part: string; round: number }[];
    };
    expect(ties).toBe(7);
    expect(rounds.map(({ part, round }) => `${part} ${round}`)).toEqual([
      'winners 1',
      'winners 2',
      'losers 1',
      'losers 2',
      'final 1',
      'final 2',
    ]);
  });

  test.each([
    [{ entrants: 4, legs: 3 }, 'legs: must be a whole number from 1 to 2, not 3'],
    [
      { entrants: 4, legs: { semi: 2 } },
      'legs.semi: must be "*", "final", "thirdPlace" or the number of a round',
    ],
    [{ entrants: 3, thirdPlace: true }, 'thirdPlace: needs two semi-finals'],
    [{ entrants: ['A', 'A'] }, 'entrants: "A" appears twice'],
    [{ entrants: 4, results: { 9: 'A' } }, 'results.9: is not a tie of this bracket'],
    [
      { entrants: 4, results: { '1.1': '2' } },
      'results.1.1: is not one of the two teams that meet there',
    ],
    [{ entrants: 4, type: 'triple' }, 'type: must be one of single, double, not "triple"'],
  ])('%j is refused', (input, reason) => {
    expect(refusal(bracket, input)).toBe(reason);
  });
});

describe('swiss', () => {
  const results = [
    { round: 1, home: 'A', away: 'C', hg: 2, ag: 0 },
    { round: 1, home: 'B', away: 'D', winner: 'D' },
    { round: 1, home: 'E', away: null },
  ];
  const entrants = ['A', 'B', 'C', 'D', 'E'];

  test('scores, winners and byes as results; the next round unless told', () => {
    expect(swiss({ entrants, results })).toEqual({
      round: 2,
      pairings: [
        { home: 'D', away: 'A' },
        { home: 'E', away: 'B' },
      ],
      bye: 'C',
    });
    expect(swiss({ entrants, results, round: 2 })).toEqual(swiss({ entrants, results }));
  });

  test('entrants as a number; somebody who left', () => {
    expect(swiss({ entrants: 4 })).toMatchObject({ round: 1, bye: null });
    expect(swiss({ entrants: [{ name: 'A', until: 0 }, 'B', 'C'] })).toEqual({
      round: 1,
      pairings: [{ home: 'B', away: 'C' }],
      bye: null,
    });
  });

  test.each([
    [
      { entrants, results: [{ home: 'A', away: 'Z', hg: 0, ag: 0 }] },
      'results[0]: "Z" is not an entrant',
    ],
    [
      { entrants, results: [{ home: 'A', away: 'B', winner: 'Z' }] },
      'results[0].winner: must be A, B or draw, not Z',
    ],
    [
      { entrants, results: [{ home: 'A', away: null }] },
      'results[0].round: must be a number, not nothing',
    ],
    [
      { entrants: 2, results: [{ round: 1, home: '1', away: '2', hg: 0, ag: 0 }] },
      'round: no pairing without a rematch is left',
    ],
    [{}, 'entrants: must be a list, not nothing'],
    [{ entrants, within: 'x' }, 'within: must be one of halves, neighbours, not "x"'],
  ])('%j is refused', (input, reason) => {
    expect(refusal(swiss, input)).toBe(reason);
  });
});

describe('draw', () => {
  const country = (name: string, of: string) => ({ name, country: of });
  const pots = [
    [country('a', 'BR'), country('b', 'AR')],
    [country('c', 'BR'), country('d', 'AR')],
  ];

  test('attributes of the teams and the short forms of the limits', () => {
    const expected = { groups: { A: ['b', 'c'], B: ['a', 'd'] } };
    for (const constraints of [
      { noSame: 'country' },
      { noSame: ['country'] },
      { maxPerGroup: { country: 1 } },
      { maxPerGroup: { country: { BR: 1, '*': 2 } } },
      { limits: [{ attribute: 'country', max: 1 }] },
    ]) {
      expect(draw({ pots, groups: 2, seed: 'x', constraints })).toMatchObject(expected);
    }
  });

  test('one pot, groups by name, the seed as a flag', () => {
    const one = draw({ teams: 4, groups: ['X', 'Y'] }, { seed: '1' }) as {
      groups: Record<string, string[]>;
    };
    expect(Object.keys(one.groups)).toEqual(['X', 'Y']);
    expect(one).toEqual(draw({ pots: ['1', '2', '3', '4'], groups: ['X', 'Y'], seed: 1 }));
  });

  test.each([
    [{ pots, groups: 2 }, 'seed: must not be empty'],
    [
      { pots, groups: 2, seed: 1, constraints: { weird: 1 } },
      'constraints.weird: unknown; one of attributes, limits, noSame, maxPerGroup, apart, keepApart, fixed',
    ],
    [{ groups: 2, seed: 1 }, 'pots: must be an object, not nothing'],
    [{ pots, seed: 1 }, 'groups: must be a list, not nothing'],
    [
      { pots, groups: 2, seed: 1, constraints: { noSame: 'city' } },
      'constraints.limits[0].attribute: no team has "city"',
    ],
    [
      { pots, groups: 1, seed: 1, constraints: { noSame: 'country' } },
      'constraints: no draw keeps them all',
    ],
  ])('%j is refused', (input, reason) => {
    expect(refusal(draw, input)).toBe(reason);
  });
});

describe('simulate', () => {
  const game = (round: number, home: string, away: string, hg?: number, ag?: number) => ({
    round,
    home,
    away,
    hg,
    ag,
  });
  const season = {
    format: 'league-double-round-robin',
    rules: {
      points: { win: 3, draw: 1, loss: 0 },
      tiebreakers: ['points', 'goal_difference', 'lots'],
    },
    matches: [game(1, 'A', 'B', 9, 0), game(2, 'B', 'A', 0, 9), game(3, 'A', 'B')],
    zones: [{ id: 'top', from: 1, to: 1 }],
  };

  test('plays what is left', () => {
    expect(simulate(season, { runs: '200', seed: '1' })).toMatchObject({
      runs: 200,
      left: 1,
      tables: { all: [{ team: 'A', title: 1, zones: { top: 1 } }, { team: 'B' }] },
    });
  });

  test('forgets what came after a round, and adds what a number of turns lacks', () => {
    expect(simulate(season, { runs: '10', after: '1' })).toMatchObject({ left: 2 });
    expect(
      simulate({ ...season, matches: season.matches.slice(0, 1) }, { runs: '10', turns: '2' }),
    ).toMatchObject({ left: 1 });
    expect(
      simulate({ ...season, matches: season.matches.slice(0, 1) }, { runs: '10', turns: '3' }),
    ).toMatchObject({ left: 2 });
  });

  test.each<[unknown, Record<string, string>, string]>([
    [{ matches: [] }, {}, 'matches: none of a table to simulate'],
    [season, { runs: '0' }, 'runs: must be a whole number from 1 to 1000000, not 0'],
    [
      { ...season, zones: [{ id: 'x', from: 1, to: 9 }] },
      {},
      'zones[0].to: must be a whole number from 1 to 2, not 9',
    ],
    [
      { ...season, matches: [{ home: 'A', away: 'B' }] },
      { after: '1' },
      'matches[0]: has no round, so --after cannot be used',
    ],
  ])('%j %j is refused', (input, flags, reason) => {
    expect(refusal(simulate, input, flags)).toBe(reason);
  });
});
