/** The cookie's value, percent-decoded; null when there is none. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  if (found === undefined) return null;
  const value = found.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** A choice of this visitor, remembered for 365 days on every path. */
export function rememberInCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
}
