// What becomes of a score that the table official enters: the word of the organisation where nothing is official
// yet, and never over a result that is.
import { type RecusaDaVida, recusaDoJogo } from './movimentos.ts';
import { type FatosDaPartida, type Informado, mesmasFiguras } from './partida.ts';

/** What the device is told: it counts, it was there already, or the organisation has to decide. */
export const RESPOSTAS_DA_MESA = ['aceito', 'ja_estava', 'difere'] as const;

export type RespostaDaMesa = (typeof RESPOSTAS_DA_MESA)[number];

/** `contesta`: against the result in force; `no_caso`: one more version in a case that is open. */
export type DestinoDaPalavra = 'oficial' | 'ja_estava' | 'contesta' | 'no_caso';

export function recusaDaMesa(fatos: FatosDaPartida): RecusaDaVida | null {
  return recusaDoJogo(fatos) ?? (fatos.estado === 'cancelada' ? 'cancelada' : null);
}

export function destinoDaPalavra(
  { estado, resultado }: FatosDaPartida,
  informado: Informado,
): DestinoDaPalavra {
  if (estado === 'contestada') return 'no_caso';
  if (resultado?.tipo !== 'placar' && resultado?.tipo !== 'wo') return 'oficial';
  return mesmasFiguras(resultado, informado) ? 'ja_estava' : 'contesta';
}
