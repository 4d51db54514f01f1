// The sockets under the protocol: who may connect, how much they may say, and who is let go because they do not
// read, do not answer, or because the process stops.
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { makePlaces } from './places.ts';
import { CODES } from './protocol/codes.ts';
import type { Connection } from './protocol/connection.ts';
import { errorFrame, established } from './protocol/frames.ts';
import { handleMessage, type ProtocolRoom } from './protocol/handle-message.ts';
import { newSocketId } from './protocol/names.ts';
import { type Attention, watchAttention } from './silence.ts';

const LONGEST_MESSAGE = 10_000;
const MESSAGES_A_SECOND = 50;
/** Bytes that may wait for a client that reads slowly. */
const MOST_BUFFERED = 64 * 1024;
const ACTIVITY_SECONDS = 30;
const SECOND = 1_000;
/** What a client that is told why it is let go may take to read it. */
const GOODBYE_MS = 2 * SECOND;
const SWEEP_MS = 20;
/** Clients come back at once and each asks to be let in again. At most 500 a second should. */
const AWAY_A_SECOND = 300;
const FAREWELL_STEP_MS = 50;
const LONGEST_FAREWELL_MS = 15 * SECOND;

export type ConnectionRefusal = { readonly code: number; readonly message: string };

type Visit = { readonly ip: string; readonly refusal: ConnectionRefusal | null };

export type Sockets = {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, visit: Visit): void;
  all(): Iterable<Connection>;
  /** Sends everybody away, not all at once; resolves when the last has been told. For good: nobody new comes in. */
  sendAway(how: 'for good' | 'again'): Promise<void>;
  close(): void;
};

type Limits = { readonly connections: number; readonly perAddress: number };

const RESTART = { code: CODES.reconnect, message: 'The server is restarting.' };
const FULL = { code: CODES.overCapacity, message: 'Over capacity.' };

function end(ws: WebSocket, { code, message }: ConnectionRefusal): void {
  if (ws.readyState !== ws.OPEN) return;
  ws.send(errorFrame(code, message));
  ws.close(code, message);
  // Whoever does not read does not answer either.
  setTimeout(() => ws.terminate(), GOODBYE_MS).unref();
}

function connectionOf(ws: WebSocket): Connection {
  return {
    socketId: newSocketId(randomInt),
    send(frame) {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > MOST_BUFFERED) {
        ws.close(CODES.overCapacity);
        ws.terminate();
        return;
      }
      ws.send(frame, { binary: false });
    },
    end: (code, message) => end(ws, { code, message }),
    isOpen: () => ws.readyState === ws.OPEN,
    channels: new Map(),
    asked: new Set(),
    user: null,
  };
}

function hear(
  room: ProtocolRoom,
  connection: Connection,
  attention: Attention,
  text: string,
): void {
  attention.heardAt = Date.now();
  attention.isPinged = false;
  attention.said += 1;
  if (attention.said <= MESSAGES_A_SECOND) void handleMessage(room, connection, text);
  else connection.end(CODES.tooManyMessages, 'Too many messages.');
}

/** A few at a time. A process that was held up does not catch up, or those it owes would all come back together. */
async function farewell(clients: ReadonlyMap<Connection, unknown>): Promise<void> {
  const leaving = [...clients.keys()];
  const perSecond = Math.max(AWAY_A_SECOND, leaving.length / (LONGEST_FAREWELL_MS / SECOND));
  const step = Math.ceil((perSecond * FAREWELL_STEP_MS) / SECOND);
  for (let from = 0; from < leaving.length; from += step) {
    for (const { end } of leaving.slice(from, from + step)) end(RESTART.code, RESTART.message);
    await sleep(FAREWELL_STEP_MS);
  }
}

export function makeSockets(room: ProtocolRoom, limits: Limits): Sockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const clients = new Map<Connection, Attention & { readonly ws: WebSocket }>();
  const places = makePlaces(limits);
  const watching = watchAttention(clients);
  let isStopping = false;

  function open(ws: WebSocket, ip: string): void {
    const connection = connectionOf(ws);
    const client = { ws, heardAt: Date.now(), isPinged: false, said: 0 };
    clients.set(connection, client);
    ws.on('message', (bytes: Buffer) => hear(room, connection, client, bytes.toString('utf8')));
    ws.on('close', () => {
      clients.delete(connection);
      room.hub.leaveAll(connection);
      places.leave(ip);
    });
    ws.send(established(connection.socketId, ACTIVITY_SECONDS));
  }

  return {
    accept(request, socket, head, { ip, refusal }) {
      server.handleUpgrade(request, socket, head, (ws) => {
        ws.on('error', () => ws.terminate()); // Too long a message, or a line that broke.
        if (refusal) end(ws, refusal);
        else if (isStopping) end(ws, RESTART);
        else if (places.take(ip)) open(ws, ip);
        else end(ws, FULL);
      });
    },
    all: () => clients.keys(),
    async sendAway(how) {
      if (how === 'for good') isStopping = true;
      await farewell(clients);
      const last = Date.now() + GOODBYE_MS;
      while (how === 'for good' && clients.size > 0 && Date.now() < last) await sleep(SWEEP_MS);
    },
    close() {
      watching.stop();
      for (const { ws } of clients.values()) ws.terminate();
      server.close();
    },
  };
}
