// What a result came to, in a few facts for the sentence that tells it: where the two stand now, who goes on,
// who is champion.
import type { DesfechoDoPlacar } from '#contract/partidas.ts';
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

type NaChave = Pick<DesfechoDoPlacar, 'passa' | 'segunda_final'>;

const NINGUEM: NaChave = { passa: null, segunda_final: false };

/** Who won the tie and plays on: in another tie that is open, or in a phase to come. */
function naChave({ fases }: Estado, { fase, confronto }: PartidaJogada): NaChave {
  const state = fases[fase - 1];
  if (state?.kind !== 'knockout') return NINGUEM;
  const { ties } = state.bracket;
  const own = ties.find(({ tie }) => tie.id === confronto);
  const winner = own?.status === 'decided' ? own.winner : undefined;
  if (!winner) return NINGUEM;
  const isOpen = (status: string) => status === 'waiting' || status === 'ready';
  const next = ties.filter(({ status, teams }) => isOpen(status) && teams.includes(winner));
  // Both play it: nobody went through.
  if (next.some(({ tie }) => tie.onlyIfLost === confronto)) {
    return { passa: null, segunda_final: true };
  }
  return { ...NINGUEM, passa: next.length > 0 || fase < fases.length ? winner : null };
}

/** `antes`: so that a champion is told by the result that made them one. */
export function desfechoDe(
  estado: Estado,
  partida: PartidaJogada,
  antes?: Estado,
): DesfechoDoPlacar {
  if (!partida.resultado) return { posicoes: [], ...NINGUEM, campeao: null };
  const campeao = campeaoDe(estado);
  const isNew = antes === undefined || campeaoDe(antes) !== campeao;
  return {
    posicoes: posicoesDe(estado, partida),
    ...naChave(estado, partida),
    campeao: isNew ? campeao : null,
  };
}
