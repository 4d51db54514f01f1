// The far side of `render-threads.ts`: renders pages in a thread of its own and asks the main one, where
// the API is, for the data.
import { parentPort } from 'node:worker_threads';
import {
  type ApiAnswer,
  type ApiInit,
  type Asked,
  builtRenderer,
  type RenderedPage,
} from './handler.ts';
import type { ListedPage } from './page-list.ts';

export type ToThread =
  | { readonly kind: 'render'; readonly page: number; readonly asked: Asked }
  | { readonly kind: 'ping' }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer }
  | { readonly kind: 'no-answer'; readonly call: number; readonly error: Error };

export type FromThread =
  | { readonly kind: 'ready'; readonly pages: readonly ListedPage[] }
  | { readonly kind: 'pong' }
  | {
      readonly kind: 'call';
      readonly page: number;
      readonly call: number;
      readonly path: string;
      readonly init: ApiInit;
    }
  | { readonly kind: 'rendered'; readonly page: number; readonly rendered: RenderedPage }
  | { readonly kind: 'failed'; readonly page: number; readonly error: Error };

type Waiting = { resolve(answer: ApiAnswer): void; reject(error: Error): void };

const renderer = await builtRenderer();
const waiting = new Map<number, Waiting>();
let calls = 0;

const tell = (message: FromThread) => parentPort?.postMessage(message);

function ask(page: number, path: string, init: ApiInit): Promise<ApiAnswer> {
  calls += 1;
  const call = calls;
  return new Promise((resolve, reject) => {
    waiting.set(call, { resolve, reject });
    tell({ kind: 'call', page, call, path, init });
  });
}

async function render(page: number, asked: Asked): Promise<void> {
  try {
    const rendered = await renderer.render(asked, (path, init) => ask(page, path, init));
    parentPort?.postMessage({ kind: 'rendered', page, rendered } satisfies FromThread, [
      rendered.body.buffer,
    ]);
  } catch (error) {
    tell({ kind: 'failed', page, error: error as Error });
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    void render(message.page, message.asked);
    return;
  }
  if (message.kind === 'ping') {
    tell({ kind: 'pong' });
    return;
  }
  const { resolve, reject } = waiting.get(message.call) ?? {};
  waiting.delete(message.call);
  if (message.kind === 'answer') resolve?.(message.answer);
  else reject?.(message.error);
});

tell({ kind: 'ready', pages: await renderer.pages() });
