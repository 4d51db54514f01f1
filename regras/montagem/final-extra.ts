// The second final of a double elimination, which is played only when the unbeaten side loses the first. Its
// match is there from the draw on, so that it has a place in the calendar, and shows only once it is needed.

/** Id of its tie. */
export const FINAL_EXTRA = 'F2';

type PartidaReservada = {
  readonly confronto: string | null;
  readonly mandante: string | null;
  readonly resultado: unknown;
};

/** Nobody needs it, or not yet: it has no sides. */
export const ehReserva = ({ confronto, mandante, resultado }: PartidaReservada): boolean =>
  confronto === FINAL_EXTRA && mandante === null && resultado === null;
