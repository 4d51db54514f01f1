// A path that stays on this site, for `?redirect=` and for the address of a notification. What a browser
// would read as another host is refused, also when it is hidden behind dots, backslashes or escapes.

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const LEAVES = /^\/[/\\]/;
const LONGEST = 2_000;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isPlainPath(text: string): boolean {
  return text.startsWith('/') && !LEAVES.test(text) && !CONTROL.test(text);
}

/** The same path, tidied; null when it could lead elsewhere. */
export function sameSitePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !isPlainPath(value)) return null;
  const decoded = decode(value);
  if (decoded === null || !isPlainPath(decoded) || decoded.includes('\\')) return null;
  const base = 'http://this-site.invalid';
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  if (url.origin !== base || LEAVES.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
