// Passwords: argon2id in the PHC text form (RFC 9106; 19 MiB, two passes, as OWASP advises). Hashing is
// the one costly thing a guest can ask for, so only a few run at once and the queue is short.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { makeTurns } from '#server/http/turns.ts';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_LENGTH = 32;

const derive = promisify(argon2);

const inTurn = makeTurns({ running: 4, waiting: 50 });

type Cost = { readonly memory: number; readonly passes: number };

function tag(password: string, nonce: Buffer, { memory, passes }: Cost): Promise<Buffer> {
  const message = password.normalize('NFC');
  return inTurn(() =>
    derive('argon2id', { message, nonce, parallelism: 1, tagLength: TAG_LENGTH, memory, passes }),
  );
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const bytes = await tag(password, salt, { memory: MEMORY_KIB, passes: PASSES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(salt)}$${base64(bytes)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

// Checked when the person does not exist, so that the answer takes the same time.
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(randomBytes(16))}$${base64(randomBytes(TAG_LENGTH))}`;

export type Verified = {
  readonly ok: boolean;
  /** Made with weaker settings than today's: hash it again. */
  readonly outdated: boolean;
};

export async function verifyPassword(password: string, stored: string | null): Promise<Verified> {
  const match = PHC.exec(stored ?? NOBODY);
  if (!match) return { ok: false, outdated: false };
  const [, memory, passes, salt = '', expected = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes) };
  const actual = await tag(password, Buffer.from(salt, 'base64'), cost);
  const right = Buffer.from(expected, 'base64');
  const equal = actual.length === right.length && timingSafeEqual(actual, right);
  return {
    ok: equal && stored !== null,
    outdated: cost.memory < MEMORY_KIB || cost.passes < PASSES,
  };
}
