import sql from 'sql-template-tag';
import type { EstadoDaTaxa } from '#regras/taxas/taxa.ts';
import type { Tx } from '#server/database/database.ts';

export type TaxaRow = {
  readonly participante_uuid: string;
  readonly parcela: number;
  readonly estado: EstadoDaTaxa;
  readonly centavos: number;
  readonly motivo: string | null;
  readonly comprovante: string | null;
  readonly enviada_por: string | null;
  readonly enviada_em: string | null;
  readonly decidida_em: string | null;
};

const COLUMNS = sql`participante_uuid, parcela, estado, centavos, motivo, comprovante, enviada_por,
  enviada_em, decidida_em`;

export const listTaxas = (tx: Tx, campeonatoId: string): Promise<TaxaRow[]> =>
  tx.rows(sql`
    select ${COLUMNS} from taxas where campeonato_id = ${campeonatoId}
    order by participante_uuid, parcela`);

export const listTaxasDe = (tx: Tx, participante: string): Promise<TaxaRow[]> =>
  tx.rows(sql`
    select ${COLUMNS} from taxas where participante_uuid = ${participante} order by parcela`);

type Chave = {
  readonly campeonatoId: string;
  readonly participante: string;
  readonly parcela: number;
};

type Decidida = Chave & {
  readonly estado: EstadoDaTaxa;
  readonly centavos: number;
  readonly motivo: string | null;
};

/** A receipt stays beside what was decided on it. */
export async function upsertDecidida(tx: Tx, taxa: Decidida): Promise<void> {
  const { campeonatoId, participante, parcela, estado, centavos, motivo } = taxa;
  await tx.run(sql`
    insert into taxas (campeonato_id, participante_uuid, parcela, estado, centavos, motivo, decidida_em)
    values (${campeonatoId}, ${participante}, ${parcela}, ${estado}, ${centavos}, ${motivo}, agora())
    on conflict (participante_uuid, parcela) do update set estado = excluded.estado,
      centavos = excluded.centavos, motivo = excluded.motivo, decidida_em = excluded.decidida_em`);
}

type Enviada = Chave & {
  readonly centavos: number;
  readonly comprovante: string;
  readonly por: string;
};

export async function upsertEnviada(tx: Tx, taxa: Enviada): Promise<void> {
  const { campeonatoId, participante, parcela, centavos, comprovante, por } = taxa;
  await tx.run(sql`
    insert into taxas (campeonato_id, participante_uuid, parcela, estado, centavos, comprovante,
      enviada_por, enviada_em)
    values (${campeonatoId}, ${participante}, ${parcela}, 'enviada', ${centavos}, ${comprovante},
      ${por}, agora())
    on conflict (participante_uuid, parcela) do update set estado = 'enviada', motivo = null,
      centavos = excluded.centavos, comprovante = excluded.comprovante,
      enviada_por = excluded.enviada_por, enviada_em = excluded.enviada_em, decidida_em = null`);
}

export async function updatePago(tx: Tx, participante: string, pago: boolean): Promise<void> {
  await tx.run(sql`update participantes set pago = ${pago} where uuid = ${participante}`);
}

export async function deleteTaxas(tx: Tx, participante: string): Promise<void> {
  await tx.run(sql`delete from taxas where participante_uuid = ${participante}`);
}

/** When the key for payments was last replaced, if that is less than a week ago. */
export async function findChaveMudou(tx: Tx, campeonatoId: string): Promise<string | null> {
  const row = await tx.first<{ em: string }>(sql`
    select chave_pix_em as em from campeonatos
    where id = ${campeonatoId} and chave_pix_em > agora() - interval '7 days'`);
  return row?.em ?? null;
}
