// What keeps a competition from being played out: slots that name a group, a position or a tie which is not
// there, thirds that the allocation table cannot place, matches of unknown ties. Each with its field and
// reason. The product assembles its competitions itself, so no browser loads this.

import type { Competition, Phase, TablePhase } from '#engine/competition.ts';
import type { BracketSlot } from '#engine/knockout/bracket.ts';
import type { KnockoutPhase } from '#engine/knockout/bracket-results.ts';
import { sum } from '#engine/lists.ts';
import { requireDistinct, requireInteger, requireThat } from '#engine/outcome.ts';
import type { GroupId, Problem, TeamId, TieId } from '#engine/types.ts';
import { matchesProblems } from '#engine/validation.ts';
import { tableRulesProblems, tieRuleProblems } from './rule-problems.ts';
import { recordProblems } from './stage-problems.ts';

/** What the phases before a slot offer. */
type Sources = {
  readonly groups: ReadonlyMap<GroupId, number>;
  readonly ties: ReadonlySet<TieId>;
  /** How many teams can be seeded: by the tables before, or by hand. */
  readonly seeds: number;
  /** Groups whose winners meet a third. */
  readonly thirds: readonly GroupId[];
};

const NOTHING: Sources = { groups: new Map(), ties: new Set(), seeds: 0, thirds: [] };

const within = (prefix: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ field, reason }) => ({ field: `${prefix}.${field}`, reason }));

/** Positions, ranks and seeds are counted from 1. */
function numberReason(slot: BracketSlot): string | undefined {
  for (const name of ['position', 'rank', 'seed'] as const) {
    const value = (slot as { readonly [field in typeof name]?: number })[name] ?? 1;
    if (!Number.isInteger(value) || value < 1)
      return `${name} must be a whole number from 1 on, not ${value}`;
  }
  return undefined;
}

function slotReason(
  slot: BracketSlot,
  { groups, ties, seeds, thirds }: Sources,
): string | undefined {
  const largest = Math.max(0, ...groups.values());
  switch (slot.kind) {
    case 'winner':
    case 'loser':
      return ties.has(slot.tie) ? undefined : `there is no tie "${slot.tie}" before it`;
    case 'group': {
      const size = groups.get(slot.group);
      if (size === undefined) return `there is no group "${slot.group}" before it`;
      return slot.position <= size ? undefined : `group "${slot.group}" has only ${size} teams`;
    }
    case 'best':
      if (slot.position > largest) return `no group before it has ${slot.position} teams`;
      return slot.rank <= groups.size
        ? undefined
        : `there are only ${groups.size} groups before it`;
    case 'third':
      return thirds.includes(slot.against)
        ? undefined
        : `no third is sent to the winner of group "${slot.against}"`;
    case 'seed':
      return slot.seed <= seeds ? undefined : `there are only ${seeds} teams to seed`;
    default:
      return undefined;
  }
}

function slotProblems(slot: BracketSlot, field: string, sources: Sources): readonly Problem[] {
  const reason = numberReason(slot) ?? slotReason(slot, sources);
  return requireThat(reason === undefined, field, reason ?? '');
}

const winnersAgainst = (thirds: TablePhase['thirds']): readonly GroupId[] =>
  thirds?.table?.against ?? thirds?.against ?? [];

function thirdsProblems({ thirds, groups }: TablePhase): readonly Problem[] {
  if (!thirds) return [];
  const { count } = thirds;
  const winners = winnersAgainst(thirds).length;
  const reason = `${count} go through, but ${winners} winners meet a third`;
  return [
    ...requireInteger('thirds.count', count, 1, groups.length),
    ...requireThat(winners === count, 'thirds.count', reason),
  ];
}

/** Undefined when some are to come from the phases before. */
function namedTeams({ groups }: TablePhase): readonly TeamId[] | undefined {
  const entrants = groups.flatMap((group) => group.entrants).filter(({ kind }) => kind !== 'bye');
  const teams = entrants.flatMap((slot) => (slot.kind === 'team' ? slot.team : []));
  return teams.length === entrants.length ? teams : undefined;
}

function tableProblems(phase: TablePhase, sources: Sources): readonly Problem[] {
  const { groups, stage } = phase;
  return [
    ...requireDistinct(
      'groups',
      groups.map(({ id }) => id),
    ),
    ...groups.flatMap(({ entrants }, i) =>
      entrants.flatMap((slot, j) => slotProblems(slot, `groups[${i}].entrants[${j}]`, sources)),
    ),
    ...within('rules', tableRulesProblems(stage.rules)),
    ...recordProblems(stage, namedTeams(phase)),
    ...thirdsProblems(phase),
  ];
}

function knockoutProblems(phase: KnockoutPhase, before: Sources): readonly Problem[] {
  const { bracket, matches, seeds } = phase;
  const ids = bracket.ties.map(({ id }) => id);
  const seen = new Set<TieId>(before.ties);
  const sources = { ...before, ties: seen, seeds: seeds?.length ?? before.seeds };
  const ties = bracket.ties.flatMap(({ id, slots, rule }, i) => {
    const problems = [
      ...slots.flatMap((slot, j) => slotProblems(slot, `ties[${i}].slots[${j}]`, sources)),
      ...within(`ties[${i}].rule`, rule ? tieRuleProblems(rule) : []),
    ];
    seen.add(id);
    return problems;
  });
  const strays = matches.flatMap(({ tie = '' }, i) =>
    requireThat(ids.includes(tie), `matches[${i}].tie`, `there is no tie "${tie}"`),
  );
  return [...requireDistinct('ties', ids), ...ties, ...matchesProblems(matches), ...strays];
}

/** What a phase offers to those after it. */
function offeredBy(phase: Phase, before: Sources): Sources {
  if (phase.kind === 'knockout') {
    return {
      ...before,
      ties: new Set([...before.ties, ...phase.bracket.ties.map(({ id }) => id)]),
    };
  }
  const groups = new Map(phase.groups.map(({ id, entrants }) => [id, entrants.length]));
  const seeds = sum([...groups.values()]);
  return { groups, ties: before.ties, seeds, thirds: winnersAgainst(phase.thirds) };
}

export function competitionProblems({ phases }: Competition): readonly Problem[] {
  let sources = NOTHING;
  return phases.flatMap((phase, i) => {
    const problems =
      phase.kind === 'table' ? tableProblems(phase, sources) : knockoutProblems(phase, sources);
    sources = offeredBy(phase, sources);
    return within(`phases[${i}]`, problems);
  });
}
