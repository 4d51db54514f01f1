// A thread that renders nothing but what it was asked for, asks the API when told to, and dies or hangs when
// told to.
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from '#server/pages/render-thread.ts';

const tell = (message: FromThread) => parentPort?.postMessage(message);

const ofCall = new Map<number, number>();

const done = (page: number, text: string) =>
  tell({
    kind: 'rendered',
    page,
    rendered: { status: 200, headers: {}, body: new TextEncoder().encode(text), scripts: '' },
  });

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    const { page, asked } = message;
    if (asked.url === '/dies') process.exit(1);
    while (asked.url === '/hangs');
    if (!asked.url.startsWith('/asks')) return done(page, asked.url);
    ofCall.set(page, page);
    return tell({ kind: 'call', page, call: page, path: asked.url, init: {} });
  }
  if (message.kind === 'ping') return tell({ kind: 'pong' });
  const page = ofCall.get(message.call) ?? 0;
  if (message.kind === 'answer') return done(page, message.answer.body);
  return tell({ kind: 'failed', page, error: message.error });
});

tell({ kind: 'ready', pages: [{ path: '/liga', modules: [], parameters: ['rodada'] }] });
