import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom } from '#engine/random.ts';
import { type Bracket, type BracketState, bracketState, fillSeeds } from './bracket.ts';
import { type DoubleElimination, doubleElimination } from './double-elimination.ts';
import { placings } from './placings.ts';

const names = (n: number) => Array.from({ length: n }, (_, i) => `T${i + 1}`);

function bracketOf(config: DoubleElimination): Bracket {
  const outcome = doubleElimination(config);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const written = (bracket: Bracket) =>
  bracket.ties.map(({ id, slots }) => {
    const [a, b] = slots.map((slot) => {
      if (slot.kind === 'seed') return `${slot.seed}`;
      return slot.kind === 'winner' ? `w${slot.tie}` : slot.kind === 'loser' ? `l${slot.tie}` : '?';
    });
    return `${id} ${a}x${b}`;
  });

const stateOf = (bracket: Bracket, winners: Record<string, string | null>) =>
  bracketState(
    bracket,
    new Map(Object.entries(winners)),
    fillSeeds(names(bracket.entrants.length)),
  );

describe('the drawing', () => {
  test('two entrants: they meet again in the grand final', () => {
    expect(written(bracketOf({ entrants: 2 }))).toEqual([
      'W1.1 1x2',
      'F1 wW1.1xlW1.1',
      'F2 lF1xwF1',
    ]);
  });

  test('four entrants, no reset', () => {
    expect(written(bracketOf({ entrants: 4, reset: false }))).toEqual([
      'W1.1 1x4',
      'W1.2 2x3',
      'W2.1 wW1.1xwW1.2',
      'L1.1 lW1.1xlW1.2',
      'L2.1 lW2.1xwL1.1',
      'F1 wW2.1xwL2.1',
    ]);
  });

  test('eight entrants: those who fall from the second round cross to the other half', () => {
    expect(written(bracketOf({ entrants: 8 })).slice(7, 11)).toEqual([
      'L1.1 lW1.1xlW1.2',
      'L1.2 lW1.3xlW1.4',
      'L2.1 lW2.2xwL1.1',
      'L2.2 lW2.1xwL1.2',
    ]);
  });

  test('three entrants: byes are no ties on either side', () => {
    expect(written(bracketOf({ entrants: 3, reset: false }))).toEqual([
      'W1.1 2x3',
      'W2.1 1xwW1.1',
      'L2.1 lW2.1xlW1.1',
      'F1 wW2.1xwL2.1',
    ]);
  });

  test('one entrant is refused', () => {
    expect(doubleElimination({ entrants: 1 })).toEqual({
      ok: false,
      problems: [{ field: 'entrants', reason: 'must be a whole number from 2 to 4096, not 1' }],
    });
  });
});

describe('the grand final', () => {
  const two = bracketOf({ entrants: 2 });

  test('won by the unbeaten: champion at once, no second match', () => {
    const state = stateOf(two, { 'W1.1': 'T1', F1: 'T1' });
    expect(state.champion).toBe('T1');
    expect(state.ties.at(-1)?.status).toBe('unneeded');
    expect(state.remaining).toEqual(['T1']);
    expect(placings(state, 2)).toEqual([
      { team: 'T1', from: 1, to: 1 },
      { team: 'T2', from: 2, to: 2 },
    ]);
  });

  test('lost by the unbeaten: both have one defeat and play again', () => {
    const state = stateOf(two, { 'W1.1': 'T1', F1: 'T2' });
    expect(state.champion).toBeUndefined();
    expect(state.ties.at(-1)).toMatchObject({ status: 'ready', teams: ['T1', 'T2'] });
    expect(state.remaining).toEqual(['T1', 'T2']);
    expect(stateOf(two, { 'W1.1': 'T1', F1: 'T2', F2: 'T1' }).champion).toBe('T1');
  });

  test('not yet played: the second one waits', () => {
    expect(stateOf(two, { 'W1.1': 'T1' }).ties.at(-1)?.status).toBe('waiting');
  });

  test('without reset the first match decides whoever wins', () => {
    const state = stateOf(bracketOf({ entrants: 2, reset: false }), { 'W1.1': 'T1', F1: 'T2' });
    expect(state.champion).toBe('T2');
  });

  test('the unbeaten place is empty after a double W.O.: the survivor is champion without playing', () => {
    const state = stateOf(bracketOf({ entrants: 4 }), {
      'W1.1': 'T1',
      'W1.2': 'T2',
      'W2.1': null,
      'L1.1': 'T3',
    });
    expect(state.champion).toBe('T3');
    expect(state.remaining).toEqual(['T3']);
  });
});

type Played = { end: BracketState; defeats: Map<string, number>; ties: number };

function playOut(config: DoubleElimination & { entrants: number }, seed: string): Played {
  const bracket = bracketOf(config);
  const random = makeRandom(seed);
  const winners = new Map<string, string>();
  const fill = fillSeeds(names(config.entrants));
  for (let before = -1; before < winners.size; ) {
    before = winners.size;
    for (const { tie, status, teams } of bracketState(bracket, winners, fill).ties) {
      if (status === 'ready') winners.set(tie.id, teams[random.below(2)] ?? '');
    }
  }
  const defeats = new Map(names(config.entrants).map((team) => [team, 0]));
  const end = bracketState(bracket, winners, fill);
  for (const { status, loser } of end.ties) {
    if (status === 'decided' && loser) defeats.set(loser, (defeats.get(loser) ?? 0) + 1);
  }
  return { end, defeats, ties: winners.size };
}

describe('for any number of entrants', () => {
  test('all but the champion lose exactly twice; 2n - 2 ties, one more with a reset', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), fc.string(), (entrants, seed) => {
        const { end, defeats, ties } = playOut({ entrants }, seed);
        const { champion } = end;
        expect(end.ties).toHaveLength(2 * entrants - 1);
        const own = defeats.get(String(champion)) ?? 9;
        expect(own).toBeLessThanOrEqual(1);
        defeats.delete(String(champion));
        expect([...defeats.values()].every((lost) => lost === 2)).toBe(true);
        expect(ties).toBe(2 * entrants - 2 + own);
      }),
      { numRuns: 500 },
    );
  });

  test('every place is taken once at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.string(), (entrants, seed) => {
        const placed = placings(playOut({ entrants }, seed).end, entrants);
        expect(placed).toHaveLength(entrants);
        for (const { from, to } of placed) {
          expect(placed.filter((other) => other.from === from)).toHaveLength(to - from + 1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('meeting again', () => {
  /** First round of the losers' side in which someone may meet a team that beat them before. */
  function earliestRematch(entrants: number): number {
    const { ties } = bracketOf({ entrants });
    const byId = new Map(ties.map((tie) => [tie.id, tie]));
    const into = (kind: string, id: string) =>
      ties.find((tie) =>
        tie.slots.some((slot) => slot.kind === kind && 'tie' in slot && slot.tie === id),
      )?.id;
    /** The losers' ties that someone who falls from this tie may still play. */
    const path = (fallenFrom: string) => {
      const ids: string[] = [];
      for (let id = into('loser', fallenFrom); id?.startsWith('L'); id = into('winner', id))
        ids.push(id);
      return ids;
    };
    let earliest = Number.POSITIVE_INFINITY;
    for (const { id } of ties.filter(({ bracket }) => bracket === 'main')) {
      const loser = path(id);
      for (let later = into('winner', id); later?.startsWith('W'); later = into('winner', later)) {
        const meeting = path(later).find((tie) => loser.includes(tie));
        earliest = Math.min(earliest, byId.get(meeting ?? '')?.round ?? earliest);
      }
    }
    return earliest;
  }

  test.each([
    [8, 3],
    [16, 4],
    [32, 5],
    [64, 7],
    [128, 8],
    [256, 9],
    [512, 9],
  ])('%i entrants: not before round %i of the losers side', (entrants, round) => {
    expect(earliestRematch(entrants)).toBe(round);
  });
});
