import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import type { Horario, PedidoDeAgenda } from './distribuir-datas.ts';

export async function saveHorarios(tx: Tx, rows: readonly Horario[]): Promise<void> {
  await tx.run(sql`
    update partidas p set jogo_previsto_at = h.jogo_previsto_at, prazo_at = h.prazo_at,
      estadio = h.estadio, confirmado_at = null, versao = p.versao + 1, updated_at = agora()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as h(uuid uuid, jogo_previsto_at timestamptz, prazo_at timestamptz, estadio text)
    where p.uuid = h.uuid`);
}

/** What was asked for: rounds that are paired later follow it. */
export async function saveAgenda(tx: Tx, id: string, pedido: PedidoDeAgenda): Promise<void> {
  await tx.run(sql`update campeonatos set agenda = ${JSON.stringify(pedido)} where id = ${id}`);
}

/** Matches to be played that have a day or a deadline. */
export const COM_DATA = sql`not feita
  and coalesce(jogo_previsto_at, prazo_at) is not null`;
