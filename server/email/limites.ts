// How often mails about an address may be asked for, and how often somebody may learn that an address is
// taken.
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';

type Limit = { readonly name: string; readonly max: number; readonly seconds: number };

const SPACING: Limit = { name: 'link-verificacao', max: 1, seconds: 60 };
const PER_HOUR: Limit = { name: 'link-verificacao-hora', max: 6, seconds: 3_600 };
const CORRECTIONS: Limit = { name: 'corrigir-email', max: 6, seconds: 3_600 };
const CHANGES: Limit = { name: 'trocar-email', max: 5, seconds: 3_600 };

function tooMany(seconds: number, field?: string): AppError {
  const n = Math.max(1, seconds);
  const text = { key: 'erros.muitas_entradas', params: { n } } as const;
  const details = field ? { validations: { [field]: text } } : { text };
  return new AppError('muitas_tentativas', { retryAfter: n, ...details });
}

async function count(tx: Tx, { name, max, seconds }: Limit, uuid: string, field?: string) {
  const attempts = await countAttempt(tx, `${name}:${uuid}`, seconds);
  if (attempts.count > max) throw tooMany(attempts.seconds, field);
}

/** In the transaction that adds the mail: a refusal counts for nothing. */
export async function requireSpacing(tx: Tx, uuid: string): Promise<void> {
  await count(tx, SPACING, uuid);
  await count(tx, PER_HOUR, uuid);
}

export const requireCorrections = (tx: Tx, uuid: string) => count(tx, CORRECTIONS, uuid, 'email');

export const requireChanges = (tx: Tx, uuid: string) => count(tx, CHANGES, uuid, 'email');
