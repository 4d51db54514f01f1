// `bracket {entrants, legs, thirdPlace}`: a knockout, its slots and, with `results` (winner by tie), who is
// where. `legs`: 1, 2, a list by round, or `{ "*": 2, "final": 1 }`. Also `reseed`, `entries` (how many come
// in at each round), `type: "double"` with `reset`.
import {
  type Bracket,
  type BracketSlot,
  type BracketTie,
  bracketState,
  fillSeeds,
  type Place,
  type TieState,
} from '#engine/knockout/bracket.ts';
import { doubleElimination } from '#engine/knockout/double-elimination.ts';
import { placings } from '#engine/knockout/placings.ts';
import { type KnockoutRules, knockout } from '#engine/knockout/single-elimination.ts';
import type { TeamId, TieRule } from '#engine/types.ts';
import { plainWord } from './case-match.ts';
import { answerOf, nameOf, readNames } from './entrants.ts';
import {
  asBoolean,
  asInteger,
  asObject,
  asOneOf,
  fail,
  listOf,
  optional,
  recordOf,
} from './input.ts';

type Fields = Readonly<Record<string, unknown>>;

const asLegs = (value: unknown, field: string) => asInteger(value, field, 1, 2);

const ruleOf = (legs: number): TieRule => ({ legs, awayGoals: 'off', deciders: ['penalties'] });

function legsByName(value: unknown, field: string): KnockoutRules {
  const rules: { every?: TieRule; final?: TieRule; thirdPlace?: TieRule } = {};
  const rounds: Record<number, TieRule> = {};
  for (const [name, legs] of Object.entries(recordOf(value, field, asLegs))) {
    const word = name === '*' ? '*' : plainWord(name);
    if (word === '*' || word === 'default' || word === 'all') rules.every = ruleOf(legs);
    else if (word === 'final') rules.final = ruleOf(legs);
    else if (/^third/.test(word)) rules.thirdPlace = ruleOf(legs);
    else if (/^\d+$/.test(word)) rounds[Number(word)] = ruleOf(legs);
    else fail(`${field}.${name}`, 'must be "*", "final", "thirdPlace" or the number of a round');
  }
  return { ...rules, rounds };
}

function readLegs(value: unknown, field: string): KnockoutRules {
  if (typeof value === 'number') return { every: ruleOf(asLegs(value, field)) };
  if (!Array.isArray(value)) return legsByName(value, field);
  const list = listOf(value, field, asLegs);
  return { rounds: Object.fromEntries(list.map((legs, i) => [i + 1, ruleOf(legs)])) };
}

function readBracket(fields: Fields, teams: readonly TeamId[]): Bracket {
  const rules = optional(fields.legs, 'legs', readLegs) ?? {};
  const type = optional(fields.type, 'type', (value, field) =>
    asOneOf(value, field, ['single', 'double']),
  );
  const entrants = teams.length;
  if (type === 'double') {
    const reset = optional(fields.reset, 'reset', asBoolean) ?? true;
    const { every, final } = rules;
    return answerOf(
      doubleElimination({
        entrants,
        reset,
        ...(every && { rule: every }),
        ...(final && { finalRule: final }),
      }),
    );
  }
  const entries = optional(fields.entries, 'entries', (value, field) =>
    listOf(value, field, (item, at) => asInteger(item, at)),
  );
  return answerOf(
    knockout({
      entrants,
      rules,
      thirdPlace: optional(fields.thirdPlace, 'thirdPlace', asBoolean) ?? false,
      reseed: optional(fields.reseed, 'reseed', asBoolean) ?? false,
      ...(entries && { entries }),
    }),
  );
}

/** `winner of 1.2`, `loser of 2.1`, `best 3 of round 1`; an entrant by its name. */
function slotText(slot: BracketSlot, teams: readonly TeamId[]): string {
  if (slot.kind === 'seed') return teams[slot.seed - 1] ?? `${slot.seed}`;
  if (slot.kind === 'winner' || slot.kind === 'loser') return `${slot.kind} of ${slot.tie}`;
  return slot.kind === 'remaining' ? `best ${slot.rank} of round ${slot.round}` : slot.kind;
}

function readWinners(value: unknown, bracket: Bracket): ReadonlyMap<string, TeamId | null> {
  const winners = optional(value, 'results', (results, field) =>
    recordOf(results, field, (winner, at) => (winner === null ? null : nameOf(winner, at))),
  );
  const known = new Set(bracket.ties.map(({ id }) => id));
  for (const tie of Object.keys(winners ?? {})) {
    if (!known.has(tie)) fail(`results.${tie}`, 'is not a tie of this bracket');
  }
  return new Map(Object.entries(winners ?? {}));
}

/** A name; `nobody` for a place that stays empty; absent while it is not known. */
const shownPlace = (place: Place) => (place === null ? 'nobody' : (place ?? null));

/** Rounds are numbered in each part of a double elimination. */
function partOf({ id }: BracketTie): 'main' | 'winners' | 'losers' | 'final' {
  if (id.startsWith('W')) return 'winners';
  if (id.startsWith('L')) return 'losers';
  return id.startsWith('F') ? 'final' : 'main';
}

export function run(input: unknown): unknown {
  const isBare = typeof input === 'number' || Array.isArray(input);
  const fields = isBare ? { entrants: input } : asObject(input, '');
  const teams = readNames(fields.entrants ?? fields.teams, 'entrants');
  const twice = teams.find((team, i) => teams.indexOf(team) !== i);
  if (twice !== undefined) fail('entrants', `"${twice}" appears twice`);
  const bracket = readBracket(fields, teams);
  const state = bracketState(bracket, readWinners(fields.results, bracket), fillSeeds(teams));
  const stale = state.stale[0];
  if (stale !== undefined) fail(`results.${stale}`, 'is not one of the two teams that meet there');
  const legsOf = ({ rule }: BracketTie) => rule?.legs ?? 1;
  const rounds = Map.groupBy(state.ties, ({ tie }) => `${partOf(tie)} ${tie.round}`);
  return {
    entrants: teams.length,
    ties: bracket.ties.length,
    matches: bracket.ties.reduce((sum, tie) => sum + legsOf(tie), 0),
    rounds: [...rounds.values()].map((ties) => ({
      part: partOf((ties[0] as TieState).tie),
      round: ties[0]?.tie.round,
      ties: ties.map(({ tie, teams: meeting, status, winner }) => ({
        id: tie.id,
        bracket: tie.bracket,
        legs: legsOf(tie),
        slots: tie.slots.map((slot) => slotText(slot, teams)),
        teams: meeting.map(shownPlace),
        status,
        winner: shownPlace(winner),
      })),
    })),
    champion: shownPlace(state.champion),
    remaining: state.remaining,
    placings: placings(state, teams.length),
  };
}
