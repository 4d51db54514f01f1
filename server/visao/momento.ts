// Where a championship stands, for its first view: the state that its organisers gave it, and the phase that is
// being played.
import type { Momento } from '#contract/visao.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { RodadaRow } from '#server/competicao/queries.ts';

const isBefore = ({ estado }: Pick<CampeonatoRow, 'estado'>) =>
  estado === 'rascunho' || estado === 'inscricoes';

type Rodada = Pick<RodadaRow, 'jogos' | 'feitos'>;

/** Somebody has won, and every match has its result. */
export const isAllPlayed = (
  { campeao_uuid }: Pick<CampeonatoRow, 'campeao_uuid'>,
  rodadas: readonly Rodada[],
) => campeao_uuid !== null && rodadas.every(({ jogos, feitos }) => jogos === feitos);

type Situacao = {
  readonly atual: Pick<RodadaRow, 'fase'> | undefined;
  /** All is played and nothing waits for lots or a verdict: over, although nobody has closed it yet. */
  readonly isDecided?: boolean;
};

export function momentoDe(
  campeonato: Pick<CampeonatoRow, 'estado' | 'fases'>,
  { atual, isDecided = false }: Situacao,
): Momento {
  const { estado, fases } = campeonato;
  if (estado === 'cancelado' || estado === 'encerrado') return estado;
  if (isBefore(campeonato) || !atual) return atual ? 'sorteado' : 'inscricoes';
  if (isDecided) return 'encerrado';
  const fase = fases[atual.fase - 1];
  if (!fase || !temTabela(fase)) return 'mata_mata';
  return fase.tipo === 'grupos' ? 'grupos' : 'liga';
}
