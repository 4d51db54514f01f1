// Somebody else takes the place: they owe anew, and what was paid for it stays in the till without a name.
import { parcelasDe } from '#regras/taxas/taxa.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { ParticipanteRow } from '#server/participantes/queries.ts';
import { deleteTaxas, listTaxasDe } from '#server/taxas/queries.ts';
import { forgetFile } from '#server/upload/files.ts';
import { uuidv7 } from '#server/uuid.ts';
import { insertNota } from './queries.ts';

export async function fecharTaxas(
  { tx, campeonato }: Pick<Escrita, 'tx' | 'campeonato'>,
  { uuid, pago }: Pick<ParticipanteRow, 'uuid' | 'pago'>,
): Promise<void> {
  const rows = await listTaxasDe(tx, uuid);
  const centavos = parcelasDe(campeonato.inscricao, { pago, rows })
    .filter(({ estado }) => estado === 'paga')
    .reduce((sum, parcela) => sum + parcela.centavos, 0);
  if (centavos > 0) {
    const nota = { tipo: 'substituicao', centavos, descricao: '', por: null } as const;
    await insertNota(tx, { ...nota, uuid: uuidv7(), campeonatoId: campeonato.id });
  }
  for (const { comprovante } of rows) {
    if (comprovante) await forgetFile(tx, 'comprovantes', comprovante);
  }
  await deleteTaxas(tx, uuid);
}
