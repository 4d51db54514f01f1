// Before the app is closed: no new requests, and those under way are answered. The app alone would refuse
// the pages that are being rendered, because their loaders ask it in process, and would wait for ever for
// a connection on which nothing was asked.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;
/** What somebody who has just connected may need to ask. */
const FIRST_WORD_MS = 500;

/** Whoever asks again on a connection that is still open is answered once more, then it ends. */
function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Resolves when the last request is answered, or after `limitMs`, and `also` is done; nobody is connected then. */
export type Finish = (limitMs: number, also?: Promise<void>) => Promise<void>;

/** To be asked for before the server listens: only then it is known who is connected. */
export function makeFinish(server: Server): Finish {
  const connected = new Set<Socket>();
  server.on('connection', (socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });

  function closeSilent(): void {
    for (const socket of connected) if (socket.bytesRead === 0) socket.destroy();
  }

  return async (limitMs, also) => {
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    server.prependListener('request', endConnection);
    // A connection that is kept alive becomes idle when its answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const silent = setTimeout(closeSilent, FIRST_WORD_MS);
    await Promise.race([ended, sleep(limitMs, undefined, { ref: false })]);
    await also;
    clearInterval(sweep);
    clearTimeout(silent);
    for (const socket of connected) socket.destroy();
  };
}
