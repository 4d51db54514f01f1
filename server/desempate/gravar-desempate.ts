import sql from 'sql-template-tag';
import type { TeamId } from '#engine/types.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Tx } from '#server/database/database.ts';

type Desempate = { readonly fase: number; readonly ordem: readonly TeamId[] };

export const saveDesempate = (tx: Tx, id: string, { fase, ordem }: Desempate) =>
  tx.run(sql`
    update quadros set desempate = ${JSON.stringify(ordem)}
    where campeonato_id = ${id} and fase = ${fase}`);

export async function gravarDesempate(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
  desempate: Desempate,
): Promise<void> {
  await saveDesempate(tx, campeonato.id, desempate);
  await atualizarQuadros(tx, campeonato);
}
