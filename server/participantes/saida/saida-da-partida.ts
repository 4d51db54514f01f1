// A match that nobody played because of who left the championship: what the rule of its phase makes of it, and who left.
import sql from 'sql-template-tag';
import type { PartidaInteira } from '#contract/partidas.ts';
import { LADOS } from '#regras/vida/partida.ts';
import { EXCLUIDO, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

type SaiuRow = { readonly uuid: string; readonly em: string; readonly excluido: boolean };

const listQuemSaiu = (tx: Tx, { mandante, visitante }: PartidaRow): Promise<SaiuRow[]> =>
  tx.rows(sql`
    select p.uuid, p.desistiu_em as em, ${EXCLUIDO} as excluido from participantes p
    where p.uuid in (${mandante}, ${visitante}) and p.desistiu_em is not null`);

/** Of a W.O. those who did not come; of a match that does not count whoever left. */
export async function saidaDaPartida(tx: Tx, row: PartidaRow): Promise<PartidaInteira['saida']> {
  const { decisao } = row;
  if (decisao?.tipo !== 'wo' && decisao?.tipo !== 'anulada') return null;
  const gone = await listQuemSaiu(tx, row);
  const absent = decisao.tipo === 'wo' ? decisao.wo_de : 'ambos';
  const lados = LADOS.filter((lado) => absent === 'ambos' || absent === lado).flatMap((lado) =>
    gone
      .filter(({ uuid }) => uuid === row[lado])
      .map(({ excluido, em }) => ({
        ...{ lado, em: new Date(em).toISOString() },
        como: excluido ? ('excluido' as const) : ('desistiu' as const),
      })),
  );
  return lados.length > 0 ? { regra: decisao.tipo === 'wo' ? 'wo' : 'nao_conta', lados } : null;
}
