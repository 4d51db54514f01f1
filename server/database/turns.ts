// Writes on one championship wait for each other in this process before they take a connection: they come in
// the order in which they were asked for, and those who wait hold nothing. The lock of the row still decides,
// also between processes: who waited long enough goes on and meets it.
/** As long as a lock of the database is waited for. */
const MOST_MS = 3_000;

const last = new Map<string, Promise<unknown>>();

async function turnAfter(before: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, MOST_MS);
  await Promise.race([before, late.promise]);
  clearTimeout(timer);
}

/** The next one begins when the work is done, or as soon as it says so (`goOn`). */
export async function inTurn<T>(id: string, work: (goOn: () => void) => Promise<T>): Promise<T> {
  const { promise: done, resolve: goOn } = Promise.withResolvers<void>();
  const before = last.get(id);
  const mine = before ? turnAfter(before).then(() => work(goOn)) : work(goOn);
  mine.then(
    () => goOn(),
    () => goOn(),
  );
  last.set(id, done);
  try {
    return await mine;
  } finally {
    if (last.get(id) === done) last.delete(id);
  }
}
