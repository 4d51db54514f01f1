import type { Result, Slot } from '#engine/types.ts';

type Partida = {
  readonly resultado: Result | null;
  /** What a withdrawal makes of it. */
  readonly decisao: Result | null;
  readonly estado: string;
  readonly vaga_visitante: Slot;
};

/** Nothing is left to play: a result, a withdrawal that decides it, called off, or a rest. The column `feita`
 * of the matches says the same in the database. */
export const feita = ({ resultado, decisao, estado, vaga_visitante }: Partida): boolean =>
  resultado !== null || decisao !== null || estado === 'cancelada' || vaga_visitante.kind === 'bye';
