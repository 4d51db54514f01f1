// Who takes part in each phase, as slots: those of the first are the participants as drawn; those of the
// others come from the phase before ("2nd of group B", "5th seed").

import { crossedGroups, rankedByCampaign } from '#engine/knockout/crossings.ts';
import type { GroupId, Slot, TeamId } from '#engine/types.ts';
import type { Fase, FaseDe } from '#regras/configuracao/fases.ts';
import { cruzamentoEmVigor } from './cruzamento.ts';

/** What a draw gave: one list in seed order, or a list for each group. */
export type Sorteado = readonly TeamId[] | Readonly<Record<GroupId, readonly TeamId[]>>;

export type Grupo = { readonly id: GroupId; readonly entrants: readonly Slot[] };

/** Name of the only group of a phase that has one table. */
export const UNICO = '';

const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A, B, … Z, AA, AB … */
export function nomeDoGrupo(index: number): GroupId {
  const letter = LETRAS[index % LETRAS.length] ?? '';
  return index < LETRAS.length
    ? letter
    : nomeDoGrupo(Math.floor(index / LETRAS.length) - 1) + letter;
}

export const nomesDosGrupos = (count: number): GroupId[] =>
  Array.from({ length: count }, (_, index) => nomeDoGrupo(index));

const team = (id: TeamId): Slot => ({ kind: 'team', team: id });
const seeds = (count: number): Slot[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'seed', seed: index + 1 }));

/** How many a phase sends on, given how many entered it. */
export function quantosPassam(fase: Fase, entraram: number): number {
  if (fase.tipo === 'grupos') return fase.grupos * fase.classificam + fase.melhores;
  if ('classificam' in fase) return Math.min(fase.classificam, entraram);
  return 1;
}

/** 1..g, then g..1, and so on: groups of the same strength. */
function serpentina(slots: readonly Slot[], groups: number): Grupo[] {
  const filled = nomesDosGrupos(groups).map((id) => ({ id, entrants: [] as Slot[] }));
  for (const [index, slot] of slots.entries()) {
    const place = index % (2 * groups);
    filled[place < groups ? place : 2 * groups - 1 - place]?.entrants.push(slot);
  }
  return filled;
}

function deMataMata(fase: FaseDe<'mata_mata'>, antes: Fase, entram: number): readonly Slot[] {
  if (antes.tipo !== 'grupos') return seeds(entram);
  const groups = nomesDosGrupos(antes.grupos);
  const slots =
    cruzamentoEmVigor(fase, antes) === 'cruzado'
      ? crossedGroups(groups, antes.classificam)
      : rankedByCampaign(groups, antes.classificam, antes.melhores);
  return slots.ok ? slots.value : seeds(entram);
}

type Contexto = {
  readonly antes: Fase | undefined;
  readonly sorteado: Sorteado | undefined;
  /** How many come in, when no draw tells. */
  readonly entram: number;
};

const isList = (sorteado: Sorteado): sorteado is readonly TeamId[] => Array.isArray(sorteado);

/** Entrants of a bracket, best first, or of a phase with one table. */
export function entrantesEmLista(
  fase: Fase,
  { antes, sorteado, entram }: Contexto,
): readonly Slot[] {
  if (sorteado) return (isList(sorteado) ? sorteado : Object.values(sorteado).flat()).map(team);
  if (antes && fase.tipo === 'mata_mata') return deMataMata(fase, antes, entram);
  return seeds(entram);
}

export function entrantesEmGrupos(fase: Fase, contexto: Contexto): Grupo[] {
  const { sorteado } = contexto;
  if (sorteado && !isList(sorteado)) {
    return Object.entries(sorteado).map(([id, teams]) => ({ id, entrants: teams.map(team) }));
  }
  const slots = entrantesEmLista(fase, contexto);
  if (fase.tipo === 'grupos') return serpentina(slots, fase.grupos);
  return [{ id: UNICO, entrants: slots }];
}
