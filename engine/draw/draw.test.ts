import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAW_ALGORITHM, type Drawn, drawGroups, verifyDraw } from './draw.ts';
import type { Draw, DrawConstraints } from './draw-rules.ts';
import { checkGroups } from './hand-made-groups.ts';

const letters = (n: number) => Array.from({ length: n }, (_, i) => String.fromCharCode(65 + i));
const potsOf = (...sizes: number[]) =>
  sizes.map((size, pot) => Array.from({ length: size }, (_, i) => `p${pot + 1}t${i + 1}`));

function drawn(draw: Partial<Draw>): Drawn {
  const outcome = drawGroups({ pots: potsOf(4, 4), groups: letters(4), seed: 'seed', ...draw });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function reasons(draw: Partial<Draw>): string[] {
  const outcome = drawGroups({ pots: potsOf(4, 4), groups: letters(4), seed: 'seed', ...draw });
  return outcome.ok ? [] : outcome.problems.map(({ field, reason }) => `${field}: ${reason}`);
}

describe('a draw by pots', () => {
  test('this seed gives this draw on every machine, for ever', () => {
    const { balls, groups, algorithm } = drawn({ seed: 'Copa 2026' });
    expect(algorithm).toBe('tabelao-draw-1');
    expect(groups).toEqual({
      A: ['p1t3', 'p2t2'],
      B: ['p1t1', 'p2t1'],
      C: ['p1t4', 'p2t4'],
      D: ['p1t2', 'p2t3'],
    });
    expect(balls[0]).toEqual({
      number: 1,
      pot: 1,
      team: 'p1t3',
      group: 'A',
      position: 1,
      skipped: [],
    });
  });

  test('each group gets one of each pot, in the order of the pots', () => {
    for (const members of Object.values(drawn({}).groups)) {
      expect(members.map((team) => team[1])).toEqual(['1', '2']);
    }
  });

  test('the log tells every ball in order, and reading it gives the groups', () => {
    const { balls, groups } = drawn({ pots: potsOf(4, 4, 4) });
    expect(balls.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(balls.map(({ pot }) => pot)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    for (const { group, position, team } of balls) expect(groups[group]?.[position - 1]).toBe(team);
  });

  test('one pot: groups differ by at most one team, the larger ones first', () => {
    const sizes = Object.values(drawn({ pots: potsOf(10) }).groups).map(
      (members) => members.length,
    );
    expect(sizes).toEqual([3, 3, 2, 2]);
  });

  test('the last pot may have fewer teams than there are groups', () => {
    const { groups } = drawn({ pots: potsOf(4, 2) });
    expect(Object.values(groups).map((members) => members.length)).toEqual([2, 2, 1, 1]);
  });

  test('as many groups as teams: an order of play, or places of a bracket', () => {
    const { groups } = drawn({ pots: potsOf(4) });
    expect(Object.values(groups).flat().sort()).toEqual(potsOf(4).flat());
  });

  test('a second ball for the group: the first drawn is not always in A', () => {
    const first = (seed: string) => drawn({ seed, placement: 'drawn' }).balls[0]?.group;
    expect(new Set(letters(20).map(first)).size).toBe(4);
    expect(drawn({ seed: 'x' }).balls[0]?.group).toBe('A');
  });
});

describe('by ranking', () => {
  test('the snake: along the groups and back, without chance', () => {
    const ranked = (seed: string) =>
      drawn({ method: 'ranking', pots: potsOf(4, 4, 4), seed }).groups;
    expect(ranked('one')).toEqual({
      A: ['p1t1', 'p2t4', 'p3t1'],
      B: ['p1t2', 'p2t3', 'p3t2'],
      C: ['p1t3', 'p2t2', 'p3t3'],
      D: ['p1t4', 'p2t1', 'p3t4'],
    });
    expect(ranked('')).toEqual(ranked('one'));
  });

  test('a rule moves a team no further than it must', () => {
    const constraints = { apart: [['p1t4', 'p2t1']] };
    const { groups, balls } = drawn({ method: 'ranking', constraints });
    expect(groups).toEqual({
      A: ['p1t1', 'p2t4'],
      B: ['p1t2', 'p2t3'],
      C: ['p1t3', 'p2t1'],
      D: ['p1t4', 'p2t2'],
    });
    expect(balls.find(({ team }) => team === 'p2t1')?.skipped).toEqual([
      { group: 'D', why: 'rule', rule: 'apart: p1t4, p2t1' },
    ]);
  });
});

describe('constraints', () => {
  test('the team that only one group can take gets it, and the log says why others waited', () => {
    const countries = Object.fromEntries(
      ['p1t1', 'p1t2', 'p1t3', 'p2t1'].map((team) => [team, { country: 'BR' }]),
    );
    const constraints = { attributes: countries, limits: [{ attribute: 'country' }] };
    for (const seed of letters(20)) {
      const { groups, balls } = drawn({ seed, constraints });
      expect(
        checkGroups({ pots: potsOf(4, 4), groups: letters(4), seed, constraints }, groups),
      ).toEqual([]);
      const host = balls.find(({ team }) => team === 'p1t4')?.group;
      expect(groups[host ?? '']).toContain('p2t1');
      const early = balls.filter(({ pot, team }) => pot === 2 && team !== 'p2t1');
      for (const { skipped } of early) {
        for (const { group, why } of skipped) expect([group, why]).toEqual([host, 'dead_end']);
      }
    }
  });

  test('a value with its own limit leaves the general one: two of UEFA, one of any other', () => {
    const attributes = Object.fromEntries(
      potsOf(4, 4)
        .flat()
        .map((team, i) => [team, { confederation: i < 6 ? 'UEFA' : `C${i}` }]),
    );
    const limits = [
      { attribute: 'confederation' },
      { attribute: 'confederation', value: 'UEFA', max: 2, min: 1 },
    ];
    const { groups } = drawn({ constraints: { attributes, limits } });
    for (const members of Object.values(groups)) {
      const uefa = members.filter((team) => attributes[team]?.confederation === 'UEFA').length;
      expect(uefa === 1 || uefa === 2).toBe(true);
    }
  });

  test('a minimum alone asks for nothing else', () => {
    const attributes = {
      p1t1: { host: 'yes' },
      p1t2: { host: 'yes' },
      p2t1: { host: 'yes' },
      p2t2: { host: 'yes' },
    };
    const constraints = { attributes, limits: [{ attribute: 'host', min: 1 }] };
    for (const members of Object.values(drawn({ constraints }).groups)) {
      expect(members.filter((team) => team in attributes)).toHaveLength(1);
    }
  });

  test('a team with several values counts for each of them', () => {
    const attributes = { p1t1: { path: ['X', 'Y'] }, p2t1: { path: 'X' }, p2t2: { path: 'Y' } };
    for (const seed of letters(20)) {
      const { groups } = drawn({
        seed,
        constraints: { attributes, limits: [{ attribute: 'path' }] },
      });
      const group = Object.values(groups).find((members) => members.includes('p1t1'));
      expect(group).not.toContain('p2t1');
      expect(group).not.toContain('p2t2');
    }
  });

  test('the host is in its group before the first ball', () => {
    const { balls, groups } = drawn({ constraints: { fixed: { p2t3: 'C' } } });
    expect(balls[0]).toMatchObject({ team: 'p2t3', group: 'C', position: 1, fixed: true });
    expect(groups.C?.[0]).toBe('p2t3');
    expect(balls).toHaveLength(8);
  });
});

const countries = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 24, maxLength: 24 });

describe('in any draw', () => {
  const anyDraw = fc
    .record({
      seed: fc.integer().map((number) => `seed ${number}`),
      groups: fc.integer({ min: 1, max: 6 }),
      pots: fc.integer({ min: 1, max: 4 }),
      country: countries,
      max: fc.integer({ min: 1, max: 2 }),
      placement: fc.constantFrom('in_order' as const, 'drawn' as const),
    })
    .filter(({ groups, pots }) => groups * pots >= 2)
    .map(({ seed, groups, pots, country, max, placement }): Draw => {
      const teams = potsOf(...Array.from({ length: pots }, () => groups));
      const attributes = Object.fromEntries(
        teams.flat().map((team, i) => [team, { country: `${country[i]}` }]),
      );
      const constraints = { attributes, limits: [{ attribute: 'country', max }] };
      return { pots: teams, groups: letters(groups), seed, placement, constraints };
    });

  test('no dead end: either every rule is kept or it is said that none can keep them', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const outcome = drawGroups(draw);
        if (outcome.ok) expect(checkGroups(draw, outcome.value.groups)).toEqual([]);
        else expect(outcome.problems[0]?.reason).toBe('no draw keeps them all');
      }),
      { numRuns: 500 },
    );
  });

  test('pots of any sizes are drawn: without rules there is always a way', () => {
    const uneven = fc.record({
      seed: fc.integer().map((number) => `seed ${number}`),
      groups: fc.integer({ min: 2, max: 20 }),
      sizes: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(uneven, ({ sizes, groups, seed }) => {
        fc.pre(sizes.reduce((sum, size) => sum + size) >= groups);
        const draw = { pots: potsOf(...sizes), groups: letters(groups), seed };
        const outcome = drawGroups(draw);
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
        expect(checkGroups(draw, outcome.value.groups)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('the same seed gives the same draw, and verifies', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const outcome = drawGroups({ ...draw, commit: 'hash' });
        expect(drawGroups({ ...draw, commit: 'hash' })).toEqual(outcome);
        if (outcome.ok) expect(verifyDraw(draw, outcome.value, 'hash')).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('other names give the same draw with those names', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const rename = <T>(value: T) =>
          JSON.parse(JSON.stringify(value).replaceAll(/"p(?=\d)/g, '"x')) as T;
        const outcome = drawGroups(draw);
        expect(drawGroups(rename(draw))).toEqual(outcome.ok ? rename(outcome) : outcome);
      }),
      { numRuns: 500 },
    );
  });
});

test('without rules every team comes to every group about as often', () => {
  const seen = new Map<string, number>();
  for (let i = 0; i < 4000; i++) {
    const { groups } = drawn({ seed: `fair ${i}` });
    for (const [group, members] of Object.entries(groups)) {
      for (const team of members) seen.set(team + group, (seen.get(team + group) ?? 0) + 1);
    }
  }
  expect(seen.size).toBe(32);
  for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(130);
});

describe('verification', () => {
  const draw: Draw = { pots: potsOf(4, 4), groups: letters(4), seed: '?', commit: 'h' };
  const published = drawn({ seed: 'secret', commit: 'h' });
  const found = (change: Partial<Drawn>, hash = 'h') =>
    verifyDraw(draw, { ...published, ...change }, hash).map(({ field }) => field);

  test('nothing to say about the true log', () => {
    expect(found({})).toEqual([]);
  });

  test('another seed than the one committed to', () => {
    expect(found({}, 'other')).toEqual(['commit']);
  });

  test('a ball changed, left out or added', () => {
    const [first, second, ...rest] = published.balls as [Drawn['balls'][0], Drawn['balls'][0]];
    expect(found({ balls: [second, first, ...rest] })).toEqual(['balls[0]']);
    expect(found({ balls: published.balls.slice(0, -1) })).toEqual(['balls[7]', 'balls']);
    expect(found({ balls: [...published.balls, first] })).toEqual(['balls']);
  });

  test('groups that are not those of the balls', () => {
    const { A = [], B = [] } = published.groups;
    expect(found({ groups: { ...published.groups, A: B, B: A } })).toEqual(['groups']);
  });

  test('an algorithm that this version does not know', () => {
    expect(found({ algorithm: 'tabelao-draw-0' })).toEqual(['algorithm']);
    expect(DRAW_ALGORITHM).toBe(published.algorithm);
  });
});

describe('nonsense is refused with the field and the reason', () => {
  const limit = (constraints: DrawConstraints) => ({ constraints });
  test.each<[Partial<Draw>, string]>([
    [{ seed: '' }, 'seed: must not be empty'],
    [{ groups: [] }, 'groups.length: must be a whole number from 1 to 128, not 0'],
    [{ groups: ['A', 'A'] }, 'groups[1]: "A" appears twice'],
    [{ pots: potsOf(2) }, 'pots (teams in all): must be a whole number from 4 to 256, not 2'],
    [
      {
        pots: [
          ['a', 'b', 'c'],
          ['d', 'a'],
        ],
      },
      'pots[4]: "a" appears twice',
    ],
    [limit({ attributes: { zz: { c: 'x' } } }), 'constraints.attributes: "zz" is in no pot'],
    [limit({ limits: [{ attribute: 'c' }] }), 'constraints.limits[0].attribute: no team has "c"'],
    [limit({ apart: [['p1t1', 'zz']] }), 'constraints.apart[0]: "zz" is in no pot'],
    [limit({ fixed: { zz: 'A' } }), 'constraints.fixed: "zz" is in no pot'],
    [limit({ fixed: { p1t1: 'Z' } }), 'constraints.fixed: "Z" is not a group'],
    [
      limit({ fixed: { p1t1: 'A', p1t2: 'A' } }),
      'constraints.fixed: "p1t2" has no place in its group',
    ],
    [
      limit({ attributes: { p1t1: { c: 'x' } }, limits: [{ attribute: 'c', max: 1, min: 2 }] }),
      'constraints.limits[0].min: must be a whole number from 0 to 1, not 2',
    ],
    [limit({ apart: [potsOf(4, 4).flat().slice(0, 5)] }), 'constraints: no draw keeps them all'],
  ])('%j', (draw, reason) => {
    expect(reasons(draw)).toEqual([reason]);
  });
});
