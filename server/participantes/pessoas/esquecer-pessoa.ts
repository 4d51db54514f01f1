// A person leaves the product: results and places of others keep their sense, the name and everything else
// about the person goes, also from the trails of the championships.
import { camisaDe } from '#regras/escudos/camisa.ts';
import type { Tx } from '#server/database/database.ts';
import {
  anonymizeElencos,
  anonymizeRows,
  deleteInvitations,
  deleteMentions,
  listWithPicturesOf,
  scrubHistory,
  updateEscudo,
} from './queries.ts';

export async function esquecerPessoa(tx: Tx, usuarioUuid: string, nome: string): Promise<void> {
  await anonymizeElencos(tx, usuarioUuid, nome);
  await scrubHistory(tx, usuarioUuid);
  await deleteMentions(tx, usuarioUuid);
  await deleteInvitations(tx, usuarioUuid);
  await anonymizeRows(tx, usuarioUuid, nome);
  // Pictures that the person sent go with them; whoever shows one gets a drawn crest.
  for (const row of await listWithPicturesOf(tx, usuarioUuid)) {
    await updateEscudo(tx, row.uuid, camisaDe(row.time_nome ?? row.nome));
  }
}
