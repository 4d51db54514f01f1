// One thread that renders pages, as the main one sees it. A page that takes too long is given up; a thread
// that then gives no sign of life, because a page keeps it busy for ever, is ended.
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/http/errors.ts';
import type { AskApi, Asked, RenderedPage } from './handler.ts';
import type { ListedPage } from './page-list.ts';
import type { FromThread, ToThread } from './render-thread.ts';

// A page leaves much behind at once; with more room it is collected less often.
const YOUNG_MB = 64;
const RETRY_SECONDS = 5;

export type RenderPatience = {
  /** For one page, its data included. */
  readonly pageMs: number;
  /** For a sign of life once a page took too long. */
  readonly signMs: number;
};

export type Thread = {
  readonly pages: readonly ListedPage[];
  /** How many pages are under way in it. */
  load(): number;
  render(asked: Asked, askApi: AskApi): Promise<RenderedPage>;
  end(): Promise<unknown>;
};

type UnderWay = {
  readonly askApi: AskApi;
  resolve(rendered: RenderedPage): void;
  reject(error: unknown): void;
};

/** Too much is asked for, or a page takes too long: come back in a while. */
export const refusal = () => new AppError('indisponivel', { retryAfter: RETRY_SECONDS });

async function answerCall(
  tell: (message: ToThread) => void,
  askApi: AskApi | undefined,
  { call, path, init }: Extract<FromThread, { kind: 'call' }>,
): Promise<void> {
  try {
    const answer = await askApi?.(path, init);
    if (answer) tell({ kind: 'answer', call, answer });
  } catch (error) {
    tell({ kind: 'no-answer', call, error: error as Error });
  }
}

function threadOn(worker: Worker, patience: RenderPatience, pages: readonly ListedPage[]) {
  const underWay = new Map<number, UnderWay>();
  const tell = (message: ToThread) => worker.postMessage(message);
  let count = 0;
  let silence: NodeJS.Timeout | undefined;

  function askForSign(): void {
    silence ??= setTimeout(() => worker.terminate(), patience.signMs);
    tell({ kind: 'ping' });
  }

  worker.on('message', (message: FromThread) => {
    clearTimeout(silence);
    silence = undefined;
    if (message.kind === 'ready' || message.kind === 'pong') return;
    const page = underWay.get(message.page);
    if (message.kind === 'call') void answerCall(tell, page?.askApi, message);
    else if (message.kind === 'rendered') page?.resolve(message.rendered);
    else page?.reject(message.error);
  });
  worker.once('exit', () => {
    clearTimeout(silence);
    const ended = new Error('The thread that rendered the page ended.');
    for (const page of underWay.values()) page.reject(ended);
  });

  async function render(asked: Asked, askApi: AskApi): Promise<RenderedPage> {
    count += 1;
    const page = count;
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const late = setTimeout(() => {
      reject(refusal());
      askForSign();
    }, patience.pageMs);
    underWay.set(page, { askApi, resolve, reject });
    tell({ kind: 'render', page, asked });
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      underWay.delete(page);
    }
  }

  return { pages, load: () => underWay.size, render, end: () => worker.terminate() };
}

/** Resolves when the thread has loaded the pages. */
export function startThread(
  entry: URL,
  patience: RenderPatience,
  onEnd: () => void,
): Promise<Thread> {
  const worker = new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  return new Promise((resolve, reject) => {
    worker.once('message', (message: FromThread) => {
      if (message.kind === 'ready') resolve(threadOn(worker, patience, message.pages));
    });
    worker.on('error', reject);
    worker.once('exit', () => {
      reject(new Error('The thread that renders pages did not start.'));
      onEnd();
    });
  });
}
