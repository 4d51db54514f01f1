// When a championship cannot be drawn, or not like this.
import type { EntradaDoSorteio } from '#regras/montagem/sorteio.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { gruposDaFase } from './entrada-do-sorteio.ts';
import { listConfirmados } from './queries.ts';

export function requireDrawable({ tem_resultado, estado }: CampeonatoVisto): void {
  if (tem_resultado || estado === 'encerrado' || estado === 'cancelado') {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.sorteio_tarde' } });
  }
}

/** Between the two steps somebody may have come or gone, or the format may have changed. */
export async function requireStillTrue(
  tx: Tx,
  campeonato: CampeonatoVisto,
  { potes, manual, grupos: count }: EntradaDoSorteio,
) {
  const given = manual ? Object.values(manual).flat() : potes.flat();
  const known = new Set((await listConfirmados(tx, campeonato.id)).map(({ uuid }) => uuid));
  const isSame = given.length === known.size && given.every((uuid) => known.has(uuid));
  if (isSame && count === gruposDaFase(campeonato.fases[0])) return;
  throw new AppError('estado_mudou', { text: { key: 'campeonatos.sorteio_velho' } });
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
