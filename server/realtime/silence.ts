// Who is still there: a client that says nothing for a minute is asked, and let go when it does not answer.
import { CODES } from './protocol/codes.ts';
import type { Connection } from './protocol/connection.ts';
import { PING } from './protocol/frames.ts';

export type Attention = {
  heardAt: number;
  isPinged: boolean;
  /** Messages in this second. */
  said: number;
};

const SECOND = 1_000;
const SILENT_MS = 60 * SECOND;
const ANSWER_MS = 30 * SECOND;
const LOOK_MS = 5 * SECOND;

function look(clients: ReadonlyMap<Connection, Attention>): void {
  for (const [connection, attention] of clients) {
    const silent = Date.now() - attention.heardAt;
    if (silent > SILENT_MS + ANSWER_MS) connection.end(CODES.noPong, 'No pong in time.');
    else if (silent > SILENT_MS && !attention.isPinged) {
      attention.isPinged = true;
      connection.send(PING);
    }
  }
}

export function watchAttention(clients: ReadonlyMap<Connection, Attention>): { stop(): void } {
  const timers = [
    setInterval(() => {
      for (const attention of clients.values()) attention.said = 0;
    }, SECOND).unref(),
    setInterval(() => look(clients), LOOK_MS).unref(),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}
