// Before the app is closed: no new requests, and those under way are answered. The app alone would refuse
// the pages that are being rendered, because their loaders ask it in process.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;

/** Whoever asks again on a connection that is still open is answered once more, then it ends. */
function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Resolves when the last request is answered, or after `limitMs`. */
export async function finishRequests(server: Server, limitMs: number): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.prependListener('request', endConnection);
  // A connection that is kept alive becomes idle when its answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await Promise.race([ended, sleep(limitMs, undefined, { ref: false })]);
  clearInterval(sweep);
}
