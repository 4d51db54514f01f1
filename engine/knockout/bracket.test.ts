import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom } from '#engine/random.ts';
import { type Bracket, bracketState, fillSeeds, playBracket, type TieWinners } from './bracket.ts';
import { type Knockout, knockout } from './single-elimination.ts';

const names = (n: number) => Array.from({ length: n }, (_, i) => `T${i + 1}`);

function bracketOf(config: Knockout): Bracket {
  const outcome = knockout(config);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function stateOf(config: Knockout, winners: Record<string, string | null> = {}) {
  const bracket = bracketOf(config);
  const fill = fillSeeds(names(bracket.entrants.length));
  return bracketState(bracket, new Map(Object.entries(winners)), fill);
}

/** Plays everything that can be played, round after round; `nobody` is the chance of a double W.O. */
function playOut(bracket: Bracket, teams: readonly string[], seed: string, nobody = 0): TieWinners {
  const random = makeRandom(seed);
  const winners = new Map<string, string | null>();
  for (let before = -1; before < winners.size; ) {
    before = winners.size;
    for (const { tie, status, teams: meeting } of bracketState(bracket, winners, fillSeeds(teams))
      .ties) {
      if (status !== 'ready') continue;
      const winner = meeting[random.below(2)] ?? null;
      winners.set(tie.id, random.below(100) < nobody ? null : winner);
    }
  }
  return winners;
}

const anyKnockout = fc.record({
  entrants: fc.integer({ min: 4, max: 70 }),
  reseed: fc.boolean(),
  thirdPlace: fc.boolean(),
});

describe('as results come in', () => {
  const four: Knockout = { entrants: 4, thirdPlace: true };

  test('before any: the first round is ready, the rest waits for names', () => {
    const { ties, champion, remaining } = stateOf(four);
    expect(ties.map(({ tie, status }) => `${tie.id} ${status}`)).toEqual([
      '1.1 ready',
      '1.2 ready',
      'third waiting',
      '2.1 waiting',
    ]);
    expect(champion).toBeUndefined();
    expect(remaining).toEqual(['T1', 'T2', 'T3', 'T4']);
  });

  test('one semi-final played: its winner waits in the final, its loser for third place', () => {
    const { ties, remaining } = stateOf(four, { '1.2': 'T3' });
    expect(ties.map(({ teams }) => teams)).toEqual([
      ['T1', 'T4'],
      ['T2', 'T3'],
      [undefined, 'T2'],
      [undefined, 'T3'],
    ]);
    expect(remaining).toEqual(['T1', 'T3', 'T4']);
  });

  test('all played: the champion, and nobody else in the running', () => {
    const end = stateOf(four, { '1.1': 'T4', '1.2': 'T2', third: 'T3', '2.1': 'T4' });
    expect(end.champion).toBe('T4');
    expect(end.remaining).toEqual(['T4']);
    expect(end.stale).toEqual([]);
    expect(end.ties.map(({ loser }) => loser)).toEqual(['T1', 'T3', 'T1', 'T2']);
  });

  test('the match for third place takes nobody out and crowns nobody', () => {
    expect(stateOf(four, { '1.1': 'T1', '1.2': 'T2', third: 'T4' }).remaining).toEqual([
      'T1',
      'T2',
    ]);
  });

  test('the better seed of a tie is told by who entered better, not by the line', () => {
    const state = stateOf({ entrants: 8 }, { '1.1': 'T8', '1.2': 'T4' });
    expect(state.ties.map(({ better }) => better)).toEqual([0, 0, 0, 0, 1, undefined, undefined]);
  });

  test('re-seeding waits for the whole round, then pairs best with worst', () => {
    const eight: Knockout = { entrants: 8, reseed: true };
    const three = { '1.1': 'T8', '1.2': 'T4', '1.3': 'T2' };
    expect(stateOf(eight, three).ties[4]?.teams).toEqual([undefined, undefined]);
    const ties = stateOf(eight, { ...three, '1.4': 'T6' }).ties;
    expect([ties[4]?.teams, ties[5]?.teams]).toEqual([
      ['T2', 'T8'],
      ['T4', 'T6'],
    ]);
  });
});

describe('when an old result changes', () => {
  const eight: Knockout = { entrants: 8 };
  const played = {
    '1.1': 'T1',
    '1.2': 'T4',
    '1.3': 'T2',
    '1.4': 'T3',
    '2.1': 'T1',
    '2.2': 'T2',
    '3.1': 'T1',
  };

  test('ties won by a team that is no longer there are stale and open again', () => {
    const state = stateOf(eight, { ...played, '1.1': 'T8' });
    expect(state.stale).toEqual(['2.1', '3.1']);
    expect(state.champion).toBeUndefined();
    expect(state.ties[4]).toMatchObject({ status: 'ready', teams: ['T8', 'T4'] });
    expect(state.ties[6]).toMatchObject({ status: 'waiting', teams: [undefined, 'T2'] });
  });

  test('a removed result leaves what hangs on it stale, the other half as it was', () => {
    const { '1.4': _, ...rest } = played;
    const state = stateOf(eight, rest);
    expect(state.stale).toEqual(['2.2', '3.1']);
    expect(state.ties[4]).toMatchObject({ status: 'decided', winner: 'T1' });
  });

  test('a winner recorded for a tie that does not exist changes nothing', () => {
    expect(stateOf(eight, { ...played, '9.9': 'T5' })).toEqual(stateOf(eight, played));
  });
});

describe('nobody wins: both lost by W.O.', () => {
  const eight: Knockout = { entrants: 8 };

  test('the next opponent passes without a match', () => {
    const state = stateOf(eight, { '1.1': null, '1.2': 'T5' });
    expect(state.ties[4]).toMatchObject({
      status: 'free_pass',
      teams: [null, 'T5'],
      winner: 'T5',
      loser: null,
    });
    expect(state.remaining).toEqual(['T2', 'T3', 'T5', 'T6', 'T7']);
  });

  test('two empty places meet: the empty place goes on, and the finalist is champion', () => {
    const state = stateOf(eight, {
      '1.1': null,
      '1.2': null,
      '1.3': 'T2',
      '1.4': 'T3',
      '2.2': 'T3',
    });
    expect(state.ties[4]).toMatchObject({ status: 'free_pass', winner: null });
    expect(state.champion).toBe('T3');
    expect(state.remaining).toEqual(['T3']);
  });

  test('a final lost by both has no champion, and that is known', () => {
    const state = stateOf({ entrants: 2 }, { '1.1': null });
    expect(state.champion).toBeNull();
    expect(state.remaining).toEqual([]);
  });

  test('re-seeding puts the empty place last', () => {
    const state = stateOf(
      { entrants: 8, reseed: true },
      {
        '1.1': null,
        '1.2': 'T5',
        '1.3': 'T7',
        '1.4': 'T3',
      },
    );
    expect(state.ties.slice(4, 6).map(({ teams }) => teams)).toEqual([
      ['T3', null],
      ['T5', 'T7'],
    ]);
  });

  test('a winner recorded against an empty place is stale', () => {
    expect(stateOf(eight, { '1.1': null, '1.2': 'T5', '2.1': 'T5' }).stale).toEqual(['2.1']);
  });
});

describe('whatever is played', () => {
  test('there is one champion, who never lost, and everybody else lost once', () => {
    fc.assert(
      fc.property(anyKnockout, fc.string(), (config, seed) => {
        const bracket = bracketOf(config);
        const teams = names(config.entrants);
        const state = bracketState(bracket, playOut(bracket, teams, seed), fillSeeds(teams));
        expect(state.remaining).toEqual([state.champion]);
        const losers = state.ties
          .filter(({ tie }) => tie.bracket !== 'third_place')
          .map(({ loser }) => loser);
        expect(losers.concat(state.champion).sort()).toEqual(teams.sort());
      }),
      { numRuns: 500 },
    );
  });

  test('double W.O.s anywhere still end, with a champion or with nobody', () => {
    fc.assert(
      fc.property(anyKnockout, fc.string(), (config, seed) => {
        const bracket = bracketOf(config);
        const teams = names(config.entrants);
        const state = bracketState(bracket, playOut(bracket, teams, seed, 30), fillSeeds(teams));
        expect(state.champion).not.toBeUndefined();
        expect(state.remaining).toEqual(state.champion === null ? [] : [state.champion]);
        expect(state.stale).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a result applied and undone gives the same state again', () => {
    fc.assert(
      fc.property(anyKnockout, fc.string(), fc.nat(), (config, seed, which) => {
        const bracket = bracketOf(config);
        const fill = fillSeeds(names(config.entrants));
        const winners = new Map(playOut(bracket, names(config.entrants), seed));
        const before = bracketState(bracket, winners, fill);
        const { tie, winner, loser } = before.ties[which % before.ties.length] ?? {
          tie: { id: '' },
        };
        winners.set(tie.id, loser ?? null);
        expect(bracketState(bracket, winners, fill)).not.toEqual(before);
        winners.set(tie.id, winner ?? null);
        expect(bracketState(bracket, winners, fill)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  test('other names give the same bracket with those names', () => {
    fc.assert(
      fc.property(anyKnockout, fc.string(), (config, seed) => {
        const bracket = bracketOf(config);
        const play = (teams: string[]) =>
          bracketState(bracket, playOut(bracket, teams, seed), fillSeeds(teams));
        const renamed = names(config.entrants).map((name) => `X${name}`);
        expect(play(renamed).champion).toBe(`X${play(names(config.entrants)).champion}`);
      }),
      { numRuns: 500 },
    );
  });
});

describe('played in one go', () => {
  test('each tie is asked once, with the teams that meet there', () => {
    const asked: string[] = [];
    const state = playBracket(bracketOf({ entrants: 4 }), fillSeeds(names(4)), ({ id }, [a, b]) => {
      asked.push(`${id} ${a}x${b}`);
      return b;
    });
    expect(asked).toEqual(['1.1 T1xT4', '1.2 T2xT3', '2.1 T4xT3']);
    expect(state.champion).toBe('T3');
  });

  test('an answer that is neither of the two leaves the tie open and is told', () => {
    const state = playBracket(bracketOf({ entrants: 4 }), fillSeeds(names(4)), () => 'T1');
    expect(state.stale).toEqual(['1.2']);
    expect(state.ties.map(({ status }) => status)).toEqual(['decided', 'ready', 'waiting']);
  });

  test('the same as the state after those results', () => {
    fc.assert(
      fc.property(anyKnockout, fc.string(), (config, seed) => {
        const bracket = bracketOf(config);
        const fill = fillSeeds(names(config.entrants));
        const winners = playOut(bracket, names(config.entrants), seed, 10);
        const played = playBracket(bracket, fill, ({ id }) => winners.get(id));
        expect(played).toEqual(bracketState(bracket, winners, fill));
      }),
      { numRuns: 500 },
    );
  });
});

describe('filling slots', () => {
  test('named teams, seeds, byes; what only a group stage knows is not known', () => {
    const fill = fillSeeds(['A', 'B']);
    expect(fill({ kind: 'team', team: 'Z' })).toBe('Z');
    expect(fill({ kind: 'seed', seed: 2 })).toBe('B');
    expect(fill({ kind: 'seed', seed: 3 })).toBeUndefined();
    expect(fill({ kind: 'bye' })).toBeNull();
    expect(fill({ kind: 'group', group: 'A', position: 1 })).toBeUndefined();
  });

  test('a bye given as an entrant is passed over', () => {
    const bracket = bracketOf({
      entrants: [
        { kind: 'team', team: 'A' },
        { kind: 'team', team: 'B' },
        { kind: 'bye' },
        { kind: 'bye' },
      ],
    });
    const state = bracketState(bracket, new Map([['2.1', 'B']]), fillSeeds([]));
    expect(state.ties.map(({ status }) => status)).toEqual(['free_pass', 'free_pass', 'decided']);
    expect(state.champion).toBe('B');
  });
});
