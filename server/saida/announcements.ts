// Announcements wait a moment for others, so that many writes cost one transaction more, not one each; those of one
// championship go out at most once a second.

export type Announcements = {
  add(campeonatoId: string, id: string): void;
  /** Hands on what waits; nothing is taken after it. */
  stop(): Promise<void>;
};

const GATHER_MS = 40;
const EACH_MS = 1_000;
/** Of what was announced this long ago nothing needs to be known. */
const FORGET_MS = 10_000;

export function makeAnnouncements(
  handOn: (ids: readonly string[]) => Promise<unknown>,
): Announcements {
  const waiting = new Map<string, string[]>();
  const announcedAt = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  let underWay: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const dueAt = (campeonatoId: string) => (announcedAt.get(campeonatoId) ?? 0) + EACH_MS;

  function takeDue(now: number): string[] {
    const due: string[] = [];
    for (const [campeonatoId, ids] of waiting) {
      if (!isStopped && dueAt(campeonatoId) > now) continue;
      due.push(...ids);
      waiting.delete(campeonatoId);
      announcedAt.set(campeonatoId, now);
    }
    for (const [campeonatoId, at] of announcedAt) {
      if (at < now - FORGET_MS) announcedAt.delete(campeonatoId);
    }
    return due;
  }

  function flush(): void {
    timerAt = Number.POSITIVE_INFINITY;
    const due = takeDue(Date.now());
    if (due.length > 0) underWay = underWay.then(() => handOn(due));
    for (const campeonatoId of waiting.keys()) flushBy(dueAt(campeonatoId));
  }

  function flushBy(at: number): void {
    const soonest = Math.max(at, Date.now() + GATHER_MS);
    if (timerAt <= soonest) return;
    clearTimeout(timer);
    timerAt = soonest;
    timer = setTimeout(flush, soonest - Date.now()).unref();
  }

  return {
    add(campeonatoId, id) {
      if (isStopped) return;
      waiting.set(campeonatoId, [...(waiting.get(campeonatoId) ?? []), id]);
      flushBy(dueAt(campeonatoId));
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      flush();
      await underWay;
    },
  };
}
