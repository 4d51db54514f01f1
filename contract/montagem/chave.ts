// The bracket of a phase, from its settings and its entrants.
import type { FaseComChave } from '#contract/fases.ts';
import type { Bracket } from '#engine/bracket.ts';
import { doubleElimination } from '#engine/double-elimination.ts';
import { knockout } from '#engine/knockout.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { Slot } from '#engine/types.ts';
import { tieRuleOf } from './regras-do-motor.ts';

export function chaveDe(fase: FaseComChave, entrants: readonly Slot[]): Outcome<Bracket> {
  if (fase.tipo === 'dupla_eliminacao') {
    return doubleElimination({ entrants, rule: tieRuleOf(fase), reset: fase.final_extra });
  }
  return knockout({
    entrants,
    thirdPlace: fase.terceiro_lugar && entrants.length >= 4,
    reseed: fase.reordenar,
    ...(fase.entradas && { entries: fase.entradas }),
    rules: {
      every: tieRuleOf(fase),
      final: tieRuleOf(fase, fase.pernas_final),
      thirdPlace: tieRuleOf(fase, 1),
    },
  });
}
