// Rendered pages for guests, kept for a second: a link shared in a big group costs one render per
// second, not one per visitor.
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
const MAX_PAGES = 500;

export type PageCache = {
  /** The page under a key if it was rendered within the last second. */
  fresh(key: string): KeptPage | undefined;
  /** The page under a key: kept, being rendered by somebody else, or rendered now. */
  get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage>;
};

/** `clock` gives milliseconds. Only a page with status 200 is kept. */
export function makePageCache(clock: () => number = Date.now): PageCache {
  const kept = new Map<string, Entry>();
  const rendering = new Map<string, Promise<KeptPage>>();

  function keep(key: string, page: KeptPage): void {
    if (page.status !== 200) return;
    kept.delete(key);
    kept.set(key, { page, freshUntil: clock() + FRESH_MS });
    const oldest = kept.keys().next().value;
    if (kept.size > MAX_PAGES && oldest !== undefined) kept.delete(oldest);
  }

  /** A failed render is answered with the last good page for a minute, marked as old. */
  function lastGood(key: string): KeptPage | undefined {
    const entry = kept.get(key);
    if (!entry || clock() > entry.freshUntil + STALE_MS) return undefined;
    const headers = { ...entry.page.headers, Warning: '110 - "Response is Stale"' };
    return { ...entry.page, headers };
  }

  async function renderOnce(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    try {
      const page = await render();
      keep(key, page);
      return page.status >= 500 ? (lastGood(key) ?? page) : page;
    } catch (error) {
      const page = lastGood(key);
      if (page) return page;
      throw error;
    }
  }

  function fresh(key: string): KeptPage | undefined {
    const entry = kept.get(key);
    return entry && clock() < entry.freshUntil ? entry.page : undefined;
  }

  return {
    fresh,
    async get(key, render) {
      const page = fresh(key);
      if (page) return page;
      const running = rendering.get(key);
      if (running) return running;
      const started = renderOnce(key, render).finally(() => rendering.delete(key));
      rendering.set(key, started);
      return started;
    },
  };
}
