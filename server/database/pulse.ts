// PostgreSQL may hang without refusing (a stopped machine, a disk that waits). A statement that takes long
// is no sign of it, so somebody else asks: when an answer is late, a connection of its own says `select 1`.
// Without an answer to that either, everybody who waits is told, and whoever comes is told at once, until
// it answers again.
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SilentDatabase } from './faults.ts';

/**
 * How long an answer may take before somebody else asks, and how long that one waits: together less than the
 * two seconds after which a visitor is told.
 */
export const PULSE = { waitMs: 600, answerMs: 1_000 };
const AGAIN_MS = 500;
/** A timer that comes this late says that this process was held up, not the database. */
const HELD_UP_MS = 250;

export type Pulse = {
  /** The answer, or `SilentDatabase` as soon as it is known that none will come. */
  guard<T>(ask: () => Promise<T>): Promise<T>;
  close(): void;
};

type PulseOutcome = 'answered' | 'silent' | 'held up';

/** After what was received meanwhile has been read. */
async function late(answerMs: number, signal: AbortSignal): Promise<PulseOutcome> {
  const due = performance.now() + answerMs;
  await sleep(answerMs, undefined, { signal });
  const isHeldUp = performance.now() > due + HELD_UP_MS;
  return new Promise((resolve) => setImmediate(resolve, isHeldUp ? 'held up' : 'silent'));
}

/** A connection that is kept from one time to the next while it works. */
function makeProbe(options: pg.ClientConfig, answerMs: number) {
  let socket: Socket | undefined;
  let client: pg.Client | undefined;

  async function ask(): Promise<PulseOutcome> {
    if (!client) {
      const stream = new Socket();
      socket = stream;
      client = new pg.Client({ ...options, stream: () => stream });
      client.on('error', drop);
      await client.connect();
    }
    await client.query('select 1');
    return 'answered';
  }

  function drop(): void {
    socket?.destroy();
    client = undefined;
  }

  return {
    drop,
    async ask(): Promise<PulseOutcome> {
      const stop = new AbortController();
      // Refusing is an answer too: whoever waits gets an error of their own.
      const refused = (): PulseOutcome => {
        drop();
        return 'answered';
      };
      const answer = await Promise.race([ask().catch(refused), late(answerMs, stop.signal)]);
      stop.abort();
      if (answer !== 'answered') drop();
      return answer;
    },
  };
}

export function feelPulse(options: pg.ClientConfig, patience: number): Pulse {
  const probe = makeProbe(options, PULSE.answerMs * patience);
  const waiting = new Set<() => void>();
  let isSilent = false;
  let isAsking = false;
  let isClosed = false;

  async function tellAll(): Promise<void> {
    isSilent = true;
    for (const giveUp of waiting) giveUp();
    await sleep(AGAIN_MS, undefined, { ref: false });
  }

  async function check(): Promise<void> {
    if (isAsking || isClosed) return;
    isAsking = true;
    for (;;) {
      const asked = await probe.ask();
      if (asked === 'answered' || isClosed) break;
      if (asked === 'silent') await tellAll();
    }
    isSilent = false;
    isAsking = false;
  }

  function guard<T>(ask: () => Promise<T>): Promise<T> {
    const silent = () => new SilentDatabase('The database neither answers nor refuses.');
    if (isSilent) return Promise.reject(silent());
    return new Promise<T>((resolve, reject) => {
      const giveUp = () => reject(silent());
      const timer = setInterval(() => void check(), PULSE.waitMs * patience);
      waiting.add(giveUp);
      const done = () => {
        clearInterval(timer);
        waiting.delete(giveUp);
      };
      ask().then(resolve, reject).finally(done);
    });
  }

  return {
    guard,
    close() {
      isClosed = true;
      probe.drop();
    },
  };
}

/** The embedded database does one thing at a time: nobody could ask beside. */
export const NO_PULSE: Pulse = { guard: (ask) => ask(), close: () => {} };
