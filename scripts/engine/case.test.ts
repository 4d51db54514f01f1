// What the commands must not guess from a case: each test is named after what they once got wrong.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { InputError } from './input.ts';
import { run as standings } from './standings.ts';
import { run as thirds } from './thirds.ts';
import { run as ties } from './ties.ts';

const match = (text: string, extra: object = {}) => {
  const [, home, hg, ag, away] = /^(\S+) (?:(\d+)-(\d+)|-) (\S+)$/.exec(text) ?? [];
  const score = hg === undefined ? {} : { hg: Number(hg), ag: Number(ag) };
  return { home, away, ...score, ...extra };
};
const league = (texts: readonly string[], rules: object = {}, more: object = {}) => ({
  format: 'league-single-round-robin',
  rules,
  matches: texts.map((text) => match(text)),
  ...more,
});
type Rows = { tables: Record<string, { pos: number; team: string; pts: number }[]> };
const table = (input: unknown) =>
  (standings(input) as Rows).tables.all?.map(({ pos, team, pts }) => `${pos} ${team} ${pts}`);
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

describe('ties', () => {
  const two = { legs: { '*': 2, Final: 1 } };
  const leg = (text: string, number: number, extra: object = {}) =>
    match(text, { round: 'Semi-final', leg: number, ...extra });

  test('a two-leg tie with only its first leg played is not won', () => {
    expect(tie(two, leg('A 3-0 B', 1))).toEqual(['null null']);
    expect(tie({}, leg('A 3-0 B', 1))).toEqual(['null null']);
    expect(tie(two, match('A 3-0 B', { round: 'Semi-final' }))).toEqual(['null null']);
    expect(tie({}, leg('A 3-0 B', 2))).toEqual(['null null']);
    expect(tie(two, leg('A 3-0 B', 1), leg('B - A', 2))).toEqual(['null null']);
    expect(tie(two, match('A 3-0 B', { round: 'Final', leg: 1 }))).toEqual(['A result']);
    expect(tie(two, leg('A 3-0 B', 1), leg('B - A', 2, { status: 'cancelled' }))).toEqual([
      'A result',
    ]);
  });

  test('an annulled leg is not a leg', () => {
    const annulled = leg('A 0-9 B', 1, { status: 'annulled' });
    const [again, second] = [leg('A 1-0 B', 1), leg('B 2-1 A', 2)];
    const goals = { ...two, awayGoals: true };
    expect(tie(two, annulled, leg('B 1-0 A', 2))).toEqual(['null null']);
    expect(tie({}, annulled, leg('B 1-0 A', 2))).toEqual(['null null']);
    expect(tie(goals, annulled, again, second)).toEqual(['A away_goals']);
    expect(tie({}, annulled, again, leg('B 0-0 A', 2))).toEqual(['A aggregate']);
    expect(tie(two, annulled)).toEqual(['null null']);
  });

  test('2-1 with penalties is refused: a shoot-out decides what is level', () => {
    const final = match('A 2-1 B', { round: 'final', pens: [4, 3] });
    expect(refusal(() => tie({}, final))).toBe(
      'matches[0]: 2-1 is not level, so there are no penalties',
    );
    const won = match('A 2-1 B', { round: 'final', shootoutWinner: 'A' });
    expect(refusal(() => tie({}, won))).toContain('no penalties');
    expect(tie(two, leg('A 1-0 B', 1), leg('B 2-1 A', 2, { pens: [4, 3] }))).toEqual([
      'B penalties',
    ]);
    const unlevel = leg('B 2-0 A', 2, { pens: [4, 3] });
    expect(refusal(() => tie(two, leg('A 1-0 B', 1), unlevel))).toContain('2-1 is not level');
    const replay = [match('A 1-1 B', { round: 1 }), match('B 2-0 A', { round: 1, pens: [3, 1] })];
    expect(refusal(() => tie({ replays: true }, ...replay))).toContain('2-0 is not level');
    expect(refusal(() => standings(league([], {}, { matches: [final] })))).toBe(
      'matches[0]: 2-1 is no draw, so there are no penalties',
    );
  });

  const cup = (groups: readonly object[], rules: object = {}) => ({
    format: 'groups+knockout',
    rules: { drawAdvantage: 'better campaign', ...rules },
    matches: [...groups, match('A 0-0 B', { round: 'final' })],
  });
  const inGroup = (group: string, ...texts: string[]) =>
    texts.map((text) => match(text, { group }));

  test('a level campaign is no better one, in a group or across groups', () => {
    const together = inGroup('1', 'A 1-1 B', 'A 2-0 C', 'B 2-0 C');
    expect(ties(cup(together))).toMatchObject({ ties: [{ winner: null, decidedBy: null }] });
    const apart = [...inGroup('1', 'A 1-0 C'), ...inGroup('2', 'B 1-0 D')];
    expect(ties(cup(apart))).toMatchObject({ ties: [{ winner: null, decidedBy: null }] });
    const lots = { tiebreakers: ['points', 'lots'], lots: ['B', 'A'] };
    expect(ties(cup(together, lots))).toMatchObject({ ties: [{ winner: 'B' }] });
  });

  test('who withdrew does not go on', () => {
    const open = match('A - B', { round: 'final' });
    expect(tie({ withdrawals: ['A'] }, open)).toEqual(['B walkover']);
    expect(tie({ withdrawals: ['A'] }, match('A 1-0 B', { round: 'final' }))).toEqual(['A result']);
  });
});

describe('what no match tells', () => {
  const drawn = (rules: object) =>
    league(['A 1-1 B'], {
      tiebreakers: ['points', 'disciplinary_points', 'coefficient'],
      ...rules,
    });

  test('a missing card total does not win on disciplinary points', () => {
    expect(table(drawn({ disciplinaryPoints: { A: 5 } }))).toEqual(['1 A 1', '1 B 1']);
    expect(table(drawn({ disciplinaryPoints: [{ team: 'A', points: 5 }] }))?.[1]).toBe('1 B 1');
    expect(table(drawn({ disciplinaryPoints: { A: 5, B: 6 } }))?.[1]).toBe('2 B 1');
  });

  test('a coefficient list does not put an absent team level with the best', () => {
    const rules = { tiebreakers: ['points', 'coefficient'], coefficient: ['A', 'B'] };
    const input = league(['A 1-1 B', 'B 1-1 C', 'C 1-1 A'], rules);
    expect(table(input)).toEqual(['1 A 2', '1 B 2', '1 C 2']);
    expect(table(drawn({ coefficient: ['B', 'A'] }))).toEqual(['1 B 1', '2 A 1']);
  });

  test.each<[string, object, string]>([
    [
      'a misspelt total',
      { disciplinaryPoints: { A: 5, Bb: 6 } },
      'rules.disciplinaryPoints: "Bb" is neither a card nor in teams',
    ],
    [
      'a misspelt card, which would make the scale a list of totals',
      { disciplinaryPoints: { yelow: 1, red: 3 } },
      'rules.disciplinaryPoints: "yelow" is neither a card nor in teams',
    ],
    [
      'a misspelt name in a list of totals',
      { fairPlayPoints: [{ team: 'X', points: 1 }] },
      'rules.fairPlayPoints[0].team: "X" is not in teams',
    ],
    [
      'a total that is a text',
      { redCards: { A: '5', B: 1 } },
      'rules.redCards.A: must be a number, not "5"',
    ],
    [
      'a misspelt total of red cards',
      { redCards: { X: 1 } },
      'rules.redCards: "X" is not in teams',
    ],
    [
      'a misspelt name among the coefficients',
      { coefficient: ['A', 'X'] },
      'rules.coefficient[1].team: "X" is not in teams',
    ],
    [
      'a name twice among the coefficients',
      { coefficient: ['A', 'A'] },
      'rules.coefficient: "A" appears twice',
    ],
    ['a misspelt name in the lots', { lots: ['A', 'X'] }, 'rules.lots[1]: "X" is not in teams'],
    [
      'a misspelt deduction',
      { pointAdjustments: { X: -1 } },
      'rules.pointAdjustments: "X" is not in teams',
    ],
  ])('%s is refused', (_, rules, message) => {
    expect(refusal(() => standings(drawn(rules)))).toBe(message);
  });

  test('a misspelt card of a match is refused', () => {
    const booked = match('A 1-1 B', { cards: { home: { yellow: 2 } } });
    expect(refusal(() => standings(league([], {}, { matches: [booked] })))).toBe(
      'matches[0].cards.home.yellow: must be one of y, yr, r, y_r',
    );
  });
});

describe('thirds', () => {
  const groupOf = (x: string, goals: number) => [
    match(`${x}1 1-0 ${x}2`, { group: x }),
    match(`${x}1 ${goals}-0 ${x}3`, { group: x }),
    match(`${x}2 1-0 ${x}3`, { group: x }),
  ];
  const input = (rules: object, matches: readonly object[]) => ({
    format: 'groups+knockout',
    rules,
    matches,
  });

  test('level thirds are told as undecided, not put in the order of the file', () => {
    const rules = { bestThirds: 2, thirdsTiebreakers: ['points', 'goal_difference', 'lots'] };
    const matches = [...groupOf('A', 2), ...groupOf('B', 2), ...groupOf('C', 1)];
    expect(thirds(input(rules, matches))).toEqual({
      ranking: ['C3', 'A3', 'B3'],
      qualified: ['C3'],
      undecided: [{ teams: ['A3', 'B3'], pending: 'lots' }],
    });
    const drawn = { ...rules, lots: ['B3', 'A3'] };
    expect(thirds(input(drawn, matches))).toEqual({
      ranking: ['C3', 'B3', 'A3'],
      qualified: ['C3', 'B3'],
      undecided: [],
    });
  });

  test('who is third of a group may itself be open', () => {
    const level = ['A1 1-0 A2', 'A1 1-0 A3', 'A2 1-1 A3'].map((text) =>
      match(text, { group: 'A' }),
    );
    const rules = { bestThirds: 2, tiebreakers: ['points', 'lots'] };
    expect(thirds(input(rules, [...level, ...groupOf('B', 9)]))).toEqual({
      ranking: ['A2', 'A3', 'B3'],
      qualified: ['B3'],
      undecided: [{ group: 'A', teams: ['A2', 'A3'], pending: 'lots' }],
    });
  });
});

describe('a case', () => {
  test('a league with teams and no matches has a table', () => {
    const teams = ['A', 'B'];
    const empty = ['1 A 0', '1 B 0'];
    expect(table(league([], {}, { teams }))).toEqual(empty);
    expect(table({ teams, matches: [] })).toEqual(empty);
    expect(standings({ format: 'knockout', teams, matches: [] })).toEqual({ tables: {} });
  });

  test('the same match twice is refused, one that was played again is not', () => {
    const twice = (...extra: object[]) =>
      refusal(() =>
        standings({ ...league([]), matches: extra.map((more) => match('A 1-0 B', more)) }),
      );
    expect(twice({}, {})).toBe('matches[1]: A - B is matches[0] again');
    expect(twice({ round: 3 }, { round: 3 })).toContain('again');
    expect(twice({ date: '2026-01-02' }, { date: '2026-01-02' })).toContain('again');
    expect(twice({ round: 3 }, { round: 22 })).toBe('accepted');
    expect(twice({ round: 3, status: 'annulled' }, { round: 3 })).toBe('accepted');
    expect(twice({ round: 3 }, { round: 3, status: 'abandoned' })).toBe('accepted');
    const replays = [match('A 1-1 B', { round: 1 }), match('A 1-0 B', { round: 1 })];
    expect(refusal(() => tie({}, ...replays))).toContain('again');
    expect(tie({ replays: true }, ...replays)).toEqual(['A result']);
  });

  test('an unknown rule is refused, with what was probably meant', () => {
    const given = (rules: object) => refusal(() => standings(league(['A 1-0 B'], rules)));
    expect(given({ tiebrakers: ['points'] })).toBe(
      'rules.tiebrakers: unknown rule; did you mean tiebreakers?',
    );
    expect(given({ awayGoal: true })).toContain('did you mean awayGoals?');
    expect(given({ away_goals: true })).toContain('did you mean awayGoals?');
    expect(given({ surprise: 1 })).toBe('rules.surprise: unknown rule');
    expect(given({ point: 'three for a win' })).toContain('did you mean points?');
    const outlook = {
      relegated: [19, 20],
      directToRound16: 8,
      playoffs: [9, 24],
      byesInto: 'final',
    };
    expect(given({ ...outlook, extraTime: true, hosts: 'in the order of the draw' })).toBe(
      'accepted',
    );
  });

  test('a team can be withdrawn, by each policy', () => {
    const texts = ['A 1-0 B', 'C 0-2 A', 'B - C'];
    const withdrawn = (rules: object) => table(league(texts, { withdrawals: ['C'], ...rules }));
    expect(withdrawn({})).toEqual(['1 A 6', '2 B 0', '3 C 0']);
    expect(withdrawn({ withdrawalPolicy: 'annul' })).toEqual(['1 A 3', '2 B 0', '3 C 0']);
    expect(withdrawn({ withdrawalPolicy: 'walkover_forward' })).toEqual([
      '1 A 6',
      '2 B 3',
      '3 C 0',
    ]);
    const rounds = league([], { withdrawals: [{ team: 'C', afterRound: 1 }] });
    const matches = [match('C 1-0 A', { round: 1 }), match('C 1-0 B', { round: 2 })];
    expect(table({ ...rounds, matches })?.[0]).toBe('1 C 3');
    const refused = (rules: object) => refusal(() => withdrawn(rules));
    expect(refused({ withdrawals: ['X'] })).toBe('rules.withdrawals[0]: "X" is not in teams');
    expect(refused({ withdrawalPolicy: 'shrug' })).toContain('must be one of keep, annul');
  });

  test('a name is one team in both spellings of its accents', () => {
    const [composed, apart] = ['São Paulo'.normalize('NFC'), 'São Paulo'.normalize('NFD')];
    const command = (input: object) =>
      spawnSync(process.execPath, ['scripts/engine.ts', 'standings'], {
        input: JSON.stringify(input),
        encoding: 'utf8',
      });
    const matches = [
      { home: composed, away: 'B', hg: 1, ag: 0 },
      { home: 'C', away: apart, hg: 0, ag: 1 },
    ];
    const { stdout } = command({
      ...league([]),
      rules: { pointAdjustments: { [apart]: -1 } },
      matches,
    });
    expect(JSON.parse(stdout).tables.all).toHaveLength(3);
    expect(JSON.parse(stdout).tables.all[0]).toMatchObject({ team: composed, pts: 5 });
    const both = { rules: { pointAdjustments: { [apart]: -1, [composed]: -1 } }, matches };
    expect(command(both).stderr).toContain(`rules.pointAdjustments.${composed}: appears twice`);
  });
});
