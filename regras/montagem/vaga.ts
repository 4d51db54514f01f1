// Who plays a match before it is known who: the place that they come from, as rows and answers tell it, and
// the same in the engine's words.
import type { BracketSlot } from '#engine/knockout/bracket.ts';
import type { Slot } from '#engine/types.ts';

export type Vaga =
  | { readonly tipo: 'participante'; readonly participante: string }
  /** Nobody: a rest, or a pass to the next round. */
  | { readonly tipo: 'folga' }
  | { readonly tipo: 'vencedor' | 'perdedor'; readonly confronto: string }
  /** 2nd of group B. */
  | { readonly tipo: 'grupo'; readonly grupo: string; readonly posicao: number }
  /** 3rd best of those in this position of their groups. */
  | { readonly tipo: 'melhor'; readonly posicao: number; readonly ordem: number }
  /** The third-placed team that goes to the winner of this group. */
  | { readonly tipo: 'terceiro'; readonly contra: string }
  /** nth of all by their campaign, or as they entered. */
  | { readonly tipo: 'geral'; readonly posicao: number }
  /** nth best of those who won in this round. */
  | { readonly tipo: 'restante'; readonly rodada: number; readonly ordem: number };

export const FOLGA: Vaga = { tipo: 'folga' };

export const vagaDo = (participante: string): Vaga => ({ tipo: 'participante', participante });

export function vagaDe(slot: BracketSlot): Vaga {
  switch (slot.kind) {
    case 'team':
      return vagaDo(slot.team);
    case 'bye':
      return FOLGA;
    case 'winner':
      return { tipo: 'vencedor', confronto: slot.tie };
    case 'loser':
      return { tipo: 'perdedor', confronto: slot.tie };
    case 'group':
      return { tipo: 'grupo', grupo: slot.group, posicao: slot.position };
    case 'best':
      return { tipo: 'melhor', posicao: slot.position, ordem: slot.rank };
    case 'third':
      return { tipo: 'terceiro', contra: slot.against };
    case 'seed':
      return { tipo: 'geral', posicao: slot.seed };
    case 'remaining':
      return { tipo: 'restante', rodada: slot.round, ordem: slot.rank };
  }
}

/** Undefined for a place that only its bracket can fill. */
export function slotOf(vaga: Vaga): Slot | undefined {
  switch (vaga.tipo) {
    case 'participante':
      return { kind: 'team', team: vaga.participante };
    case 'folga':
      return { kind: 'bye' };
    case 'vencedor':
      return { kind: 'winner', tie: vaga.confronto };
    case 'perdedor':
      return { kind: 'loser', tie: vaga.confronto };
    case 'grupo':
      return { kind: 'group', group: vaga.grupo, position: vaga.posicao };
    case 'melhor':
      return { kind: 'best', position: vaga.posicao, rank: vaga.ordem };
    case 'terceiro':
      return { kind: 'third', against: vaga.contra };
    case 'geral':
      return { kind: 'seed', seed: vaga.posicao };
    case 'restante':
      return undefined;
  }
}

export const ehFolga = ({ vaga_visitante }: { readonly vaga_visitante: Vaga }): boolean =>
  vaga_visitante.tipo === 'folga';
