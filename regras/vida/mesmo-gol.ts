// A goal that two voices tell is one goal. Nobody is asked: who presses is at the match, and what is taken for one
// says so in the list, where each voice may take its own word back.
import type { LadoDoJogo } from './partida.ts';

export type LanceDito = {
  readonly tipo: string;
  readonly lado: LadoDoJogo | null;
  /** Whose word it is; without it all are of one voice. */
  readonly voz?: string | undefined;
  /** When it happened, by who tells it. */
  readonly quando?: string | undefined;
};

/** So far apart are two presses about one goal, at most; one voice that presses twice means two. */
const JANELA_MS = 3 * 60_000;

const isNear = (one: LanceDito, other: LanceDito) =>
  Math.abs(Date.parse(one.quando ?? '') - Date.parse(other.quando ?? '')) <= JANELA_MS;

/** The goals of a side, each with every word that tells it, in the order in which they came. */
export function golsReunidos<One extends LanceDito>(
  lances: readonly One[],
  lado: LadoDoJogo,
): readonly (readonly [One, ...One[]])[] {
  const gols: [One, ...One[]][] = [];
  for (const lance of lances) {
    if (lance.tipo !== 'gol' || lance.lado !== lado) continue;
    const same = gols.find(
      (told) => told.every(({ voz }) => voz !== lance.voz) && isNear(told[0], lance),
    );
    if (same) same.push(lance);
    else gols.push([lance]);
  }
  return gols;
}
