// How often a log-in may fail. Tight per address and person, looser per person from anywhere (it slows
// an attack down but never locks the owner out), wide per network: many people share one address.
import { isIPv6 } from 'node:net';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt, forgetAttempts, readAttempts } from '#server/http/limiter.ts';

const PAIR = { max: 5, seconds: 60 };
const NETWORK = { max: 100, seconds: 3_600 };
const ACCOUNT = { max: 30, seconds: 3_600 };

/** One spelling of an e-mail for counting: without case, accents, spaces and what is not seen. */
export function countingName(email: string): string {
  return email
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\s]/gu, '')
    .toLowerCase();
}

/** The /24 of an IPv4 address, the /56 of an IPv6 one. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].map((group) => group.padStart(4, '0'));
  return `${groups.slice(0, 3).join(':')}:${(groups[3] ?? '').slice(0, 2)}`;
}

const pairKey = (email: string, ip: string) => `entrar:${countingName(email)}|${ip}`;
const networkKey = (ip: string) => `entrar-rede:${networkOf(ip)}`;
const accountKey = (email: string) => `entrar-conta:${countingName(email)}`;

function tooMany(seconds: number): AppError {
  const n = Math.max(1, seconds);
  return new AppError('muitas_tentativas', {
    retryAfter: n,
    validations: { email: { key: 'erros.muitas_entradas', params: { n } } },
  });
}

const lastInLine = new Map<string, Promise<void>>();

/**
 * Attempts for one person from one address are looked at one after the other: only failures count, and
 * whether those before failed is known when it is the next one's turn.
 */
export async function inTurn<T>(email: string, ip: string, attempt: () => Promise<T>): Promise<T> {
  const key = pairKey(email, ip);
  const before = lastInLine.get(key);
  const own = Promise.withResolvers<void>();
  lastInLine.set(key, own.promise);
  await before;
  try {
    return await attempt();
  } finally {
    own.resolve();
    if (lastInLine.get(key) === own.promise) lastInLine.delete(key);
  }
}

/** The attempt counts before it is looked at, so that many at once are many; a success takes it back. */
export async function requireAttemptsLeft(tx: Tx, email: string, ip: string): Promise<void> {
  const pair = await countAttempt(tx, pairKey(email, ip), PAIR.seconds);
  if (pair.count > PAIR.max) throw tooMany(pair.seconds);
  const network = await readAttempts(tx, networkKey(ip));
  if (network.count >= NETWORK.max) throw tooMany(network.seconds);
}

/** Whether attempts for this person must wait: too many failed in the last hour, wherever from. */
export async function isUnderAttack(tx: Tx, email: string): Promise<boolean> {
  return (await readAttempts(tx, accountKey(email))).count >= ACCOUNT.max;
}

/** True for the failure with which the waiting starts. */
export async function recordFailure(tx: Tx, email: string, ip: string): Promise<boolean> {
  await countAttempt(tx, networkKey(ip), NETWORK.seconds);
  const { count } = await countAttempt(tx, accountKey(email), ACCOUNT.seconds);
  return count === ACCOUNT.max;
}

export async function recordSuccess(tx: Tx, email: string, ip: string): Promise<void> {
  await forgetAttempts(tx, pairKey(email, ip));
}
