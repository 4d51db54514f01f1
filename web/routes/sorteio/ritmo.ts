// When each ball of a draw is shown. Whoever has the page open sees the same ball at the same time: it
// follows from where the ceremony was left, and when.
import type { Sorteio } from '#contract/sorteio.ts';

const BALL_MS = 4_000;
/** However many balls: a draw of 512 must not take half an hour. */
const LONGEST_MS = 120_000;
/** A ceremony that nobody took up again is over: who comes later sees the whole draw. */
const ABANDONED_MS = 2 * 3_600_000;

export type MomentoDaCerimonia = NonNullable<Sorteio['cerimonia']>;

export const intervalo = (bolas: number) => Math.min(BALL_MS, LONGEST_MS / Math.max(1, bolas));

/** How many balls are out at this time. */
export function bolasFora(
  bolas: number,
  { fora, em, andando }: MomentoDaCerimonia,
  now: number,
): number {
  const passed = now - Date.parse(em);
  if (passed > ABANDONED_MS) return bolas;
  const since = andando ? Math.max(0, Math.floor(passed / intervalo(bolas))) : 0;
  return Math.min(bolas, fora + since);
}
