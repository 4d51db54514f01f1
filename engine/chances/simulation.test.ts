import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundRobin } from '#engine/calendar/round-robin.ts';
import { makeRandom } from '#engine/random.ts';
import { standings } from '#engine/tables/standings.ts';
import type { Match, TableStage, Tiebreaker } from '#engine/types.ts';
import { imaginedMatches, makeRun, makeSeason, playSeason } from './season-run.ts';
import { margin, type Simulation, type SimulationOptions, simulate } from './simulation.ts';
import { estimateStrengths } from './strengths.ts';

const points = { win: 3, draw: 1, loss: 0 };
const CBF: Tiebreaker[] = [
  ...(['points', 'wins', 'goal_difference', 'goals_for'] as const),
  ...(['head_to_head_two_teams_only', 'fewest_red_cards', 'lots'] as const),
];

/** A league in which the first `played` matches have random scores. */
function league(
  n: number,
  turns: number,
  played: number,
  seed: string,
  more: Partial<TableStage> = {},
): TableStage {
  const teams = Array.from({ length: n }, (_, i) => `T${i + 1}`);
  const rounds = roundRobin({ teams, turns });
  if (!rounds.ok) throw new Error('refused');
  const random = makeRandom(seed);
  const fixtures = rounds.value.flatMap(({ matches, number }) =>
    matches.map((match) => ({ ...match, round: number })),
  );
  const matches = fixtures.map((fixture, i): Match => {
    const score = { home: random.below(4), away: random.below(3) };
    return { id: `${i}`, ...fixture, ...(i < played ? { result: { kind: 'played', score } } : {}) };
  });
  return { teams, matches, rules: { points, tiebreakers: CBF }, ...more };
}

function simulated(stage: TableStage, options: Partial<SimulationOptions> = {}): Simulation {
  const outcome = simulate(stage, { runs: 2000, seed: 's', ...options });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const chances = (stage: TableStage, options: Partial<SimulationOptions> = {}) =>
  new Map(simulated(stage, options).teams.map((team) => [team.team, team]));

const equal = (n: number, homeBase: number, awayBase: number) => ({
  homeBase,
  awayBase,
  attack: new Array<number>(n).fill(1),
  defence: new Array<number>(n).fill(1),
});

describe('chances', () => {
  test('one match decides the title: as often as two Poisson laws say', () => {
    const stage: TableStage = {
      teams: ['A', 'B'],
      matches: [{ id: '1', home: 'A', away: 'B' }],
      rules: { points, tiebreakers: ['points', 'lots'] },
    };
    const law = (mean: number, k: number): number =>
      k === 0 ? Math.exp(-mean) : (law(mean, k - 1) * mean) / k;
    let win = 0;
    let draw = 0;
    for (let h = 0; h < 15; h++) {
      for (let a = 0; a < 15; a++) {
        const p = law(1.8, h) * law(0.9, a);
        if (h > a) win += p;
        else if (h === a) draw += p;
      }
    }
    const strengths = equal(2, 1.8, 0.9);
    const title = chances(stage, { runs: 40_000, strengths }).get('A');
    expect(title?.positions[0]).toBeCloseTo(win + draw / 2, 2);
    expect(title?.meanPoints).toBeCloseTo(3 * win + draw, 1);
  });

  test('an abandoned match is played again in each run', () => {
    const stage = league(4, 1, 6, 'abandoned');
    const matches = stage.matches.map((match, i): Match => {
      const score = { home: 4, away: 0 };
      return i === 0 ? { ...match, result: { kind: 'abandoned', score } } : match;
    });
    expect(simulated({ ...stage, matches }, { runs: 50 }).left).toBe(1);
  });

  test('what is over is over: 100 % and 0 %', () => {
    const stage = league(6, 2, 30, 'done');
    const final = standings(stage);
    const result = simulated(stage, { runs: 50 });
    expect(result.left).toBe(0);
    for (const { team, position } of final) {
      const row = result.teams.find((one) => one.team === team);
      if (final.filter((other) => other.position === position).length === 1) {
        expect(row?.positions[position - 1]).toBe(1);
      }
    }
  });

  test('equal teams with nothing played: everybody in every position about as often', () => {
    const result = simulated(league(4, 2, 0, 'new'), { runs: 8000, strengths: equal(4, 1.4, 1.1) });
    for (const { positions } of result.teams) {
      for (const share of positions) expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
    }
  });

  test('zones add up positions; each position is filled once in every run', () => {
    const zones = [
      { id: 'title', from: 1, to: 1 },
      { id: 'up', from: 1, to: 3 },
      { id: 'all', from: 1, to: 8 },
    ];
    const result = simulated(league(8, 2, 28, 'half'), { zones });
    for (const { positions, zones: own } of result.teams) {
      expect(own.title).toBe(positions[0]);
      expect(own.up).toBeCloseTo(
        (positions[0] ?? 0) + (positions[1] ?? 0) + (positions[2] ?? 0),
        9,
      );
      expect(own.all).toBeCloseTo(1, 9);
    }
    for (let position = 0; position < 8; position++) {
      const sum = result.teams.reduce(
        (total, { positions }) => total + (positions[position] ?? 0),
        0,
      );
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  test('level in everything, lots decide: half each', () => {
    const stage: TableStage = {
      teams: ['A', 'B'],
      matches: [],
      rules: { points, tiebreakers: ['points', 'goal_difference', 'lots'] },
    };
    expect(chances(stage, { runs: 4000 }).get('A')?.positions[0]).toBeCloseTo(0.5, 1);
  });

  test('the same seed gives the same chances', () => {
    const stage = league(6, 2, 12, 'seed');
    expect(simulated(stage)).toEqual(simulated(stage));
    expect(simulated(stage)).not.toEqual(simulated(stage, { seed: 'other' }));
  });

  test('points deducted by a court stay deducted', () => {
    const stage = league(6, 2, 15, 'court');
    const before = chances(stage, { runs: 500 }).get('T1')?.meanPoints ?? 0;
    const adjusted = { ...stage, adjustments: [{ team: 'T1', points: -6 }] };
    expect(chances(adjusted, { runs: 500 }).get('T1')?.meanPoints).toBeCloseTo(before - 6, 6);
  });

  test('a team that was struck off ends last in every run', () => {
    const stage = league(6, 2, 15, 'out', {
      withdrawals: [{ team: 'T3' }],
      withdrawalPolicy: 'annul',
    });
    expect(chances(stage, { runs: 300 }).get('T3')?.positions[5]).toBe(1);
  });

  test('drawn matches that go to penalties give the points of penalties', () => {
    const rules = {
      points: { ...points, shootoutWin: 2, shootoutLoss: 1 },
      tiebreakers: ['points'] as const,
    };
    const stage = { teams: ['A', 'B'], matches: [{ id: '1', home: 'A', away: 'B' }], rules };
    const both = [...chances(stage, { runs: 300 }).values()];
    expect(both.reduce((sum, { meanPoints }) => sum + meanPoints, 0)).toBeCloseTo(3, 9);
  });
});

describe('the order of each run is that of the full standings', () => {
  const orders: Tiebreaker[][] = [
    CBF,
    ['points', 'goal_difference', 'goals_for', 'lots'],
    ['points', 'h2h_points', 'h2h_goal_difference', 'goal_difference', 'goals_against'],
    ['points', 'goals_against', 'wins', 'away_goals'],
    ['points', 'buchholz'],
  ];
  const stages = fc
    .record({
      n: fc.integer({ min: 2, max: 7 }),
      turns: fc.integer({ min: 1, max: 2 }),
      played: fc.nat(30),
      tiebreakers: fc.constantFrom(...orders),
      scoringDraw: fc.constantFrom(undefined, 2),
      shootout: fc.boolean(),
      leaves: fc.boolean(),
      seed: fc.string(),
    })
    .map(({ n, turns, played, tiebreakers, scoringDraw, shootout, leaves, seed }) =>
      league(n, turns, played, seed, {
        rules: {
          tiebreakers,
          points: {
            ...points,
            ...(scoringDraw === undefined ? {} : { scoringDraw }),
            ...(shootout ? { shootoutWin: 2, shootoutLoss: 1 } : {}),
          },
        },
        ...(leaves
          ? { withdrawals: [{ team: 'T1' }], withdrawalPolicy: 'walkover_forward' as const }
          : {}),
      }),
    );

  test('whatever the tie-breakers, points rules and withdrawals', () => {
    fc.assert(
      fc.property(stages, fc.string(), (stage, seed) => {
        const season = makeSeason(stage, estimateStrengths(stage.teams, stage.matches));
        const run = makeRun(season);
        const random = makeRandom(seed);
        for (let i = 0; i < 3; i++) {
          playSeason(season, run, random);
          const table = standings({ ...stage, matches: imaginedMatches(season, run) });
          const rowOf = new Map(table.map((row) => [row.team, row]));
          const rows = [...run.order].map((place) => rowOf.get(stage.teams[place] ?? ''));
          const positions = rows.map((row) => row?.position ?? 0);
          expect(positions).toEqual(positions.toSorted((a, b) => a - b));
          expect([...run.order].map((place) => run.points[place])).toEqual(
            rows.map((row) => row?.points),
          );
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('the margin is that of a share of n, and never nothing', () => {
  expect(margin(0.5, 10_000)).toBeCloseTo(0.0098, 4);
  expect(margin(0.1, 1000)).toBeCloseTo(0.0186, 4);
  expect(margin(0, 10_000)).toBe(0.0003);
  expect(margin(1, 1000)).toBe(0.003);
});

describe('nonsense is refused with the field and the reason', () => {
  test.each<[Partial<SimulationOptions>, string]>([
    [{ runs: 0 }, 'runs: must be a whole number from 1 to 1000000, not 0'],
    [
      { zones: [{ id: 'x', from: 0, to: 2 }] },
      'zones[0].from: must be a whole number from 1 to 4, not 0',
    ],
    [{ zones: [{ id: 'x', from: 3, to: 2 }] }, 'zones[0].to: ends at 2, before it starts at 3'],
    [
      { zones: [{ id: 'x', from: 1, to: 5 }] },
      'zones[0].to: must be a whole number from 1 to 4, not 5',
    ],
    [
      { strengths: { ...equal(4, 1, 1), attack: [1] } },
      'strengths.attack: must be 4 numbers, none below 0',
    ],
  ])('%j', (options, reason) => {
    const outcome = simulate(league(4, 1, 0, 'x'), { runs: 10, seed: 's', ...options });
    expect(outcome.ok ? [] : outcome.problems.map((p) => `${p.field}: ${p.reason}`)).toEqual([
      reason,
    ]);
  });

  test('more work than a browser should do', () => {
    const outcome = simulate(league(40, 2, 0, 'x'), { runs: 1_000_000, seed: 's' });
    expect(outcome).toMatchObject({ problems: [{ field: 'runs' }] });
  });
});
