import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { InputError } from './engine/input.ts';
import { run as standings } from './engine/standings.ts';
import { run as thirds } from './engine/thirds.ts';
import { run as ties } from './engine/ties.ts';

const match = (text: string, extra: object = {}) => {
  const [, home, hg, ag, away] = /^(\S+) (?:(\d+)-(\d+)|-) (\S+)$/.exec(text) ?? [];
  const score = hg === undefined ? {} : { hg: Number(hg), ag: Number(ag) };
  return { home, away, ...score, ...extra };
};
const league = (texts: readonly string[], rules: object = {}) => ({
  format: 'league-single-round-robin',
  rules,
  matches: texts.map((text) => match(text)),
});
type Rows = { tables: Record<string, { pos: number; team: string; pts: number }[]> };
const table = (input: unknown, group = 'all') =>
  (standings(input) as Rows).tables[group]?.map(({ pos, team, pts }) => `${pos} ${team} ${pts}`);
const tie = (rules: object, ...matches: object[]) => {
  const answer = ties({ format: 'knockout', rules, matches }) as {
    ties: { winner: string | null; decidedBy: string | null }[];
  };
  return answer.ties.map(({ winner, decidedBy }) => `${winner} ${decidedBy}`);
};
const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('standings', () => {
  test('rows with the columns of a Brazilian table', () => {
    expect(standings(league(['A 2-1 B']))).toEqual({
      tables: {
        all: [
          { pos: 1, team: 'A', pts: 3, j: 1, v: 1, e: 0, d: 0, gp: 2, gc: 1 },
          { pos: 2, team: 'B', pts: 0, j: 1, v: 0, e: 0, d: 1, gp: 1, gc: 2 },
        ],
      },
    });
  });

  test('totals of cards, where no match tells them', () => {
    const tiebreakers = ['points', 'fewest_red_cards', 'fewest_yellow_cards'];
    const cards = { redCards: { A: 2, B: 1, C: 1 }, yellowCards: { B: 9, C: 8 } };
    const input = league(['A 1-1 B', 'B 1-1 C', 'C 1-1 A'], { tiebreakers, ...cards });
    expect(table(input)).toEqual(['1 C 2', '2 B 2', '3 A 2']);
  });

  test('level teams share a position; lots, wherever they are written, decide', () => {
    const rules = { tiebreakers: ['points', 'lots'] };
    const input = league(['A 1-1 B'], rules);
    expect(table(input)).toEqual(['1 A 1', '1 B 1']);
    for (const lots of [
      ['B', 'A'],
      [['B', 'A']],
      { group: ['B', 'A'] },
      { '2nd': 'B', '3rd': 'A' },
      [{ loser: 'A', winner: 'B' }],
    ]) {
      expect(table({ ...input, expected: { lots } })).toEqual(['1 B 1', '2 A 1']);
    }
    expect(table({ ...input, rules: { ...rules, lots: ['B', 'A'] } })).toEqual(['1 B 1', '2 A 1']);
  });

  test('points may be left out of the order, and the order out of the rules', () => {
    expect(table(league(['A 1-0 B', 'C 9-9 D'], { tiebreakers: ['goals_for'] }))?.[0]).toBe(
      '1 A 3',
    );
    expect(table(league(['A 1-0 B', 'C 2-0 D']))).toEqual(['1 C 3', '2 A 3', '3 B 0', '4 D 0']);
  });

  test('a play-off match listed beside the table decides it, and is no part of it', () => {
    const input = league(['A 1-1 B'], { tiebreakers: ['points', 'playoff'] });
    const final = match('A 0-2 B', { stage: 'relegation play-off', round: 'final' });
    expect(table({ ...input, matches: [...input.matches, final] })).toEqual(['1 B 1', '2 A 1']);
    const level = match('A 0-0 B', { stage: 'play-off' });
    expect(table({ ...input, matches: [...input.matches, level] })).toEqual(['1 A 1', '1 B 1']);
  });

  test('shoot-outs pay where the rules say so', () => {
    const points = { win: 3, draw: 1, loss: 0, shootoutWin: 2, shootoutLoss: 1 };
    const drawn = match('A 1-1 B', { shootoutWinner: 'B' });
    expect(table({ ...league([], { points }), matches: [drawn] })).toEqual(['1 B 2', '2 A 1']);
  });

  test('teams that have not played yet are in a league table', () => {
    expect(table({ ...league(['A 1-0 B']), teams: ['A', 'B', 'C'] })).toHaveLength(3);
  });

  test('deductions as a list or by name; never for strangers', () => {
    const input = league(['A 1-0 B'], { pointAdjustments: [{ team: 'A', points: -4 }] });
    expect(table(input)).toEqual(['1 B 0', '2 A -1']);
    expect(table(league(['A 1-0 B'], { pointAdjustments: { A: -4 } }))?.[1]).toBe('2 A -1');
    const stranger = league(['A 1-0 B'], { pointAdjustments: [{ team: 'X', points: -4 }] });
    expect(refusal(() => standings(stranger))).toBe(
      'rules.pointAdjustments[0].team: "X" is not in teams',
    );
  });

  test('statuses: what does not count, and walkovers', () => {
    const one = (extra: object) =>
      table({ ...league([]), matches: [match('A 1-0 B', extra)] })?.[0];
    expect(one({ status: 'annulled' })).toBe('1 A 0');
    expect(one({ status: 'Cancelled' })).toBe('1 A 0');
    expect(one({ status: 'postponed' })).toBe('1 A 0');
    expect(one({ status: 'abandoned' })).toBe('1 A 0');
    expect(one({ status: 'FT' })).toBe('1 A 3');
    expect(one({ status: 'awarded' })).toBe('1 A 3');
    expect(one({ status: 'walkover' })).toBe('1 A 3');
    expect(one({ status: 'walkover', walkoverBy: 'B' })).toBe('1 A 3');
    expect(one({ status: 'W.O.', walkoverBy: 'both' })).toBe('1 A 0');
    const without = { ...league([]), matches: [match('A - B', { status: 'wo', walkoverBy: 'A' })] };
    expect(table(without)).toEqual(['1 B 3', '2 A 0']);
  });

  test('totals of cards, or what each card is worth', () => {
    const cards = { home: { y: 2 }, away: { r: 1 } };
    const booked = (rules: object) =>
      table({
        ...league([], { tiebreakers: ['points', 'fair_play', 'disciplinary_points'], ...rules }),
        matches: [match('A 0-0 B', { cards })],
      });
    expect(booked({})?.[0]).toBe('1 A 1');
    expect(booked({ fairPlayPoints: { yellow: -3, direct_red: -4 } })?.[0]).toBe('1 B 1');
    expect(booked({ fairPlayPoints: { A: -9, B: 0 } })?.[0]).toBe('1 B 1');
    expect(booked({ fairPlayPoints: { yellow: -3, red: -4, note: 'per player' } })?.[0]).toBe(
      '1 B 1',
    );
    const totals = [
      { team: 'A', points: -1 },
      { team: 'B', points: 0 },
    ];
    expect(booked({ fairPlayPoints: totals })?.[0]).toBe('1 B 1');
    const uefa = {
      tiebreakers: ['points', 'disciplinary_points'],
      disciplinaryPoints: { A: 5, B: 4 },
    };
    expect(booked(uefa)?.[0]).toBe('1 B 1');
    expect(
      table(
        league(['A 0-0 B'], { tiebreakers: ['points', 'coefficient'], coefficients: ['B', 'A'] }),
      )?.[0],
    ).toBe('1 B 1');
  });
});

describe('groups and stages in many spellings', () => {
  test('a play-off in a group puts two in order and does not count (World Cup 1958, group 1)', () => {
    const rules = { points: { win: 2, draw: 1, loss: 0 }, tiebreakers: ['points', 'playoff'] };
    const group = ['A 1-3 G', 'N 1-0 C', 'A 3-1 N', 'G 2-2 C', 'G 2-2 N', 'C 6-1 A'];
    const playoff = match('N 2-1 C', { group: '1', stage: 'Group play-off', aet: true });
    const matches = [...group.map((text) => match(text, { group: '1' })), playoff];
    const input = { format: 'groups+knockout', rules, matches };
    expect(table(input, '1')).toEqual(['1 G 4', '2 N 3', '3 C 3', '4 A 2']);
  });

  const cup = (extra: readonly object[]) => ({
    format: 'groups+knockout',
    matches: [match('A 1-0 B', { group: 1 }), match('C 1-0 D', { group: 'Grupo 2' }), ...extra],
  });

  test('a table for each group, none for the knockout', () => {
    const final = match('A 5-0 C', { round: 'Final' });
    const { tables } = standings(cup([final])) as Rows;
    expect(Object.keys(tables)).toEqual(['1', 'Grupo 2']);
    expect(tables['1']?.[0]?.pts).toBe(3);
    expect(ties(cup([final]))).toEqual({
      ties: [{ round: 'Final', teams: ['A', 'C'], winner: 'A', decidedBy: 'result' }],
    });
  });

  test('the group may be the name of the stage', () => {
    const input = { format: 'groups+knockout', matches: [match('A 1-0 B', { stage: 'Group C' })] };
    expect(table(input, 'C')).toEqual(['1 A 3', '2 B 0']);
  });

  test('the same letter in two stages is two groups', () => {
    const second = match('A 1-0 C', { group: 'Grupo 2', stage: 'second group stage' });
    const { tables } = standings(cup([second])) as Rows;
    expect(Object.keys(tables)).toEqual(['1', 'Grupo 2', 'second group stage Grupo 2']);
  });

  test('a league phase counts as all', () => {
    const input = {
      format: 'swiss-league+knockout',
      matches: [
        match('A 1-0 B', { stage: 'League Phase', round: 1 }),
        match('A 0-9 B', { stage: 'Knockout', round: 'Final' }),
        match('B 3-0 A', { round: 'play-off', leg: 1 }),
      ],
    };
    expect(table(input)).toEqual(['1 A 3', '2 B 0']);
  });
});

describe('ties', () => {
  test('a third match is played after one win each, whatever the goals, and decides', () => {
    const leg = (text: string, number: number) => match(text, { round: 'final', leg: number });
    const legs = [leg('A 5-0 B', 1), leg('B 1-0 A', 2), leg('A 0-1 B', 3)];
    expect(tie({ legs: { '*': 2 }, awayGoals: true }, ...legs)).toEqual(['B result']);
  });

  test('legs go by their dates, and a round that names its legs is one round', () => {
    const second = match('B 2-1 A', {
      round: 'Semi-finals, 2nd leg',
      date: '2020-05-10',
      aet: true,
    });
    const first = match('A 1-1 B', { round: 'Semi-finals, 1st leg', date: '2020-05-03' });
    expect(tie({}, second, first)).toEqual(['B extra_time']);
  });

  const legs = { legs: { '*': 2, Final: 1 }, awayGoals: true };
  const first = match('A 1-0 B', { round: 'Semi-finals', leg: 1 });
  const second = (score: string, extra: object = {}) =>
    match(`B ${score} A`, { round: 'semi-final', leg: 2, ...extra });

  test('aggregate, away goals, extra time, penalties', () => {
    expect(tie(legs, first, second('1-1'))).toEqual(['A aggregate']);
    expect(tie(legs, first, second('2-1'))).toEqual(['A away_goals']);
    expect(tie(legs, first, second('2-0', { aet: true }))).toEqual(['B extra_time']);
    expect(tie(legs, first, second('1-0', { pens: [4, 5] }))).toEqual(['A penalties']);
    expect(tie(legs, first, second('1-0', { shootoutWinner: 'B' }))).toEqual(['B penalties']);
    expect(tie(legs, first, second('1-0'))).toEqual(['null null']);
    expect(tie(legs, first)).toEqual(['null null']);
  });

  test('away goals: not in an exception, not where the shoot-out shows that they did not count', () => {
    const exception = { ...legs, awayGoalsExceptions: ['Semifinal'] };
    expect(tie(exception, first, second('2-1'))).toEqual(['null null']);
    expect(tie(legs, first, second('2-1', { pens: [3, 1] }))).toEqual(['B penalties']);
    expect(tie({ ...legs, awayGoals: ['Quarter-final'] }, first, second('2-1'))).toEqual([
      'null null',
    ]);
    const strict = { ...legs, awayGoalsAfterExtraTime: false };
    expect(tie(strict, first, second('2-1', { aet: true }))).toEqual(['null null']);
  });

  test('the advantage of a draw', () => {
    const drawn = match('A 1-1 B', { round: '1st round' });
    expect(tie({ drawAdvantage: true }, drawn)).toEqual(['B better_campaign']);
    expect(tie({ drawAdvantage: { '1st round': 'away' } }, drawn)).toEqual(['B better_campaign']);
    expect(tie({ drawAdvantage: ['2nd round'] }, drawn)).toEqual(['null null']);
    const byList = { drawAdvantage: { rounds: ['1st round'], side: 'home' } };
    expect(tie(byList, drawn)).toEqual(['A better_campaign']);
    expect(tie({ drawAdvantage: 'home team' }, drawn)).toEqual(['A better_campaign']);
    expect(refusal(() => tie({ drawAdvantage: 'taller' }, drawn))).toContain('rules.drawAdvantage');
    const season = {
      format: 'groups+knockout',
      rules: { drawAdvantage: 'better campaign' },
      matches: [match('B 1-0 A', { group: 'A' }), match('A 0-0 B', { round: 'final' })],
    };
    expect(ties(season)).toMatchObject({ ties: [{ winner: 'B', decidedBy: 'better_campaign' }] });
  });

  test('replays and walkovers', () => {
    const round = { round: 3 };
    expect(tie({ replays: true }, match('A 1-1 B', round), match('B 0-2 A', round))).toEqual([
      'A result',
    ]);
    expect(tie({}, match('A - B', { ...round, status: 'walkover', walkoverBy: 'A' }))).toEqual([
      'B walkover',
    ]);
    const answer = ties({ format: 'knockout', matches: [match('A 1-0 B', round)] });
    expect(answer).toMatchObject({ ties: [{ round: 3 }] });
  });
});

describe('thirds', () => {
  const groupOf = (x: string, goals: number) => [
    match(`${x}1 1-0 ${x}2`, { group: x }),
    match(`${x}1 ${goals}-0 ${x}3`, { group: x }),
    match(`${x}2 1-0 ${x}3`, { group: x }),
  ];
  const input = (bestThirds: number, tiebreakers: readonly string[]) => ({
    format: 'groups+knockout',
    rules: { bestThirds, thirdsTiebreakers: tiebreakers },
    matches: [...groupOf('A', 3), ...groupOf('B', 1), ...groupOf('C', 2)],
  });

  test('in order, and those that go through', () => {
    expect(thirds(input(2, ['points', 'goal_difference']))).toEqual({
      ranking: ['B3', 'C3', 'A3'],
      qualified: ['B3', 'C3'],
      undecided: [],
    });
  });

  test('a place that three share goes to nobody yet', () => {
    expect(thirds(input(2, ['points']))).toMatchObject({ qualified: [] });
    expect(thirds(input(3, ['points']))).toMatchObject({ qualified: ['A3', 'B3', 'C3'] });
  });

  test('without groups there are no thirds', () => {
    expect(refusal(() => thirds(league(['A 1-0 B'])))).toContain('two groups or more');
  });
});

describe('nonsense is refused with its field', () => {
  test.each<[string, unknown, string]>([
    ['a list', [], 'must be an object, not []'],
    ['no matches', {}, 'matches: must be a list, not nothing'],
    [
      'a score that is no number',
      { matches: [{ home: 'A', away: 'B', hg: 'x', ag: 0 }] },
      'matches[0].hg: must be a number, not "x"',
    ],
    [
      'a negative score',
      { matches: [{ home: 'A', away: 'B', hg: -1, ag: 0 }] },
      'matches[0].hg: must be a whole number from 0 to 200, not -1',
    ],
    [
      'half a score',
      { matches: [{ home: 'A', away: 'B', hg: 1 }] },
      'matches[0].ag: is missing, but hg is there',
    ],
    [
      'no away team',
      { matches: [{ home: 'A', hg: 1, ag: 0 }] },
      'matches[0].away: must be a text, not nothing',
    ],
    ['a team against itself', { matches: [match('A 1-0 A')] }, 'matches[0]: A cannot play itself'],
    [
      'a stranger',
      { teams: ['A'], matches: [match('A 1-0 B')] },
      'matches[0]: "B" is not in teams',
    ],
    [
      'a draw worth more than a win',
      { rules: { points: { win: 1, draw: 2 } }, matches: [] },
      'rules.points.draw: is worth more than a win',
    ],
    [
      'lots with something after them',
      { rules: { tiebreakers: ['points', 'lots', 'wins'] }, matches: [] },
      'rules.tiebreakers[1]: lots leave nothing to decide: they must come last',
    ],
    ['a team twice', { teams: ['A', 'A'], matches: [] }, 'teams: "A" appears twice'],
    [
      'an unknown status',
      { matches: [match('A 1-0 B', { status: 'maybe' })] },
      'matches[0].status: unknown status "maybe"',
    ],
    [
      'a level shoot-out',
      { matches: [match('A 1-1 B', { pens: [3, 3] })] },
      'matches[0].pens: must have a winner',
    ],
    [
      'one penalty score',
      { matches: [match('A 1-1 B', { pens: [3] })] },
      'matches[0].pens: must be two numbers',
    ],
    [
      'a shoot-out won by a third',
      { matches: [match('A 1-1 B', { shootoutWinner: 'C' })] },
      'matches[0].shootoutWinner: must be A or B, not C',
    ],
    [
      'a walkover by nobody',
      { matches: [match('A 0-0 B', { status: 'wo' })] },
      'matches[0].walkoverBy: must say who did not play',
    ],
    [
      'a walkover by the winner',
      { matches: [match('A 3-0 B', { status: 'wo', walkoverBy: 'A' })] },
      'matches[0]: walkover by A, who won',
    ],
    [
      'a criterion twice',
      league(['A 1-0 B'], { tiebreakers: ['points', 'points'] }),
      'rules.tiebreakers: "points" appears twice',
    ],
    ['rules that are a text', { rules: 'x', matches: [] }, 'rules: must be an object, not "x"'],
  ])('%s', (_, input, message) => {
    expect(refusal(() => standings(input))).toBe(message);
  });

  test('an unknown criterion, with those that exist', () => {
    const message = refusal(() => standings(league(['A 1-0 B'], { tiebreakers: ['coin'] })));
    expect(message).toMatch(/^rules\.tiebreakers\[0\]: unknown tiebreaker "coin"; one of points, /);
  });
});

test('whatever is broken in a case, the answer is a table or a refusal', () => {
  const sound = {
    format: 'groups+knockout',
    teams: ['A', 'B', 'C', 'D'],
    rules: {
      points: { win: 3, draw: 1, loss: 0 },
      tiebreakers: ['points', 'h2h_points', 'fair_play', 'coefficient', 'lots'],
      fairPlayPoints: { yellow: -1 },
      disciplinaryPoints: { A: 1 },
      coefficient: { A: 1 },
      pointAdjustments: [{ team: 'A', points: 1 }],
      thirdsTiebreakers: ['points'],
      bestThirds: 1,
      legs: { '*': 2 },
      awayGoals: true,
      awayGoalsExceptions: ['final'],
      drawAdvantage: { final: 'away' },
      lots: ['A', 'B'],
      playoff: ['A', 'B'],
    },
    expected: { lots: [] },
    matches: [
      match('A 1-1 B', { group: 'x', stage: 'group', round: 1, cards: { home: { y: 1 } } }),
      match('C 1-1 D', { group: 'y', stage: 'group', round: 1, status: 'played' }),
      match('A 1-1 C', { round: 'final', leg: 1, aet: true, pens: [3, 4], shootoutWinner: 'C' }),
    ],
  };
  const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] => {
    if (typeof value !== 'object' || value === null) return [path];
    const deeper = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
    return [path, ...deeper];
  };
  const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
    if (key === undefined) return by;
    const copy = structuredClone(value) as Record<string, unknown>;
    copy[key] = replaced(copy[key], rest, by);
    return copy;
  };
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...pathsOf(sound)), fc.jsonValue({ maxDepth: 2 })), {
        minLength: 1,
        maxLength: 3,
      }),
      (changes) => {
        let input: unknown = sound;
        for (const [path, by] of changes) {
          if (pathsOf(input).some((known) => known.join() === path.join())) {
            input = replaced(input, path, by);
          }
        }
        for (const command of [standings, ties, thirds]) {
          expect(refusal(() => command(input))).toEqual(expect.any(String));
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (words: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/engine.ts', ...words],
      {
        input,
        encoding: 'utf8',
      },
    );
    return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') };
  };

  test('reads a file or standard input and prints JSON', () => {
    const text = JSON.stringify(league(['A 2-1 B']));
    const file = join(folder, 'case.json');
    writeFileSync(file, text);
    const fromFile = run(['standings', file]);
    expect(JSON.parse(fromFile.stdout)).toEqual(standings(league(['A 2-1 B'])));
    expect(run(['standings'], text)).toEqual(fromFile);
    expect(fromFile.status).toBe(0);
  });

  test.each([
    [['dance'], '{}', /^engine: unknown command "dance"; one of standings, ties, thirds/],
    [['constructor'], '{}', /^engine: unknown command "constructor"/],
    [['standings'], '{"matches":', /^engine: not JSON: /],
    [['standings', '/no/such/file.json'], '', /^engine: cannot read \/no\/such\/file.json: /],
    [['standings'], '{"matches": 1}', /^engine: matches: must be a list, not 1$/],
  ])('%o: one clear line and exit 2', (words, input, message) => {
    const { status, stdout, lines } = run(words, input);
    expect([status, stdout, lines.length]).toEqual([2, '', 1]);
    expect(lines[0]).toMatch(message);
  });
});
