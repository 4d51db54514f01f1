// A loop that does what it finds and then waits: until somebody rings, or until it is time to look anyway.

export type Worker = {
  /** There may be something to do. */
  ring(): void;
  start(): void;
  /** Begins nothing new and waits for what is under way. */
  stop(): Promise<void>;
};

/** Work that can wait leaves room for others: what comes at once beyond so many is done with rests between. */
export type WorkPace = { readonly atOnce: number; rest(): Promise<unknown> };

type Options = {
  /** Does one thing, if there is one; says whether there was. */
  look(): Promise<boolean>;
  onError(error: unknown): void;
  readonly times: number;
  readonly everyMs: number;
  readonly pace?: WorkPace | undefined;
};

function makeBell(everyMs: number) {
  let bell = Promise.withResolvers<void>();
  function ring(): void {
    bell.resolve();
    bell = Promise.withResolvers();
  }
  return {
    ring,
    /** Taken before a look, so that no ring after it is missed. */
    next: (): Promise<void> => bell.promise,
    async until(rung: Promise<void>): Promise<void> {
      const late = setTimeout(ring, everyMs);
      await rung;
      clearTimeout(late);
    },
  };
}

export function makeWorker({ look, onError, times, everyMs, pace }: Options): Worker {
  const bell = makeBell(everyMs);
  let isRunning = false;
  let loops: Promise<void>[] = [];

  async function loop(): Promise<void> {
    let inARow = 0;
    while (isRunning) {
      const rung = bell.next();
      try {
        const isFound = await look();
        inARow = isFound ? inARow + 1 : 0;
        if (!isFound) await bell.until(rung);
        else if (pace && inARow >= pace.atOnce) await pace.rest();
      } catch (error) {
        onError(error);
        await bell.until(bell.next());
      }
    }
  }

  return {
    ring: bell.ring,
    start() {
      isRunning = true;
      loops = Array.from({ length: times }, loop);
    },
    async stop() {
      isRunning = false;
      bell.ring();
      await Promise.all(loops);
    },
  };
}
