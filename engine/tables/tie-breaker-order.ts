// The order of tie-breakers, read once into the steps that are taken. Neighbouring h2h_* criteria are one
// step, as UEFA, FIFA 2026 and CONMEBOL 2026 write them ("criteria a to c"); everything else stands alone.

import type { Tiebreaker } from '#engine/types.ts';
import type { TieBreakStep } from './table-shapes.ts';
import { CRITERIA } from './tie-breakers.ts';

/** Confronto direto (CBF): the two matches as if they were a tie, points and then goals. */
const PAIR: TieBreakStep = { kind: 'pair', criteria: ['h2h_points', 'h2h_goal_difference'] };

export function stepsOf(tiebreakers: readonly Tiebreaker[]): readonly TieBreakStep[] {
  const steps: TieBreakStep[] = [];
  for (const name of tiebreakers) {
    if (!Object.hasOwn(CRITERIA, name)) throw new RangeError(`unknown tiebreaker "${name}"`);
    const last = steps.at(-1);
    if (name === 'head_to_head_two_teams_only') steps.push(PAIR);
    else if (!name.startsWith('h2h_')) steps.push({ kind: 'plain', criterion: name });
    else if (last?.kind !== 'head_to_head') steps.push({ kind: 'head_to_head', criteria: [name] });
    else steps[steps.length - 1] = { ...last, criteria: [...last.criteria, name] };
  }
  return steps;
}
