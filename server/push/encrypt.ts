// A message that only one browser can read (RFC 8291 over RFC 8188, `aes128gcm`), with what Node itself has. A test
// compares with the example of the RFC.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export type BrowserKeys = {
  /** Its public key, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** What it has told nobody but us. */
  readonly auth: string;
};

/** Random, but for the test. */
type Randomness = { readonly salt: Buffer; readonly privateKey?: Buffer };

const CURVE = 'prime256v1';
const RECORD_BYTES = 4_096;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** The last record of a message ends with it. */
const LAST = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

function ownKey(privateKey: Buffer | undefined) {
  const ecdh = createECDH(CURVE);
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  return ecdh;
}

export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  message: Buffer,
  { salt, privateKey }: Randomness = { salt: randomBytes(KEY_BYTES) },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = ownKey(privateKey);
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(message), cipher.update(LAST), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const head = Buffer.concat([salt, size, Buffer.from([ours.length]), ours]);
  return Buffer.concat([head, body, cipher.getAuthTag()]);
}
