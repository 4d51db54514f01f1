// A person leaves the product: results and places of others keep their sense, the name and everything else
// about the person goes, also from the trail of the championship.
import { camisaDe } from '#regras/escudos/camisa.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { scrubHistory } from '#server/historico/esquecer-nomes.ts';
import {
  anonymizeElencos,
  anonymizeRows,
  anonymizeSumulas,
  anonymizeSuspensos,
  deleteInvitations,
  listWithPicturesOf,
  updateEscudo,
} from './queries.ts';

export async function esquecerPessoa(
  { tx, campeonato: { id } }: Escrita,
  usuarioUuid: string,
  nome: string,
): Promise<void> {
  const pessoa = { campeonatoId: id, usuarioUuid };
  await anonymizeElencos(tx, pessoa, nome);
  await anonymizeSumulas(tx, pessoa);
  await anonymizeSuspensos(tx, pessoa, nome);
  await scrubHistory(tx, pessoa);
  await deleteInvitations(tx, pessoa);
  await anonymizeRows(tx, pessoa, nome);
  // Pictures that the person sent go with them; whoever shows one gets a drawn crest.
  for (const row of await listWithPicturesOf(tx, pessoa)) {
    await updateEscudo(tx, row.uuid, camisaDe(row.time_nome ?? row.nome));
  }
}
