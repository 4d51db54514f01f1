// How a match went for one of its sides.
import type { Partida } from '#contract/partidas.ts';

export type Desfecho = 'v' | 'e' | 'd';

export const ehMandante = ({ mandante }: Partida, uuid: string) => mandante.participante === uuid;

/** Null while it is open, or where it does not count. Who wins on penalties drew the match. */
export function desfechoDe(partida: Partida, uuid: string): Desfecho | null {
  const { placar, wo_de } = partida;
  const isHome = ehMandante(partida, uuid);
  if (wo_de) return wo_de === 'ambos' || (wo_de === 'mandante') === isHome ? 'd' : 'v';
  if (!placar) return null;
  const [own, other] = isHome
    ? [placar.mandante, placar.visitante]
    : [placar.visitante, placar.mandante];
  if (own === other) return 'e';
  return own > other ? 'v' : 'd';
}

export function contar(partidas: readonly Partida[], uuid: string): Record<Desfecho, number> {
  const counts = { v: 0, e: 0, d: 0 };
  for (const partida of partidas) {
    const letter = desfechoDe(partida, uuid);
    if (letter) counts[letter] += 1;
  }
  return counts;
}
