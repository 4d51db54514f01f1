// After a link was sent the next one waits for a minute. The moment when the minute ends is kept in local
// storage, so a reload, or another tab, goes on counting where the clock is.
import { useEffect } from 'react';
import { makeStore, useStore } from '#web/storage/store.ts';

const KEY = 'reenviar_link_segundos';
const COOLDOWN_MS = 60_000;
const SECOND_MS = 1_000;

/** What this needs of `localStorage`. */
type CooldownShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Seconds left, never more than the whole cooldown: a clock set back must not lock the button. */
export function secondsLeft(shelf: CooldownShelf, now: number): number {
  const deadline = Number(shelf.getItem(KEY));
  const left = Math.ceil((Math.min(deadline, now + COOLDOWN_MS) - now) / SECOND_MS);
  if (left > 0) return left;
  shelf.removeItem(KEY);
  return 0;
}

export function startCooldown(shelf: CooldownShelf, now: number): void {
  shelf.setItem(KEY, String(now + COOLDOWN_MS));
}

const seconds = makeStore(0);

/** A browser that refuses storage counts in this tab only. */
let deadlineOfTab = 0;

const ofTab: CooldownShelf = {
  getItem: () => String(deadlineOfTab),
  setItem: (_, value) => {
    deadlineOfTab = Number(value);
  },
  removeItem: () => {
    deadlineOfTab = 0;
  },
};

function withShelf<T>(use: (shelf: CooldownShelf) => T): T {
  try {
    return use(localStorage);
  } catch {
    return use(ofTab);
  }
}

function tick(): void {
  seconds.set(withShelf((shelf) => secondsLeft(shelf, Date.now())));
}

export function coolDown(): void {
  withShelf((shelf) => startCooldown(shelf, Date.now()));
  tick();
}

/** Seconds until another link may be asked for; 0 when it may be now. */
export function useCooldown(): number {
  useEffect(() => {
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return useStore(seconds, () => 0);
}
