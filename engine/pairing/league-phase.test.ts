import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LeaguePhase, type LeagueRound, leaguePhase } from './league-phase.ts';

const potsOf = (pots: number, size: number) =>
  Array.from({ length: pots }, (_, p) =>
    Array.from({ length: size }, (_, i) => `p${p + 1}t${i + 1}`),
  );

function roundsOf(config: LeaguePhase): readonly LeagueRound[] {
  const outcome = leaguePhase(config);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const reasons = (config: Partial<LeaguePhase>) => {
  const outcome = leaguePhase({ pots: potsOf(2, 4), opponents: 4, seed: 's', ...config });
  return outcome.ok ? [] : outcome.problems.map(({ field, reason }) => `${field}: ${reason}`);
};

/** For each team, its opponents as `H p1t2` or `A p1t2`. */
function opponents(rounds: readonly LeagueRound[]): Map<string, string[]> {
  const met = new Map<string, string[]>();
  const add = (team: string, entry: string) => met.set(team, [...(met.get(team) ?? []), entry]);
  for (const { home, away } of rounds.flatMap(({ matches }) => matches)) {
    add(home, `H ${away}`);
    add(away, `A ${home}`);
  }
  return met;
}

const sizes = fc
  .record({
    pots: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 2, max: 7 }),
    perPot: fc.integer({ min: 1, max: 5 }),
    seed: fc.string(),
  })
  .filter(({ size, perPot }) => perPot < size && (size % 2 === 0 || perPot % 2 === 0));

describe('any number of pots and opponents', () => {
  test('everybody meets as many of each pot, each once, and nobody plays twice in a round', () => {
    fc.assert(
      fc.property(sizes, ({ pots, size, perPot, seed }) => {
        const rounds = roundsOf({ pots: potsOf(pots, size), opponents: pots * perPot, seed });
        for (const [, met] of opponents(rounds)) {
          const others = met.map((entry) => entry.slice(2));
          expect(new Set(others).size).toBe(pots * perPot);
          for (let pot = 1; pot <= pots; pot++) {
            expect(others.filter((other) => other.startsWith(`p${pot}`))).toHaveLength(perPot);
          }
        }
        for (const { matches, rests } of rounds) {
          const busy = matches.flatMap(({ home, away }) => [home, away]).concat(rests);
          expect(busy.sort()).toEqual(potsOf(pots, size).flat().sort());
        }
      }),
      { numRuns: 500 },
    );
  });

  test('home and away: level against each pot when even, within one overall', () => {
    fc.assert(
      fc.property(sizes, ({ pots, size, perPot, seed }) => {
        const rounds = roundsOf({ pots: potsOf(pots, size), opponents: pots * perPot, seed });
        const balance = (met: string[]) =>
          met.filter((entry) => entry.startsWith('H')).length * 2 - met.length;
        for (const [, met] of opponents(rounds)) {
          expect(Math.abs(balance(met))).toBeLessThanOrEqual((pots * perPot) % 2);
          const perPotBalance = Array.from({ length: pots }, (_, pot) =>
            balance(met.filter((entry) => entry.startsWith(`p${pot + 1}`, 2))),
          );
          if (perPot % 2 === 0) expect(perPotBalance).toEqual(perPotBalance.map(() => 0));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('never more than one round beyond the number of opponents', () => {
    fc.assert(
      fc.property(sizes, ({ pots, size, perPot, seed }) => {
        const rounds = roundsOf({ pots: potsOf(pots, size), opponents: pots * perPot, seed });
        expect(rounds.length).toBeLessThanOrEqual(pots * perPot + 1);
        expect(rounds.map(({ number }) => number)).toEqual([...rounds.keys()].map((i) => i + 1));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the Champions League: 36 clubs, two opponents from each of four pots', () => {
  const origins = { EN: 6, ES: 5, DE: 4, IT: 4, FR: 3, NL: 2, PT: 2, BE: 2 };
  const associations = Object.entries(origins).flatMap(([name, clubs]) =>
    new Array(clubs).fill(name),
  );
  const pots = potsOf(4, 9);
  const origin = Object.fromEntries(
    pots
      .flat()
      .map((team, i) => [team, (associations[(i * 7) % 36] as string | undefined) ?? team]),
  );

  test.each(['2024', '2025', '2026'])(
    'season %s: eight rounds, nobody of the same association',
    (seed) => {
      const rounds = roundsOf({ pots, opponents: 8, seed, origin, mostPerOrigin: 2 });
      expect(rounds.map(({ matches }) => matches.length)).toEqual(new Array(8).fill(18));
      for (const [team, met] of opponents(rounds)) {
        const faced = Map.groupBy(met, (entry) => origin[entry.slice(2)]);
        expect(faced.get(origin[team])).toBeUndefined();
        for (const [, clubs] of faced) expect(clubs.length).toBeLessThanOrEqual(2);
      }
    },
  );

  test('the same seed gives the same matches, another seed others', () => {
    const draw = (seed: string) => roundsOf({ pots, opponents: 8, seed, origin });
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('associations may meet when that is allowed', () => {
    const alone = Object.fromEntries(pots.flat().map((team) => [team, 'one']));
    const rounds = roundsOf({ pots, opponents: 8, seed: 's', origin: alone, sameOrigin: true });
    expect(rounds).toHaveLength(8);
  });
});

describe('odd numbers', () => {
  test('nine teams, four opponents: five rounds, as even as they can be', () => {
    const rounds = roundsOf({ pots: potsOf(1, 9), opponents: 4, seed: 's' });
    expect(rounds.map(({ matches }) => matches.length).sort()).toEqual([3, 3, 4, 4, 4]);
  });

  test('everybody against everybody is a round robin', () => {
    expect(roundsOf({ pots: potsOf(1, 6), opponents: 5, seed: 's' })).toHaveLength(5);
  });
});

describe('nonsense is refused with the field and the reason', () => {
  test.each<[Partial<LeaguePhase>, string]>([
    [{ pots: [['a']] }, 'pots (teams in all): must be a whole number from 2 to 128, not 1'],
    [
      {
        pots: [
          ['a', 'b'],
          ['c', 'a'],
        ],
        opponents: 2,
      },
      'pots[3]: "a" appears twice',
    ],
    [{ opponents: 0 }, 'opponents: must be a whole number from 1 to 7, not 0'],
    [{ pots: [['a', 'b', 'c'], ['d']], opponents: 2 }, 'pots: must be of one size'],
    [{ opponents: 3 }, 'opponents: 3 do not come equally from 2 pots'],
    [
      { pots: potsOf(2, 2), opponents: 2, mostPerOrigin: 0 },
      'mostPerOrigin: must be a whole number from 1 to 128, not 0',
    ],
    [{ pots: potsOf(4, 1), opponents: 3 }, 'opponents: 3 do not come equally from 4 pots'],
    [
      { pots: potsOf(2, 3), opponents: 2 },
      'opponents: 3 teams of a pot cannot all meet 1 of their own: both are odd',
    ],
    [{ pots: potsOf(3, 1), opponents: 3 }, 'opponents: must be a whole number from 1 to 2, not 3'],
    [
      { pots: potsOf(1, 3), opponents: 2, origin: { p1t1: 'x', p1t2: 'x' } },
      'origin: leaves "p1t1" 1 possible opponents in pot 1, not 2',
    ],
  ])('%j', (config, reason) => {
    expect(reasons(config)[0]).toBe(reason);
  });

  test('the smallest that do work', () => {
    expect(reasons({ pots: potsOf(4, 2), opponents: 4, seed: '' })).toEqual([]);
    expect(reasons({ pots: potsOf(3, 2), opponents: 3 })).toEqual([]);
    expect(reasons({ pots: potsOf(2, 3), opponents: 4 })).toEqual([]);
    expect(reasons({ pots: potsOf(1, 2), opponents: 1 })).toEqual([]);
  });

  test('rules that no set of opponents respects are given up after a bounded search', () => {
    const pots = potsOf(1, 8);
    const origin = Object.fromEntries(pots.flat().map((team, i) => [team, i < 4 ? 'x' : 'y']));
    expect(reasons({ pots, opponents: 4, origin, mostPerOrigin: 3 })).toEqual([
      'origin: no set of opponents that respects it was found',
    ]);
  });
});
