import type { Tx } from '#server/database/database.ts';
import { hashCode, makeRecoveryCodes } from './conferir-codigo.ts';
import { replaceRecoveryCodes } from './queries.ts';

export async function newCodes(tx: Tx, uuid: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, uuid, codes.map(hashCode));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}
