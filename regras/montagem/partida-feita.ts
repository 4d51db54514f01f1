import type { Resultado } from './resultado.ts';
import { ehFolga, type Vaga } from './vaga.ts';

type PartidaComResultado = {
  readonly resultado: Resultado | null;
  /** What a withdrawal makes of it. */
  readonly decisao: Resultado | null;
  readonly estado: string;
  readonly vaga_visitante: Vaga;
};

/** Nothing is left to play: a result, a withdrawal that decides it, called off, or a rest. The column `feita`
 * of the matches says the same in the database. */
export const feita = (partida: PartidaComResultado): boolean =>
  partida.resultado !== null ||
  partida.decisao !== null ||
  partida.estado === 'cancelada' ||
  ehFolga(partida);
