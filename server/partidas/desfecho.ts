// What a result came to, in a few facts for the sentence that tells it: where the two stand now, who goes on,
// who is champion.
import type { DesfechoDoPlacar } from '#contract/partidas.ts';
import type { TeamId } from '#engine/types.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { campeaoDe } from '#server/competicao/resumo.ts';

type PartidaJogada = Pick<
  PartidaRow,
  'fase' | 'confronto' | 'mandante' | 'visitante' | 'resultado'
>;

function posicoesDe({ fases }: Estado, { fase, mandante, visitante }: PartidaJogada) {
  const state = fases[fase - 1];
  if (state?.kind !== 'table') return [];
  const rows = [...state.tables.values()].flat();
  return rows
    .filter(({ team }) => team === mandante || team === visitante)
    .map(({ team, position }) => ({ participante: team, posicao: position }));
}

/** Who won the tie and plays on: in another tie that is open, or in a phase to come. */
function quemPassa({ fases }: Estado, { fase, confronto }: PartidaJogada): TeamId | null {
  const state = fases[fase - 1];
  if (state?.kind !== 'knockout') return null;
  const { ties } = state.bracket;
  const own = ties.find(({ tie }) => tie.id === confronto);
  const winner = own?.status === 'decided' ? own.winner : undefined;
  if (!winner) return null;
  const isOpen = (status: string) => status === 'waiting' || status === 'ready';
  const playsOn = ties.some(({ status, teams }) => isOpen(status) && teams.includes(winner));
  return playsOn || fase < fases.length ? winner : null;
}

/** `antes`: so that a champion is told by the result that made them one. */
export function desfechoDe(
  estado: Estado,
  partida: PartidaJogada,
  antes?: Estado,
): DesfechoDoPlacar {
  if (!partida.resultado) return { posicoes: [], passa: null, campeao: null };
  const campeao = campeaoDe(estado);
  const isNew = antes === undefined || campeaoDe(antes) !== campeao;
  return {
    posicoes: posicoesDe(estado, partida),
    passa: quemPassa(estado, partida),
    campeao: isNew ? campeao : null,
  };
}
