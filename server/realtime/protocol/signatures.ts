// Signatures of the protocol: HMAC-SHA256 with the secret of the app, in small hexadecimal digits. The first secret
// signs, all verify, so that a secret can be replaced while people are connected.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** In constant time: how far a guess was right must not show. */
function isSignedBy(secrets: readonly string[], text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const right = Buffer.from(hmac(secret, text));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

export const channelText = (socketId: string, channel: string, channelData?: string): string =>
  [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');

export const userText = (socketId: string, userData: string): string =>
  `${socketId}::user::${userData}`;

export type App = { readonly key: string; readonly secrets: readonly string[] };

/** `key:signature`, as an endpoint that lets somebody in answers. */
export const authOf = ({ key, secrets }: App, text: string): string =>
  `${key}:${hmac(secrets[0] ?? '', text)}`;

export function isAuth({ key, secrets }: App, text: string, auth: unknown): boolean {
  if (typeof auth !== 'string' || !auth.startsWith(`${key}:`)) return false;
  return isSignedBy(secrets, text, auth.slice(key.length + 1));
}

type HttpRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** How far a clock may be off, in seconds. */
const CLOCKS_DIFFER = 600;

/** Whether a request to the HTTP API was made by who knows the secret, of this very body, just now. */
export function isSignedRequest(
  { key, secrets }: App,
  { method, path, query, body }: HttpRequest,
  nowSeconds: number,
): boolean {
  const { auth_signature: signature = '', ...rest } = query;
  if (rest.auth_key !== key || rest.auth_version !== '1.0') return false;
  if (!(Math.abs(nowSeconds - Number(rest.auth_timestamp)) <= CLOCKS_DIFFER)) return false;
  const md5 = createHash('md5').update(body).digest('hex');
  if (body.length > 0 ? rest.body_md5 !== md5 : rest.body_md5 !== undefined) return false;
  const pairs = Object.entries(rest)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [method, path, pairs.map((pair) => pair.join('=')).join('&')].join('\n');
  return isSignedBy(secrets, text, signature);
}
