// Links that prove something by their signature: path and sorted parameters are signed, with a key for
// each purpose. The host is not: a proxy may change it.
import type { Keys, Purpose } from '#server/http/keys.ts';

const SECOND = 1_000;

export type LinkToSign = {
  readonly purpose: Purpose;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
};

function signedText(path: string, params: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${path}?${new URLSearchParams(sorted)}`;
}

export function signLink(
  keys: Keys,
  { purpose, path, params }: LinkToSign,
  seconds: number,
): string {
  const expires = String(Math.floor(Date.now() / SECOND) + seconds);
  const text = signedText(path, { ...params, expires });
  return `${text}&signature=${keys.sign(purpose, text)}`;
}

/** Whether the parameters are those of this very link, signed by us and still in time. */
export function isSigned(
  keys: Keys,
  { purpose, path, params }: LinkToSign,
  given: Readonly<Record<string, unknown>>,
): boolean {
  const { signature, ...signed } = given;
  const names = [...Object.keys(params), 'expires'].sort().join();
  if (Object.keys(signed).sort().join() !== names) return false;
  if (typeof signature !== 'string' || typeof signed.expires !== 'string') return false;
  if (Object.entries(params).some(([name, value]) => signed[name] !== value)) return false;
  const text = signedText(path, { ...params, expires: signed.expires });
  return keys.verify(purpose, text, signature) && Number(signed.expires) * SECOND > Date.now();
}
