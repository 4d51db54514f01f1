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

export async function countDated(tx: Tx, id: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from partidas where campeonato_id = ${id} and ${COM_DATA}`);
  return row?.n ?? 0;
}

/** Those of the start, which nobody chose, are no dates that somebody might have noted down. */
export async function countChosen(tx: Tx, id: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from partidas p join campeonatos c on c.id = p.campeonato_id
    where p.campeonato_id = ${id} and ${COM_DATA}
      and (c.agenda is not null or p.jogo_previsto_at is not null)`);
  return row?.n ?? 0;
}
