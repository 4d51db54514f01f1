// Pages are rendered in threads of their own: React keeps a core busy for milliseconds, and the API, the
// kept pages and the log-ins must not wait for it. One thread for each core but the one that all the rest
// runs on. A thread that dies fails the pages under way in it and is replaced.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AskApi, Rendered, Renderer } from './handler.ts';
import type { PageCode } from './page-code.ts';
import type { FromThread, ToThread } from './render-thread.ts';

const RENDER_THREAD = new URL('./render-thread.ts', import.meta.url);
const MOST_THREADS = 4;
const RETRY_MS = 1_000;
// A page leaves much behind at once; with more room it is collected less often.
const YOUNG_MB = 64;

type Page = {
  readonly askApi: AskApi;
  resolve(rendered: Rendered): void;
  reject(error: unknown): void;
};

type Thread = {
  readonly worker: Worker;
  readonly pages: Map<number, Page>;
  code: readonly PageCode[];
};

async function answerCall(
  { worker, pages }: Thread,
  { page, call, path, init }: Extract<FromThread, { kind: 'call' }>,
): Promise<void> {
  const tell = (message: ToThread) => worker.postMessage(message);
  try {
    const answer = await pages.get(page)?.askApi(path, init);
    if (answer) tell({ kind: 'answer', call, answer });
  } catch (error) {
    tell({ kind: 'no-answer', call, error: error as Error });
  }
}

function take(thread: Thread, message: FromThread): void {
  if (message.kind === 'ready') {
    thread.code = message.code;
    return;
  }
  if (message.kind === 'call') {
    void answerCall(thread, message);
    return;
  }
  const page = thread.pages.get(message.page);
  thread.pages.delete(message.page);
  if (message.kind === 'rendered') page?.resolve(message.rendered);
  else page?.reject(message.error);
}

/** Resolves when the thread has loaded the pages. */
function startThread(entry: URL, onEnd: (thread: Thread) => void): Promise<Thread> {
  const worker = new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const thread: Thread = { worker, pages: new Map(), code: [] };
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromThread) => take(thread, message));
    worker.once('message', () => resolve(thread));
    worker.on('error', reject);
    worker.once('exit', () => {
      const ended = new Error('The thread that rendered the page ended.');
      for (const page of thread.pages.values()) page.reject(ended);
      reject(ended);
      onEnd(thread);
    });
  });
}

export async function threadedRenderer(entry = RENDER_THREAD): Promise<Renderer> {
  const threads = new Set<Thread>();
  let pages = 0;
  let isClosing = false;

  async function add(): Promise<void> {
    threads.add(await startThread(entry, replace));
  }

  function addSoon(): void {
    if (!isClosing) add().catch(() => setTimeout(addSoon, RETRY_MS).unref());
  }

  function replace(ended: Thread): void {
    if (threads.delete(ended)) addSoon();
  }

  const count = Math.min(Math.max(availableParallelism() - 1, 1), MOST_THREADS);
  await Promise.all(Array.from({ length: count }, add));

  return {
    render(asked, askApi) {
      const [idlest] = [...threads].sort((a, b) => a.pages.size - b.pages.size);
      if (!idlest) return Promise.reject(new Error('No thread renders pages.'));
      pages += 1;
      const page = pages;
      return new Promise((resolve, reject) => {
        idlest.pages.set(page, { askApi, resolve, reject });
        idlest.worker.postMessage({ kind: 'render', page, asked } satisfies ToThread);
      });
    },
    async pageCode() {
      const [any] = threads;
      return any?.code ?? [];
    },
    async close() {
      isClosing = true;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
