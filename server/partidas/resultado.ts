// What somebody enters, as it is kept, and whether it makes sense for the match.
import type { Lancamento } from '#contract/partidas.ts';
import type { Resultado, ResultadoComPlacar } from '#regras/montagem/resultado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';

export type Lancado = {
  readonly resultado: Resultado | null;
  readonly estado: PartidaRow['estado'];
  /** Of a match that is put off: its new day, or none yet. */
  readonly adiada_para?: string | null;
  /** Of one that a verdict has played again: by when. */
  readonly joga_de_novo_ate?: string;
};

type PlacarLancado = Extract<Lancamento, { tipo: 'placar' }>;

/** Penalties need a winner. */
function requireShootout({ penaltis }: PlacarLancado): void {
  if (!penaltis || penaltis[0] !== penaltis[1]) return;
  const key = 'campeonatos.penaltis_empatados';
  throw new AppError('dados_invalidos', { validations: { penaltis: { key } } });
}

function placar(lancamento: PlacarLancado): ResultadoComPlacar {
  requireShootout(lancamento);
  const { mandante, visitante, prorrogacao, penaltis } = lancamento;
  return {
    tipo: 'placar',
    mandante,
    visitante,
    ...(prorrogacao && { prorrogacao: true }),
    ...(penaltis && { penaltis }),
  };
}

export function lancadoDe(lancamento: Lancamento): Lancado {
  switch (lancamento.tipo) {
    case 'placar':
      return { resultado: placar(lancamento), estado: 'confirmada' };
    case 'wo':
      return { resultado: { tipo: 'wo', wo_de: lancamento.wo_de }, estado: 'wo' };
    case 'adiar':
      return {
        ...{ resultado: null, estado: 'adiada' },
        adiada_para: lancamento.jogo_previsto_at ?? null,
      };
    case 'cancelar':
      return { resultado: { tipo: 'cancelada' }, estado: 'cancelada' };
    case 'limpar':
      return { resultado: null, estado: 'agendada' };
  }
}
