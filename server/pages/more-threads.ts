// More threads while pages wait in line: they use what the rest of the product leaves of the processor. They go
// when nobody has waited for a while, and their memory with them.

export type MoreThreads = {
  /** How many threads may be added. */
  readonly most: number;
  /** So long somebody has to be waiting before one is. */
  readonly afterMs: number;
  /** So long nobody has to be waiting before one goes. */
  readonly restMs: number;
};

type Pool = {
  add(): Promise<void>;
  /** Ends a thread that has nothing to do; false when all have. */
  endOne(): boolean;
};

export function moreThreads({ most, afterMs, restMs }: MoreThreads, pool: Pool) {
  let added = 0;
  let waitingSince: number | undefined;
  let rest: NodeJS.Timeout | undefined;

  function leave(): void {
    if (pool.endOne()) added -= 1;
    if (added > 0) restLater();
  }

  function restLater(): void {
    clearTimeout(rest);
    rest = setTimeout(leave, restMs);
    rest.unref();
  }

  function addOne(now: number): void {
    added += 1;
    waitingSince = now;
    pool.add().catch(() => {
      added -= 1;
    });
  }

  return {
    /** Told whenever pages were handed out. */
    lineIs(length: number, now = performance.now()): void {
      if (length === 0) {
        waitingSince = undefined;
        return;
      }
      waitingSince ??= now;
      if (added < most && now - waitingSince >= afterMs) addOne(now);
      if (added > 0) restLater();
    },
    close: () => clearTimeout(rest),
  };
}
