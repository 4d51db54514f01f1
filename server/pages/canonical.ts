// Every page has one address: small letters, no slash at its end. Codes are read aloud and typed in capitals,
// links get a slash added: both lead to the one address, which search engines then know only once.

const ESCAPE_OR_CAPITAL = /%[0-9a-f]{2}|[A-Z]/gi;

/** Also what looks like the address of another site when it is sent as one: //other.example. */
const SLASHES = /[/\\]+/g;

/** The path and the query of the page that is meant; the same text when it is the one address. */
export function canonicalOf(target: string): string {
  const [path = '', ...query] = target.split('?');
  const small = path
    .replace(SLASHES, '/')
    .replace(ESCAPE_OR_CAPITAL, (found) => (found.length > 1 ? found : found.toLowerCase()));
  const bare = small.length > 1 && small.endsWith('/') ? small.slice(0, -1) : small;
  return [bare, ...query].join('?');
}
