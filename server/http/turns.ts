// Costly work that anybody can ask for: so many at once, so many waiting, and more are told to come back.
import { AppError } from './errors.ts';

type Room = { readonly running: number; readonly waiting: number };

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const RETRY_SECONDS = 5;

export function makeTurns(room: Room): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= room.running) {
      if (waiting.length >= room.waiting) {
        throw new AppError('indisponivel', { retryAfter: RETRY_SECONDS });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not given back, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
