// Extra matches beyond the legs of a tie, where the rule ends in another match: a replay, or one played for the
// golden goal.
import type { TieResult } from '#engine/knockout/tie.ts';
import type { TieDecider, TieRule } from '#engine/types.ts';

/** No tie has more legs than this: what is numbered above it is an extra match, whatever the tie. */
export const ULTIMA_PERNA = 2;

export const ehExtra = ({ perna }: { readonly perna: number }): boolean => perna > ULTIMA_PERNA;

/** Which kind of extra match a level tie goes to; undefined where the rule knows none. */
export const tipoDeExtra = (deciders: readonly TieDecider[]) =>
  deciders.find((decider) => decider === 'replay' || decider === 'golden_goal');

/** Whether a match can still decide its tie: only an extra one, where neither side turned up for a leg. */
export const decidesOpenTie = (
  { status, pending }: Pick<TieResult, 'status' | 'pending'>,
  partida: { readonly perna: number },
): boolean => (pending ? ehExtra(partida) : status === 'open');

/** A better campaign is known from the start: listed after the extra match, it waits for it. */
export function regraEmVigor(rule: TieRule, jogouExtra: boolean): TieRule {
  const tipo = tipoDeExtra(rule.deciders);
  if (!tipo || jogouExtra) return rule;
  const at = rule.deciders.indexOf(tipo);
  const deciders = rule.deciders.filter((how, index) => index < at || how !== 'better_campaign');
  return { ...rule, deciders };
}
