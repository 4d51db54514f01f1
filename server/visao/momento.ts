// Where a championship stands, for its first view: the state that its organisers gave it, and the phase that is
// being played.
import type { Momento } from '#contract/visao.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { RodadaRow } from '#server/competicao/queries.ts';
import { rodadaEmJogo } from '#server/jogos/rodada-em-jogo.ts';

/** The first Swiss phase with rounds to be paired, 1 for the first; 0 where there is none. */
function pairingPhase(fases: readonly Fase[], rounds: readonly RodadaRow[]): number {
  const index = fases.findIndex((fase, at) => {
    if (fase.tipo !== 'suico') return false;
    const paired = rounds.filter((round) => round.fase === at + 1).map(({ rodada }) => rodada);
    return Math.max(0, ...paired) < fase.rodadas;
  });
  return index + 1;
}

/** The round being played; never of a phase after one with rounds to be paired. */
export function rodadaAtual(
  fases: readonly Fase[],
  rounds: readonly RodadaRow[],
): RodadaRow | undefined {
  const pairing = pairingPhase(fases, rounds);
  const reached = rounds.filter(({ fase }) => pairing === 0 || fase <= pairing);
  return rodadaEmJogo(reached);
}

const isBefore = ({ estado }: Pick<CampeonatoRow, 'estado'>) =>
  estado === 'rascunho' || estado === 'inscricoes';

export function momentoDe(
  campeonato: Pick<CampeonatoRow, 'estado' | 'fases'>,
  atual: Pick<RodadaRow, 'fase'> | undefined,
): Momento {
  const { estado, fases } = campeonato;
  if (estado === 'cancelado' || estado === 'encerrado') return estado;
  if (isBefore(campeonato) || !atual) return atual ? 'sorteado' : 'inscricoes';
  const fase = fases[atual.fase - 1];
  if (!fase || !temTabela(fase)) return 'mata_mata';
  return fase.tipo === 'grupos' ? 'grupos' : 'liga';
}
