// Statements that are sent before anybody waits leave together: to write to the socket costs more than to make most of
// them, and the database is woken once.
import { Socket } from 'node:net';
import pg from 'pg';

/** A connection whose socket is made here, so that it can be held back. Under TLS another one is on top of it: then nothing is. */
export class ClientOnSocket extends pg.Client {
  readonly socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }
}

export function inOnePiece(client: pg.PoolClient): pg.PoolClient {
  if (!(client instanceof ClientOnSocket)) return client;
  const { socket } = client;
  socket.cork();
  // After all that goes on without waiting for something outside of the process.
  process.nextTick(() => socket.uncork());
  return client;
}
