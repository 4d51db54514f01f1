// When each ball of a draw is shown. Whoever has the page open sees the same ball at the same time: it
// follows from the instant of the draw, with nothing to send.
const BALL_MS = 4_000;
/** However many balls: a draw of 512 must not take half an hour. */
const LONGEST_MS = 120_000;

export const intervalo = (bolas: number) => Math.min(BALL_MS, LONGEST_MS / Math.max(1, bolas));

/** How many balls are out so long after the draw. */
export function bolasFora(bolas: number, passados: number): number {
  return Math.max(0, Math.min(bolas, Math.floor(passados / intervalo(bolas))));
}
