// A goal that two tell is one goal, and so is a card: two voices, or two devices of one voice that did not know of each
// other's word. Nobody is asked: who presses is at the match, and what is taken for one goal says so in the list, where it
// can be taken back.
import type { LadoDoJogo } from './partida.ts';

export type LanceDito = {
  readonly uuid?: string | undefined;
  readonly tipo: string;
  readonly lado: LadoDoJogo | null;
  /** Whose word it is; without it all are of one voice. */
  readonly voz?: string | undefined;
  /** When it happened, by who tells it. */
  readonly quando?: string | undefined;
  /** Goals of that side that its teller knew of; none given: unknown. */
  readonly viu?: readonly string[] | null | undefined;
};

/** So far apart are two presses about one goal, at most; who knows of a goal and presses means another. */
const JANELA_MS = 3 * 60_000;

const isNear = (one: LanceDito, other: LanceDito) =>
  Math.abs(Date.parse(one.quando ?? '') - Date.parse(other.quando ?? '')) <= JANELA_MS;

const isUnaware = ({ viu }: LanceDito, { uuid }: LanceDito) =>
  viu != null && uuid !== undefined && !viu.includes(uuid);

/** Of two voices, or of one that speaks on two devices at once. */
const isOther = (one: LanceDito, other: LanceDito) =>
  one.voz !== other.voz || (isUnaware(one, other) && isUnaware(other, one));

/** Of words that may all be about one thing: what happened, each with every word that tells it, in the order they came. */
export function reunidos<One extends LanceDito>(
  lances: readonly One[],
): readonly (readonly [One, ...One[]])[] {
  const feitos: [One, ...One[]][] = [];
  for (const lance of lances) {
    const same = feitos.find(
      (told) => told.every((one) => isOther(one, lance)) && isNear(told[0], lance),
    );
    if (same) same.push(lance);
    else feitos.push([lance]);
  }
  return feitos;
}

/** The goals of a side. */
export const golsReunidos = <One extends LanceDito>(lances: readonly One[], lado: LadoDoJogo) =>
  reunidos(lances.filter((one) => one.tipo === 'gol' && one.lado === lado));
