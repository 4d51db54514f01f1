import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export const MOST_AVISOS = 50;

type AvisoRow = { uuid: string; texto: string; fixado: boolean; autor: string; created_at: string };

/** Pinned ones first. */
export const avisosDaLiga = (tx: Tx, liga: string, most: number): Promise<AvisoRow[]> =>
  tx.rows(sql`
    select a.uuid, a.texto, a.fixado, coalesce(u.nome, '') as autor, a.created_at
    from avisos_da_liga a left join usuarios u on u.uuid = a.autor_uuid
    where a.liga_uuid = ${liga} order by a.fixado desc, a.created_at desc, a.uuid desc limit ${most}`);
