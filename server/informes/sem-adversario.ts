// Who has nobody to play against, and what they have by it: the other side of a tie is one to which nobody ever comes.
import type { TeamId } from '#engine/types.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { campeaoDe } from '#server/competicao/resumo.ts';

export type SemAdversario = {
  readonly participante: TeamId;
  readonly fica: 'passa' | 'campeao' | 'terceiro';
};

export function semAdversarioEm(
  estado: Estado,
  { fase, confronto }: PartidaRow,
): SemAdversario | null {
  const state = estado.fases[fase - 1];
  if (state?.kind !== 'knockout') return null;
  const own = state.bracket.ties.find(({ tie }) => tie.id === confronto);
  if (own?.status !== 'free_pass' || !own.winner) return null;
  const { winner: participante } = own;
  if (confronto === TERCEIRO) return { participante, fica: 'terceiro' };
  return { participante, fica: campeaoDe(estado) === participante ? 'campeao' : 'passa' };
}
