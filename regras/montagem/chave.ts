// The bracket of a phase, from its settings and its entrants.

import type { Bracket, BracketSlot } from '#engine/knockout/bracket.ts';
import { doubleElimination } from '#engine/knockout/double-elimination.ts';
import { knockout } from '#engine/knockout/single-elimination.ts';
import { done, type Outcome } from '#engine/outcome.ts';
import type { Slot, TieId, TieRule } from '#engine/types.ts';
import type { FaseComChave, FaseDe } from '#regras/configuracao/fases.ts';
import { TERCEIRO } from './apelidos.ts';
import { tieRuleOf } from './regras-do-motor.ts';

type Rounds = Readonly<Record<number, TieRule>>;

function mataMata(
  fase: FaseDe<'mata_mata'>,
  entrants: readonly Slot[],
  rounds: Rounds,
): Outcome<Bracket> {
  return knockout({
    entrants,
    thirdPlace: fase.terceiro_lugar && entrants.length >= 4,
    reseed: fase.reordenar,
    ...(fase.entradas && { entries: fase.entradas }),
    rules: {
      every: tieRuleOf(fase),
      rounds,
      final: tieRuleOf(fase, fase.pernas_final),
      thirdPlace: tieRuleOf(fase, 1),
    },
  });
}

/** Rounds are counted from the final: how many there are is known once the bracket stands. */
function rodadasProprias(fase: FaseDe<'mata_mata'>, { ties }: Bracket): Rounds {
  const last = Math.max(...ties.map(({ round }) => round));
  const legs = fase.pernas_por_etapa ?? [];
  return Object.fromEntries(legs.map((n, back) => [last - 1 - back, tieRuleOf(fase, n)]));
}

/** 'V2.1' is the first tie in the second round of those who won, 'R1.1' of the repechage. */
function nomeDo(id: TieId): TieId {
  if (id === 'third') return TERCEIRO;
  return id.replace(/^W/, 'V').replace(/^L/, 'R');
}

const slotNomeado = (slot: BracketSlot): BracketSlot =>
  'tie' in slot ? { ...slot, tie: nomeDo(slot.tie) } : slot;

/** Rows and answers name ties by their ids, so these are the product's from the beginning. */
const comNomes = (bracket: Bracket): Bracket => ({
  ...bracket,
  ties: bracket.ties.map((tie) => ({
    ...tie,
    id: nomeDo(tie.id),
    slots: [slotNomeado(tie.slots[0]), slotNomeado(tie.slots[1])],
    ...(tie.onlyIfLost !== undefined && { onlyIfLost: nomeDo(tie.onlyIfLost) }),
  })),
});

export function chaveDe(fase: FaseComChave, entrants: readonly Slot[]): Outcome<Bracket> {
  const bracket = desenhar(fase, entrants);
  return bracket.ok ? done(comNomes(bracket.value)) : bracket;
}

function desenhar(fase: FaseComChave, entrants: readonly Slot[]): Outcome<Bracket> {
  if (fase.tipo === 'dupla_eliminacao') {
    return doubleElimination({ entrants, rule: tieRuleOf(fase), reset: fase.final_extra });
  }
  const bracket = mataMata(fase, entrants, {});
  if (!bracket.ok || !fase.pernas_por_etapa) return bracket;
  return mataMata(fase, entrants, rodadasProprias(fase, bracket.value));
}
