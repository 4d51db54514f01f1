// When an account goes (back) to the owner of its mailbox, whoever had it before must not come in again by
// another way: a social account that they linked, a second factor of theirs.
import type { Tx } from '#server/database/database.ts';
import { deleteSocialAccounts, isUnproven } from './queries-redes.ts';
import { turnOff } from './segundo-fator/queries.ts';

export async function esquecerAcessos(tx: Tx, uuid: string): Promise<void> {
  await deleteSocialAccounts(tx, uuid);
  await turnOff(tx, uuid);
}

/** Until an address is confirmed, anybody may have made the account with it. */
export async function esquecerAcessosSemProva(tx: Tx, uuid: string): Promise<void> {
  if (await isUnproven(tx, uuid)) await esquecerAcessos(tx, uuid);
}
