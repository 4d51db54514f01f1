// Why one team is above another: every criterion that was tried on the two, with its numbers, up to the
// one that separated them. The same steps as the table takes (`separation.ts`), followed for one pair.

import type { Standing, TableStage, TeamId, Tiebreaker, View } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import {
  applies,
  type LevelTeams,
  makeContest,
  scopeOf,
  splitByAll,
  startingGroups,
} from './separation.ts';
import { pendingOf } from './standings.ts';
import type { Ledger, TieBreakStep } from './table-shapes.ts';
import { type Contest, CRITERIA } from './tie-breakers.ts';

type ExplainedStep = {
  readonly criterion: Tiebreaker;
  /** The numbers of the first and of the second team. */
  readonly values: readonly [number, number];
  /** For head-to-head: the teams whose matches among them were looked at. */
  readonly among?: readonly TeamId[];
};

export type Explanation = {
  /** Absent when nothing separates the two. */
  readonly above?: TeamId;
  readonly decidedBy?: Tiebreaker | 'struck_off';
  readonly pending?: NonNullable<Standing['pending']>;
  /** In the order in which they were tried; the last one decided. */
  readonly steps: readonly ExplainedStep[];
  /** Criteria that had nothing to say about these teams, such as confronto direto among three. */
  readonly skipped: readonly Tiebreaker[];
};

const PAIR_NAME: Tiebreaker = 'head_to_head_two_teams_only';

type ComparedPair = readonly [number, number];
type Trail = { readonly steps: ExplainedStep[]; readonly skipped: Tiebreaker[] };

const criteriaOf = (step: TieBreakStep): readonly Tiebreaker[] =>
  step.kind === 'plain' ? [step.criterion] : step.criteria;

/** Puts each criterion of a step to the pair; true once one of them separates it. */
function tryStep(
  contest: Contest,
  group: LevelTeams,
  step: TieBreakStep,
  pair: ComparedPair,
  trail: Trail,
): boolean {
  const scope = scopeOf(contest, group);
  for (const criterion of criteriaOf(step)) {
    const { value } = CRITERIA[criterion];
    const values = [value(scope, pair[0]), value(scope, pair[1])] as const;
    const among = group.map((place) => contest.ledger.teams[place] ?? '');
    trail.steps.push({ criterion, values, ...(step.kind !== 'plain' && { among }) });
    if (values[0] !== values[1]) return true;
  }
  return false;
}

/** The part of a group that holds both teams. */
const shared = (parts: readonly LevelTeams[], pair: ComparedPair): LevelTeams =>
  parts.find((part) => part.includes(pair[0]) && part.includes(pair[1])) ?? [];

/** The teams still level with the pair after a step; none once the pair is separated. */
function follow(
  contest: Contest,
  group: LevelTeams,
  step: TieBreakStep,
  pair: ComparedPair,
  trail: Trail,
): LevelTeams {
  if (!applies(contest, group, step)) {
    trail.skipped.push(...(step.kind === 'pair' ? [PAIR_NAME] : criteriaOf(step)));
    return group;
  }
  if (tryStep(contest, group, step, pair, trail)) return [];
  const left = shared(splitByAll(scopeOf(contest, group), criteriaOf(step)), pair);
  const again = step.kind === 'head_to_head' && left.length < group.length;
  return again ? follow(contest, left, step, pair, trail) : left;
}

function winnerOf({ criterion, values }: ExplainedStep, a: TeamId, b: TeamId): TeamId {
  const isMore = values[0] > values[1];
  return isMore === (CRITERIA[criterion].better === 'more') ? a : b;
}

/** `a` and `b` must be teams of the table; otherwise nothing is explained. */
export function explainOf(ledger: Ledger, a: TeamId, b: TeamId, view: View = {}): Explanation {
  const trail: Trail = { steps: [], skipped: [] };
  const pair = [ledger.placeOf(a) ?? -1, ledger.placeOf(b) ?? -1] as const;
  const contest = makeContest(ledger, view);
  let group = shared(startingGroups(contest), pair);
  if (group.length === 0) {
    if (ledger.struckOff.has(a) === ledger.struckOff.has(b)) return trail;
    return { ...trail, above: ledger.struckOff.has(a) ? b : a, decidedBy: 'struck_off' };
  }
  for (const step of ledger.steps) {
    group = follow(contest, group, step, pair, trail);
    const last = trail.steps.at(-1);
    if (group.length > 0 || !last) continue;
    const decidedBy = step.kind === 'pair' ? PAIR_NAME : last.criterion;
    return { ...trail, above: winnerOf(last, a, b), decidedBy };
  }
  return { ...trail, pending: pendingOf(ledger.rules) };
}

export const explain = (stage: TableStage, a: TeamId, b: TeamId, view?: View): Explanation =>
  explainOf(makeLedger(stage), a, b, view);
