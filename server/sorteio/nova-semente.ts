import { createHash, randomBytes } from 'node:crypto';

/** The secret number of a draw, and what is published of it before. */
export function novaSemente(): { readonly semente: string; readonly semente_hash: string } {
  const semente = randomBytes(32).toString('hex');
  return { semente, semente_hash: createHash('sha256').update(semente).digest('hex') };
}
