// The round of a championship that is being played, from the counts of its rounds (the summary on cards has the matches
// themselves: server/competicao/resumo.ts).
import type { Fase } from '#regras/configuracao/fases.ts';
import { rodadaEmJogo } from '#regras/montagem/rodada-em-jogo.ts';
import type { RodadaRow } from '#server/competicao/queries.ts';

/** The first Swiss phase with rounds to be paired, 1 for the first; 0 where there is none. */
function pairingPhase(fases: readonly Fase[], rounds: readonly RodadaRow[]): number {
  const index = fases.findIndex((fase, at) => {
    if (fase.tipo !== 'suico') return false;
    const paired = rounds.filter((round) => round.fase === at + 1).map(({ rodada }) => rodada);
    return Math.max(0, ...paired) < fase.rodadas;
  });
  return index + 1;
}

/** The one being played, never of a phase after one with rounds to be paired. */
export function rodadaAtual(
  fases: readonly Fase[],
  rounds: readonly RodadaRow[],
): RodadaRow | undefined {
  const pairing = pairingPhase(fases, rounds);
  return rodadaEmJogo(rounds.filter(({ fase }) => pairing === 0 || fase <= pairing));
}
