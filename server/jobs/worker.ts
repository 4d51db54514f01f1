// A loop that does what it finds and then waits: until somebody rings, or until it is time to look anyway.
import type { WorkPace } from './pace.ts';

export type Worker = {
  /** There may be something to do. */
  ring(): void;
  start(): void;
  /** Begins nothing new and waits for what is under way. */
  stop(): Promise<void>;
};

type Options = {
  /** Does one thing, if there is one; says whether there was. */
  look(): Promise<boolean>;
  onError(error: unknown): void;
  readonly times: number;
  readonly everyMs: number;
  /** Kept by all the loops together. */
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
    while (isRunning) {
      const rung = bell.next();
      try {
        if (await look()) await pace?.rest();
        else await bell.until(rung);
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
