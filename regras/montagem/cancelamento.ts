// Whether a match may be called off. In a table it then counts for nobody; a tie needs a leg that tells who goes on.
import { ehExtra } from './jogo-extra.ts';

type JogoDoConfronto = {
  readonly uuid: string;
  readonly fase: number;
  readonly confronto: string | null;
  readonly perna: number;
  readonly estado: string;
};

/** Each is the key of its text, among those of a championship. */
export type RecusaDoCancelamento = 'extra_nao_cancela' | 'confronto_nao_cancela';

/** `partidas`: those of its tie, or all that there are. */
export function recusaDoCancelamento(
  partida: JogoDoConfronto,
  partidas: readonly JogoDoConfronto[],
): RecusaDoCancelamento | null {
  const { uuid, fase, confronto } = partida;
  if (confronto === null) return null;
  if (ehExtra(partida)) return 'extra_nao_cancela';
  const decides = (one: JogoDoConfronto) =>
    one.fase === fase && one.confronto === confronto && !ehExtra(one) && one.estado !== 'cancelada';
  return partidas.some((one) => one.uuid !== uuid && decides(one)) ? null : 'confronto_nao_cancela';
}
