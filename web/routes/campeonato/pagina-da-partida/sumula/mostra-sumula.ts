// Whether the page of a match has its sheet: somebody filled it in, or may.
import type { DadosDaPartida } from '../carregar.ts';

type DaSumula = {
  readonly partida: Pick<DadosDaPartida['partida'], 'estado'>;
  readonly sumula: {
    readonly mandante: { readonly lances: readonly unknown[] };
    readonly visitante: { readonly lances: readonly unknown[] };
    readonly pode: readonly unknown[];
  };
};

/** That of a result that was undone is kept, and counts for nobody while the match is to be played. */
export function mostraSumula({ partida, sumula }: DaSumula): boolean {
  const { mandante, visitante, pode } = sumula;
  const isToBePlayed = partida.estado === 'agendada' || partida.estado === 'adiada';
  const isWritten = mandante.lances.length > 0 || visitante.lances.length > 0;
  return pode.length > 0 || (isWritten && !isToBePlayed);
}
