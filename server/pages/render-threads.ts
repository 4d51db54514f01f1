// Pages are rendered in threads of their own: React keeps a core busy for milliseconds, and the API, the
// kept pages and the log-ins must not wait for it. One thread for each core but the one that all the rest
// runs on, and while pages wait one more. A thread that dies fails the pages under way in it and is replaced.
// What the threads cannot take waits in line; when the line is full, more is refused at once instead of being
// answered too late.
import { availableParallelism } from 'node:os';
import type { AskApi, Asked, RenderedPage, Renderer } from './handler.ts';
import { type MoreThreads, moreThreads } from './more-threads.ts';
import { type RenderPatience, refusal, startThread, type Thread } from './one-thread.ts';

const RENDER_THREAD = new URL('./render-thread.ts', import.meta.url);
const MOST_THREADS = 4;
const RETRY_MS = 1_000;

type Limits = RenderPatience & {
  /** Pages under way in one thread: while one waits for its data, others are rendered. */
  readonly atOnce: number;
  readonly inLine: number;
  readonly more: MoreThreads;
};

/** `patience`: how many times longer than usual a page may take. */
export const limitsWith = (patience: number): Limits => ({
  pageMs: 10_000 * patience,
  signMs: 2_000 * patience,
  atOnce: 8,
  inLine: 200,
  more: { most: 1, afterMs: 1_000, restMs: 60_000 },
});

type Waiting = {
  readonly asked: Asked;
  readonly askApi: AskApi;
  readonly since: number;
  resolve(rendered: Promise<RenderedPage>): void;
  reject(error: unknown): void;
};

/** The threads that there are; `onRoom` is called when one more can take pages. */
function poolOf(entry: URL, limits: Limits, onRoom: () => void) {
  const threads = new Set<Thread>();
  let isClosing = false;

  async function add(): Promise<void> {
    const thread = await startThread(entry, limits, () => {
      if (threads.delete(thread)) addSoon();
    });
    if (isClosing) await thread.end();
    threads.add(thread);
    onRoom();
  }

  function addSoon(): void {
    if (!isClosing) add().catch(() => setTimeout(addSoon, RETRY_MS).unref());
  }

  return {
    threads,
    add,
    /** Ends one that has nothing to do; false when there is none to spare. */
    endOne(): boolean {
      const idle = [...threads].find((thread) => thread.load() === 0);
      // Taken out of the set, it is not replaced.
      if (!idle || threads.size === 1 || !threads.delete(idle)) return false;
      void idle.end();
      return true;
    },
    freest(): Thread | undefined {
      const [first] = [...threads].sort((a, b) => a.load() - b.load());
      return first && first.load() < limits.atOnce ? first : undefined;
    },
    async close(): Promise<void> {
      isClosing = true;
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

/** With the number of its threads. */
type ThreadedRenderer = Renderer & { threads(): number };

export async function threadedRenderer(
  limits: Limits,
  entry = RENDER_THREAD,
): Promise<ThreadedRenderer> {
  const line: Waiting[] = [];
  const pool = poolOf(entry, limits, handOut);
  const more = moreThreads(limits.more, pool);

  function handOut(): void {
    for (let thread = pool.freest(); thread; thread = pool.freest()) {
      const next = line.shift();
      if (!next) break;
      const isTooLate = performance.now() - next.since > limits.pageMs;
      if (isTooLate) next.reject(refusal());
      else next.resolve(thread.render(next.asked, next.askApi).finally(handOut));
    }
    more.lineIs(line.length);
  }

  const count = Math.min(Math.max(availableParallelism() - 1, 1), MOST_THREADS);
  await Promise.all(Array.from({ length: count }, pool.add));
  const [any] = pool.threads;

  return {
    threads: () => pool.threads.size,
    pages: async () => any?.pages ?? [],
    async render(asked, askApi) {
      const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
      const waiting = { asked, askApi, since: performance.now(), resolve, reject };
      // The page that says that there is too much to do comes first.
      if (asked.kind === 'fault') line.unshift(waiting);
      else if (line.length < limits.inLine) line.push(waiting);
      else throw refusal();
      handOut();
      return promise;
    },
    async close() {
      more.close();
      for (const waiting of line.splice(0)) waiting.reject(refusal());
      await pool.close();
    },
  };
}
