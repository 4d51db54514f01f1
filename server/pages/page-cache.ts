// Rendered pages for guests, kept for a second: a link shared in a big group costs one render per
// second, not one per visitor.
import { setTimeout as after } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Compressed once, for the first who can read it. */
  readonly zipped: () => Buffer;
};

export function makePage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): KeptPage {
  let zipped: Buffer | undefined;
  return {
    status,
    headers,
    body,
    zipped() {
      zipped ??= gzipSync(body);
      return zipped;
    },
  };
}

type Entry = { page: KeptPage; freshUntil: number };

const FRESH_MS = 1_000;
const STALE_MS = 60_000;
/** So long a visitor waits for a rendering where there is a page of a moment ago. */
const WAIT_MS = 100;
const MOMENT_MS = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;

/** Its bytes and, at worst as many again, their compressed copy. */
const sizeOf = ({ body }: KeptPage) => 2 * body.length;

export type PageCache = {
  /** The page under a key if it was rendered within the last second. */
  fresh(key: string): KeptPage | undefined;
  /** The page under a key: kept, being rendered by somebody else, or rendered now. */
  get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage>;
  /** The same, or the page of a moment ago where rendering takes long, as while the database is busy. */
  soon(key: string, render: () => Promise<KeptPage>): Promise<KeptPage>;
};

type Options = {
  /** Gives milliseconds. */
  readonly clock?: () => number;
  readonly maxBytes?: number;
  /** How many times longer than usual anybody waits. */
  readonly patience?: number;
};

/** Not even good to stand in for a page that fails. */
const isTooOld = ({ freshUntil }: Entry, now: number) => now > freshUntil + STALE_MS;

/** So many bytes of pages; those kept longest ago are the first to go. */
function makeShelf(maxBytes: number) {
  const kept = new Map<string, Entry>();
  let bytes = 0;

  function forget(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    kept.delete(key);
    bytes -= sizeOf(entry.page);
  }

  return {
    find: (key: string) => kept.get(key),
    keep(key: string, page: KeptPage, now: number): void {
      forget(key);
      kept.set(key, { page, freshUntil: now + FRESH_MS });
      bytes += sizeOf(page);
      for (const [oldest, entry] of kept) {
        if (bytes <= maxBytes && !isTooOld(entry, now)) break;
        forget(oldest);
      }
    },
  };
}

const OLD = { Warning: '110 - "Response is Stale"' };

/** Only a page with status 200 is kept. */
export function makePageCache(options: Options = {}): PageCache {
  const { clock = () => Date.now(), maxBytes = MAX_BYTES, patience = 1 } = options;
  const shelf = makeShelf(maxBytes);
  const rendering = new Map<string, Promise<KeptPage>>();

  /** The last good page, marked as old, until so long after it was no longer fresh. */
  function lastGood(key: string, forMs: number): KeptPage | undefined {
    const entry = shelf.find(key);
    if (!entry || clock() > entry.freshUntil + forMs) return undefined;
    return { ...entry.page, headers: { ...entry.page.headers, ...OLD } };
  }

  async function renderOnce(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    try {
      const page = await render();
      if (page.status === 200) shelf.keep(key, page, clock());
      return page.status >= 500 ? (lastGood(key, STALE_MS) ?? page) : page;
    } catch (error) {
      const page = lastGood(key, STALE_MS);
      if (page) return page;
      throw error;
    }
  }

  function fresh(key: string): KeptPage | undefined {
    const entry = shelf.find(key);
    return entry && clock() < entry.freshUntil ? entry.page : undefined;
  }

  async function get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const page = fresh(key);
    if (page) return page;
    const running = rendering.get(key);
    if (running) return running;
    const started = renderOnce(key, render).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  return {
    fresh,
    get,
    async soon(key, render) {
      const page = get(key, render);
      const recent = fresh(key) ? undefined : lastGood(key, MOMENT_MS);
      return recent
        ? Promise.race([page, after(WAIT_MS * patience, recent, { ref: false })])
        : page;
    },
  };
}
