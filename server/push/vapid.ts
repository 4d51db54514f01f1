// Who we are, to push services (RFC 8292): a key pair that is made once, and a signed note with every message.
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database, Tx } from '#server/database/database.ts';
import type { Keys } from '#server/http/keys.ts';

export type Vapid = { readonly publicKey: string; readonly privateKey: string };

const NAME = 'vapid';

type KeyRow = { readonly publica: string; readonly privada: string };

function makePair(): Vapid {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const point = Buffer.concat([Buffer.from([4]), left, right]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

const findPair = (tx: Tx) =>
  tx.first<KeyRow>(sql`select publica, privada from chaves where nome = ${NAME} for update`);

/** Browsers gave their subscription to a key that nobody has any more: they are asked again. */
async function forgetPair(tx: Tx): Promise<void> {
  await tx.run(sql`delete from chaves where nome = ${NAME}`);
  await tx.run(sql`delete from aparelhos`);
}

async function storePair(tx: Tx, keys: Keys): Promise<void> {
  const { publicKey, privateKey } = makePair();
  const sealed = keys.seal('push', privateKey, NAME);
  await tx.run(sql`
    insert into chaves (nome, publica, privada) values (${NAME}, ${publicKey}, ${sealed})
    on conflict do nothing`);
}

/** The pair of this product, made by the first process that asks. */
export function loadVapid(db: Database, keys: Keys): Promise<Vapid> {
  return db.transaction(async (tx) => {
    const known = await findPair(tx);
    if (known && keys.open('push', known.privada, NAME) === null) await forgetPair(tx);
    await storePair(tx, keys);
    const { publica, privada } = (await findPair(tx)) as KeyRow;
    return { publicKey: publica, privateKey: keys.open('push', privada, NAME) ?? '' };
  });
}

const VALID_SECONDS = 12 * 3_600;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

type Note = { readonly endpoint: string; readonly subject: string; readonly now: number };

/** The header `Authorization` of a message to this address. */
export function vapidHeader(
  { publicKey, privateKey }: Vapid,
  { endpoint, subject, now }: Note,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + VALID_SECONDS,
    sub: subject,
  };
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
