// Which late matches can be chased, and when that was done last.
import sql from 'sql-template-tag';
import { VENCE } from '#server/competicao/vence.ts';
import type { Tx } from '#server/database/database.ts';

/** The people behind its sides, but for who asks. */
const pessoas = (usuario: string | null) => sql`
  (select count(distinct e.usuario_uuid)::int from participantes e
    where e.uuid in (p.mandante_uuid, p.visitante_uuid) and e.usuario_uuid is distinct from ${usuario})`;

export type Cobranca = {
  uuid: string;
  /** Its time is over and it has no result. */
  atrasada: boolean;
  /** How many people can be told. */
  pessoas: number;
  cobrada_at: string | null;
  /** That was less than a day ago. */
  recente: boolean;
};

export const listCobrancas = (
  tx: Tx,
  uuids: readonly string[],
  usuario: string | null,
): Promise<Cobranca[]> =>
  tx.rows(sql`
    select p.uuid, not p.feita and coalesce(${VENCE} < agora(), false) as atrasada,
      ${pessoas(usuario)} as pessoas, p.cobrada_at,
      coalesce(p.cobrada_at > agora() - interval '1 day', false) as recente
    from partidas p where p.uuid = any(${uuids}::uuid[])
      and p.mandante_uuid is not null and p.visitante_uuid is not null`);

export async function marcarCobrada(tx: Tx, uuid: string): Promise<string> {
  const row = await tx.first<{ cobrada_at: string }>(sql`
    update partidas set cobrada_at = agora() where uuid = ${uuid} returning cobrada_at`);
  return row?.cobrada_at ?? '';
}
