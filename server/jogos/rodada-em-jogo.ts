// Which round is being played: what the first view, the list of matches and the header of a championship name.
import type { Fase } from '#regras/configuracao/fases.ts';
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

/**
 * The first that is not over, else the last; never of a phase after one with rounds to be paired. One that only waits
 * for what was put off gives way to a later one in which somebody can play (server/competicao/resumo.ts).
 */
export function rodadaEmJogo(
  fases: readonly Fase[],
  rounds: readonly RodadaRow[],
): RodadaRow | undefined {
  const pairing = pairingPhase(fases, rounds);
  const reached = rounds.filter(({ fase }) => pairing === 0 || fase <= pairing);
  const open = reached.filter(({ jogos, feitos }) => feitos < jogos);
  const [first] = open;
  if (!first) return reached.at(-1);
  const isPutOff = first.feitos + first.adiados === first.jogos;
  return (isPutOff && open.find(({ jogaveis }) => jogaveis > 0)) || first;
}
