// How many accounts a network may make. Wide, because many people share one. Registering never tells whether an
// address has an account; somebody who comes from a provider without one and types it is told, so those answers
// are counted, and after a few every further attempt from the network waits.
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt, readAttempts } from '#server/http/limiter.ts';
import { networkOf } from '#server/sessao/limites.ts';

const TAKEN = { max: 20, seconds: 3_600 };
const ACCOUNTS = { max: 100, seconds: 3_600 };

const takenKey = (ip: string) => `registrar-em-uso:${networkOf(ip)}`;
const accountsKey = (ip: string) => `registrar:${networkOf(ip)}`;

export async function requireRoom(tx: Tx, ip: string): Promise<void> {
  const taken = await readAttempts(tx, takenKey(ip));
  const accounts = await readAttempts(tx, accountsKey(ip));
  if (taken.count < TAKEN.max && accounts.count < ACCOUNTS.max) return;
  const n = Math.max(1, taken.seconds, accounts.seconds);
  throw new AppError('muitas_tentativas', {
    retryAfter: n,
    validations: { email: { key: 'erros.muitas_tentativas' } },
  });
}

export async function countTaken(tx: Tx, ip: string): Promise<void> {
  await countAttempt(tx, takenKey(ip), TAKEN.seconds);
}

export async function countAccount(tx: Tx, ip: string): Promise<void> {
  await countAttempt(tx, accountsKey(ip), ACCOUNTS.seconds);
}
