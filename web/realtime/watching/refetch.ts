// When a page that was told of something new asks for it: not all watchers at the same moment, not while nobody looks,
// not while somebody types, and once more where what was kept for others was older than what was told.

export type Refetch = {
  /** There is this version. */
  heard(versao: number): void;
  /** There is something new that makes no version. */
  again(): void;
  /** Somebody looks at the page again, or asked for it. */
  look(): void;
  now(): void;
  stop(): void;
};

type RefetchRoom = {
  /** The version that the page shows. */
  known(): number;
  load(): Promise<unknown>;
  /** How long the first and the last watcher may be apart. */
  spreadMs(): number;
  /** How long somebody may still be given what was loaded for others. */
  keptMs(): number;
  isHidden(): boolean;
  isEditing(): boolean;
  /** A change of their own is under way: the page that it brings tells whether there is more. */
  isChanging(): boolean;
  /** It waits for somebody to finish what they type, or no longer does. */
  onHeld(isHeld: boolean): void;
  random?: () => number;
};

const LOOK_MS = 1_000;
const MOST_TRIES = 4;

/** Nobody loses what they type, or is told as news what they do. */
function hasToWait({ isChanging, isEditing, onHeld }: RefetchRoom): boolean {
  if (isChanging()) return true;
  if (!isEditing()) return false;
  onHeld(true);
  return true;
}

export function makeRefetch(room: RefetchRoom): Refetch {
  let wanted = 0;
  let isAsked = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const isBehind = () => isAsked || wanted > room.known();
  const later = () => (room.random ?? Math.random)() * room.spreadMs();

  function plan(ms: number): void {
    if (isStopped) return;
    timer ??= setTimeout(() => void fire(), ms);
  }

  async function load(): Promise<void> {
    room.onHeld(false);
    isAsked = false;
    tries += 1;
    await room.load().catch(() => undefined);
    if (tries < MOST_TRIES) plan(room.keptMs() + LOOK_MS + later());
  }

  async function fire(): Promise<void> {
    timer = undefined;
    if (!isBehind()) {
      tries = 0;
      room.onHeld(false);
    } else if (!room.isHidden()) {
      if (hasToWait(room)) plan(LOOK_MS);
      else await load();
    }
  }

  return {
    heard(versao) {
      if (versao <= Math.max(wanted, room.known())) return;
      wanted = versao;
      tries = 0;
      plan(later());
    },
    again() {
      isAsked = true;
      tries = 0;
      plan(room.keptMs() + later());
    },
    look() {
      if (isBehind()) plan(later());
    },
    now() {
      clearTimeout(timer);
      timer = undefined;
      void load();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const EACH_MS = 4;
const SHORTEST_MS = 250;
const LONGEST_MS = 20_000;
/** While it is not known how many watch. */
const UNKNOWN_MS = 1_000;

/** Two hundred and fifty watchers a second, however many there are; the few see it at once. */
export const spreadOf = (viewers: number | null): number =>
  viewers === null ? UNKNOWN_MS : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, viewers * EACH_MS));
