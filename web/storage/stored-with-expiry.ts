// Values in local storage that end by themselves: each holds its value and the minute when it expires.
// Every read or write first removes what has expired. A browser that refuses storage simply forgets.

const PREFIX = 'tabelao:';
const MINUTE_MS = 60_000;

type Entry = { readonly value: unknown; readonly expires: number };

/** What this needs of `localStorage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function parse(text: string | null): Entry | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Entry | null;
    return typeof entry?.expires === 'number' ? entry : null;
  } catch {
    return null;
  }
}

function purge(shelf: Shelf, now: number): void {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
    const entry = parse(shelf.getItem(key));
    if (!entry || entry.expires <= now) shelf.removeItem(key);
  }
}

function withShelf<T>(shelf: Shelf | undefined, use: (shelf: Shelf) => T): T | null {
  try {
    return use(shelf ?? localStorage);
  } catch {
    return null;
  }
}

type Options = { shelf?: Shelf; now?: number };

export function readStored(name: string, { shelf, now = Date.now() }: Options = {}): unknown {
  return withShelf(shelf, (storage) => {
    purge(storage, now);
    return parse(storage.getItem(PREFIX + name))?.value ?? null;
  });
}

export function store(
  name: string,
  value: unknown,
  minutes: number,
  { shelf, now = Date.now() }: Options = {},
): void {
  withShelf(shelf, (storage) => {
    purge(storage, now);
    const entry: Entry = { value, expires: now + minutes * MINUTE_MS };
    storage.setItem(PREFIX + name, JSON.stringify(entry));
  });
}
