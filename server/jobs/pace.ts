// A pace for work that leaves the process: so much may be done at once, the rest as time goes by.
import { setTimeout as later } from 'node:timers/promises';

export type WorkPace = {
  /** After each thing done: waits for as long as it, and those before it, were too quick. */
  rest(): Promise<unknown>;
};

type Options = {
  readonly atOnce: number;
  readonly everyMs: number;
  now?(): number;
  sleep?(ms: number): Promise<unknown>;
};

/**
 * What was not done in a quiet time may be done at once, up to so much: whether things wait in a heap or come one by
 * one, in the long run no more is done than one each so many milliseconds.
 */
export function makePace({
  atOnce,
  everyMs,
  now = () => performance.now(),
  sleep = later,
}: Options): WorkPace {
  /** By then as much may be done at once again. */
  let rested = Number.NEGATIVE_INFINITY;
  return {
    async rest() {
      const at = now();
      rested = Math.max(rested, at) + everyMs;
      const early = rested - at - (atOnce - 1) * everyMs;
      if (early > 0) await sleep(early);
    },
  };
}
