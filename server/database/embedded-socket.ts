// The embedded database on a socket. What a driver sends before it asks for an answer (to prepare, bind, describe
// and run a statement) is handed over in one piece: to hand over each message costs more than most statements.
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const NO_SSL = 'N';
const TERMINATE = 'X'.charCodeAt(0);
/** Parse, bind, describe, execute, close: nobody waits for an answer yet. */
const WITHOUT_ANSWER: ReadonlySet<number | undefined> = new Set(Buffer.from('PBDEC'));

type Received = {
  /** Whole messages up to the last that asks for an answer. */
  readonly request: Buffer;
  /** What more of it is to come for. */
  readonly rest: Buffer;
  readonly isOver: boolean;
};

export function splitRequests(bytes: Buffer): Received {
  let asked = 0;
  for (let at = 0; at + 5 <= bytes.length; ) {
    const isOver = bytes[at] === TERMINATE;
    if (isOver) return { request: bytes.subarray(0, asked), rest: Buffer.alloc(0), isOver };
    const length = bytes.readInt32BE(at + 1);
    if (length < 4) throw new Error('This is not the protocol of PostgreSQL.');
    const end = at + 1 + length;
    if (end > bytes.length) break;
    if (!WITHOUT_ANSWER.has(bytes[at])) asked = end;
    at = end;
  }
  return { request: bytes.subarray(0, asked), rest: bytes.subarray(asked), isOver: false };
}

/** The first message of a connection has no letter before its length. */
function splitOpening(bytes: Buffer): { opening: Buffer; rest: Buffer; code: number } | undefined {
  const length = bytes.length < 8 ? Number.POSITIVE_INFINITY : bytes.readInt32BE(0);
  if (bytes.length < length) return undefined;
  const code = bytes.readInt32BE(4);
  return { opening: bytes.subarray(0, length), rest: bytes.subarray(length), code };
}

type Work = { readonly of: Socket; readonly run: () => Promise<unknown> };

/** One at a time; while a connection is inside a transaction, only its own. */
function makeTurns(isInTransaction: () => boolean) {
  const waiting: Work[] = [];
  let last: Socket | undefined;
  let isWorking = false;

  function next(): Work | undefined {
    const index = isInTransaction() ? waiting.findIndex((work) => work.of === last) : 0;
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  return async function take(work: Work): Promise<void> {
    waiting.push(work);
    if (isWorking) return;
    isWorking = true;
    for (let mine = next(); mine; mine = next()) {
      last = mine.of;
      await mine.run().catch(() => mine.of.destroy());
    }
    isWorking = false;
  };
}

function rollback(): Buffer {
  const text = 'rollback\0';
  const message = Buffer.alloc(5 + text.length);
  message.write('Q');
  message.writeInt32BE(4 + text.length, 1);
  message.write(text, 5);
  return message;
}

type Turns = ReturnType<typeof makeTurns>;
type Answer = (socket: Socket, request: Buffer) => Promise<void>;

/** Takes requests out of what comes in, whole ones only. */
function listen(socket: Socket, take: Turns, answer: Answer): void {
  let received: Buffer = Buffer.alloc(0);
  let isOpen = false;
  const ask = (request: Buffer) => void take({ of: socket, run: () => answer(socket, request) });

  /** Whether there was one more message of the opening. */
  function open(): boolean {
    const found = splitOpening(received);
    if (!found) return false;
    received = found.rest;
    if (found.code === SSL_REQUEST) socket.write(NO_SSL);
    else if (found.code !== CANCEL_REQUEST) {
      isOpen = true;
      ask(found.opening);
    }
    return true;
  }

  function read(): void {
    let isMore = true;
    while (isMore && !isOpen) isMore = open();
    if (!isOpen) return;
    const { request, rest, isOver } = splitRequests(received);
    received = rest;
    if (request.length > 0) ask(request);
    if (isOver) socket.end();
  }

  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    try {
      read();
    } catch {
      socket.destroy();
    }
  });
}

/** Gives how to stop. */
export function serveOnSocket(database: PGlite, path: string): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  let isStopped = false;
  const isInside = () => !isStopped && database.isInTransaction();
  const take = makeTurns(isInside);

  const hand = (message: Buffer, onRawData: (bytes: Uint8Array) => void) =>
    database.runExclusive(() => database.execProtocolRawStream(message, { onRawData }));

  async function answer(socket: Socket, request: Buffer): Promise<void> {
    if (isStopped || socket.destroyed) return;
    socket.cork();
    // The bytes are the database's own, which it uses again.
    await hand(request, (bytes) => void socket.write(Buffer.from(bytes)));
    socket.uncork();
  }

  /** A transaction that it left open ends with it, and those who waited for that go on. */
  const end = async () => {
    if (isInside()) await hand(rollback(), () => {});
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    listen(socket, take, answer);
    socket.on('close', () => {
      sockets.delete(socket);
      void take({ of: socket, run: end });
    });
  });

  async function stop(): Promise<void> {
    isStopped = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(stop));
  });
}
