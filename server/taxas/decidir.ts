// What a decision on a fee leaves behind: the row of the instalment, whether the entry is paid, and a line of the trail.
import { type EstadoDaTaxa, parcelasDe, quitada, type TaxaGuardada } from '#regras/taxas/taxa.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { ParticipanteRow } from '#server/participantes/queries.ts';
import { listTaxasDe, updatePago, upsertDecidida } from './queries.ts';

export type DecisaoDaTaxa = { readonly estado: EstadoDaTaxa; readonly motivo: string | null };

type QuemPaga = Pick<ParticipanteRow, 'uuid' | 'pago'>;

/** The entry is paid when each of its instalments is. Others that have no row yet keep how they stood. */
async function acertarPago(
  { tx, campeonato: { inscricao } }: Pick<Escrita, 'tx' | 'campeonato'>,
  { uuid, pago }: QuemPaga,
): Promise<void> {
  const rows = await listTaxasDe(tx, uuid);
  const all = parcelasDe(inscricao, { pago, rows });
  await updatePago(tx, uuid, all.length > 0 && all.every(({ estado }) => quitada(estado)));
}

async function decidirParcela(
  escrita: Pick<Escrita, 'tx' | 'campeonato'>,
  { uuid, pago }: QuemPaga,
  { parcela, centavos }: TaxaGuardada,
  decisao: DecisaoDaTaxa,
): Promise<void> {
  const { tx, campeonato } = escrita;
  // Those that were paid before there were rows become rows, so that this one alone changes.
  const chave = { campeonatoId: campeonato.id, participante: uuid };
  if (pago) {
    const rows = await listTaxasDe(tx, uuid);
    const kept = new Set(rows.map((row) => row.parcela));
    for (const one of parcelasDe(campeonato.inscricao, { pago, rows })) {
      const { parcela: n, centavos: value, estado } = one;
      if (!kept.has(n)) {
        await upsertDecidida(tx, { ...chave, parcela: n, centavos: value, estado, motivo: null });
      }
    }
  }
  await upsertDecidida(tx, { ...chave, parcela, centavos, ...decisao });
  await acertarPago(escrita, { uuid, pago: false });
}

/** The trail tells all that something about a fee was noted; what, only who manages the entries. */
export async function anotarTaxa(
  escrita: Escrita,
  row: ParticipanteRow,
  taxa: TaxaGuardada,
  decisao: DecisaoDaTaxa,
): Promise<void> {
  const { parcela, centavos, estado } = taxa;
  await decidirParcela(escrita, row, taxa, decisao);
  await escrita.registrar({
    ...{ acao: 'mudar-taxa', objeto: row.uuid },
    antes: { nome: row.nome, taxa: { parcela, centavos, estado } },
    depois: { nome: row.nome, taxa: { parcela, centavos, ...decisao } },
  });
}

/** All of them at once, as it is noted in the list of participants. */
export async function marcarPago(
  { tx, campeonato }: Pick<Escrita, 'tx' | 'campeonato'>,
  { uuid, pago }: QuemPaga,
  paid: boolean,
): Promise<void> {
  const rows = await listTaxasDe(tx, uuid);
  const estado = paid ? 'paga' : 'devida';
  for (const taxa of parcelasDe(campeonato.inscricao, { pago, rows })) {
    if (quitada(taxa.estado) === paid || taxa.estado === 'devolvida') continue;
    const { parcela, centavos } = taxa;
    const chave = { campeonatoId: campeonato.id, participante: uuid, parcela };
    await upsertDecidida(tx, { ...chave, centavos, estado, motivo: null });
  }
}
