// When a championship cannot be drawn, or not like this.
import type { EntradaDoSorteio } from '#regras/montagem/sorteio.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { AppError } from '#server/http/errors.ts';

export function requireDrawable({ tem_resultado, estado }: CampeonatoVisto): void {
  if (tem_resultado || estado === 'encerrado' || estado === 'cancelado') {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.sorteio_tarde' } });
  }
}

/** Nobody kept apart: then it is the number of groups that does not fit. */
export function impossible({ separados, potes }: EntradaDoSorteio): AppError {
  const n = potes.flat().length;
  const validations =
    separados.length > 0
      ? { separados: { key: 'campeonatos.sorteio_impossivel' } as const }
      : { fases: { key: 'campeonatos.formato_impossivel', params: { n } } as const };
  return new AppError('dados_invalidos', { validations });
}
