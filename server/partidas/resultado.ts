// What an organiser enters, in the engine's words, and whether it makes sense for the match.
import type { Lancamento } from '#contract/partidas.ts';
import type { Result } from '#engine/types.ts';
import { walkoverPorAusencia } from '#regras/montagem/ausencia.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';

export type Lancado = {
  readonly resultado: Result | null;
  readonly estado: PartidaRow['estado'];
  /** Of a match that is put off: its new day, or none yet. */
  readonly adiada_para?: string | null;
};

type Placar = Extract<Lancamento, { tipo: 'placar' }>;

/** Penalties need a winner. */
function requireShootout({ penaltis }: Placar): void {
  if (!penaltis || penaltis[0] !== penaltis[1]) return;
  const key = 'campeonatos.penaltis_empatados';
  throw new AppError('dados_invalidos', { validations: { penaltis: { key } } });
}

function placar(lancamento: Placar): Result {
  requireShootout(lancamento);
  const { mandante, visitante, prorrogacao, penaltis } = lancamento;
  return {
    kind: 'played',
    score: { home: mandante, away: visitante },
    ...(prorrogacao && { extraTime: true }),
    ...(penaltis && { penalties: { home: penaltis[0], away: penaltis[1] } }),
  };
}

export function lancadoDe(lancamento: Lancamento): Lancado {
  switch (lancamento.tipo) {
    case 'placar':
      return { resultado: placar(lancamento), estado: 'confirmada' };
    case 'wo':
      return { resultado: walkoverPorAusencia(lancamento.wo_de), estado: 'wo' };
    case 'adiar':
      return {
        ...{ resultado: null, estado: 'adiada' },
        adiada_para: lancamento.jogo_previsto_at ?? null,
      };
    case 'cancelar':
      return { resultado: { kind: 'cancelled' }, estado: 'cancelada' };
    case 'limpar':
      return { resultado: null, estado: 'agendada' };
  }
}
