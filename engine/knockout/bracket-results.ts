// The matches of a bracket applied to it: ties get their winners, winners go on. A result whose two teams
// no longer meet in that tie (something before it changed) is an orphan: kept apart, counting for nothing,
// and so is everything that was built on it.

import { placesOf } from '#engine/lists.ts';
import type { Match, MatchId, TeamId, TieId, WalkoverRule } from '#engine/types.ts';
import {
  type Bracket,
  type BracketState,
  bracketState,
  type Campaigns,
  type FillSlot,
  fillSeeds,
  type TieState,
  type TieVerdict,
} from './bracket.ts';
import { forfeited, withForfeits } from './forfeits.ts';
import { ONE_MATCH } from './single-elimination.ts';
import { type TieResult, tieResult } from './tie.ts';

export type KnockoutPhase = {
  readonly kind: 'knockout';
  readonly bracket: Bracket;
  /** Each with the `tie` that it belongs to. */
  readonly matches: readonly Match[];
  /** Best first, when the seeds do not come from the tables of a phase before. */
  readonly seeds?: readonly TeamId[];
  readonly walkover?: WalkoverRule;
  /** Best first: the order that lots gave, where neither turned up and the rule leaves it to them. */
  readonly lots?: readonly TeamId[] | undefined;
  /** In the first round nobody meets again whom they met in their group, where that can be. */
  readonly keepApart?: boolean;
  /** Those who left: a tie of theirs that is not decided goes to whom they would meet. */
  readonly out?: readonly TeamId[];
};

export type KnockoutState = {
  readonly kind: 'knockout';
  readonly bracket: BracketState;
  readonly results: ReadonlyMap<TieId, TieResult>;
  readonly orphans: readonly MatchId[];
};

type PlayedTie = { readonly result: TieResult; readonly matches: readonly Match[] };

/** Seeds of its own, else the tables before when they ranked everybody, else the lines of the bracket. */
export function campaignsOf(
  { seeds, bracket }: KnockoutPhase,
  fill: FillSlot,
  before: Campaigns,
): Campaigns {
  const entered = seeds ?? bracket.entrants.flatMap((slot) => fill(slot) ?? []);
  if (!seeds && entered.every((team) => before.has(team))) return before;
  return placesOf(entered);
}

/** Nobody when the campaigns are level. */
export function betterOf(campaigns: Campaigns, a: TeamId, b: TeamId): TeamId | undefined {
  const [first, second] = [campaigns.get(a), campaigns.get(b)];
  if (first === undefined || second === undefined || first === second) return undefined;
  return first < second ? a : b;
}

function playedTies(phase: KnockoutPhase, campaigns: Campaigns): ReadonlyMap<TieId, PlayedTie> {
  const { bracket, walkover, lots = [], out = [] } = phase;
  const byTie = Map.groupBy(phase.matches, ({ tie }) => tie);
  const played = new Map<TieId, PlayedTie>();
  for (const { id, rule = ONE_MATCH } of bracket.ties) {
    const matches = byTie.get(id) ?? [];
    const [first] = matches;
    if (!first) continue;
    const { home, away } = first;
    const betterCampaign = betterOf(campaigns, home, away);
    const drawn = lots.filter((team) => team === home || team === away);
    const options = {
      betterCampaign,
      ...(walkover && { walkover }),
      ...(drawn.length === 2 && { lots: drawn[0] }),
    };
    const resultOf = (own: readonly Match[]) => tieResult(rule, [home, away], own, options);
    const known = resultOf(matches);
    const result = forfeited(known, [home, away], out);
    // What was not played counts as the walkover that it is.
    const { aggregate } =
      result === known ? known : resultOf(withForfeits(matches, { result, rule }));
    played.set(id, { result: { ...result, aggregate }, matches });
  }
  return played;
}

const belongs = (match: Match, { teams }: TieState) =>
  teams.includes(match.home) && teams.includes(match.away);

/** Seeds of its own come before what the phases before it say. */
function fillerOf({ seeds }: KnockoutPhase, before: FillSlot): FillSlot {
  if (!seeds) return before;
  const fill = fillSeeds(seeds);
  return (slot) => (slot.kind === 'seed' ? fill(slot) : before(slot));
}

export function knockoutState(
  phase: KnockoutPhase,
  before: FillSlot,
  ranks: Campaigns = new Map(),
): KnockoutState {
  const fill = fillerOf(phase, before);
  const campaigns = campaignsOf(phase, fill, ranks);
  const played = playedTies(phase, campaigns);
  const winners = new Map<TieId, TieVerdict>();
  for (const [id, { result }] of played) {
    const { status, winner, loser } = result;
    if (status === 'both_out') winners.set(id, null);
    else if (status === 'both_drop') winners.set(id, { loser });
    else if (winner !== undefined) winners.set(id, winner);
  }
  // Dropping one result may empty slots further on, so look again until all that is left belongs.
  for (;;) {
    const state = bracketState(phase.bracket, winners, fill, campaigns);
    const misplaced = state.ties.filter(
      (tie) =>
        winners.has(tie.tie.id) &&
        !played.get(tie.tie.id)?.matches.every((match) => belongs(match, tie)),
    );
    for (const { tie } of misplaced) winners.delete(tie.id);
    if (misplaced.length > 0) continue;
    const orphans = state.ties.flatMap((tie) =>
      (played.get(tie.tie.id)?.matches ?? []).filter(
        (match) => match.result !== undefined && !belongs(match, tie),
      ),
    );
    const results = new Map([...played].map(([id, { result }]) => [id, result] as const));
    return { kind: 'knockout', bracket: state, results, orphans: orphans.map(({ id }) => id) };
  }
}
