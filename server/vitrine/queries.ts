import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

type Endereco = { id: string; mudou: string };
type CampeonatoNoMapa = Endereco & { encerrado: boolean };
type LigaNoMapa = Endereco & { nome: string };

/** Who is in the public list is in the map too, and nobody else. */
const CAMPEONATOS = sql`
  visibilidade = 'publico' and excluido_em is null and estado <> 'rascunho'`;

const LIGAS = sql`visibilidade = 'publico' and excluida_em is null`;

/** The first of every so many, by which the pages of the map are called. */
export async function listStarts(
  tx: Tx,
  which: 'campeonatos' | 'ligas',
  each: number,
): Promise<string[]> {
  const from =
    which === 'campeonatos'
      ? sql`select id from campeonatos where ${CAMPEONATOS}`
      : sql`select uuid as id from ligas where ${LIGAS}`;
  const rows = await tx.rows<{ id: string }>(sql`
    select id from (select id, row_number() over (order by id) as n from (${from}) listed) numbered
    where n % ${each} = 1 order by id`);
  return rows.map(({ id }) => id);
}

export function listCampeonatosFrom(tx: Tx, id: string, most: number) {
  return tx.rows<CampeonatoNoMapa>(sql`
    select id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD') as mudou,
      estado = 'encerrado' as encerrado
    from campeonatos where ${CAMPEONATOS} and id >= ${id} order by id limit ${most}`);
}

export function listLigasFrom(tx: Tx, uuid: string, most: number) {
  return tx.rows<LigaNoMapa>(sql`
    select uuid as id, nome, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD') as mudou
    from ligas where ${LIGAS} and uuid >= ${uuid} order by uuid limit ${most}`);
}

export function findPublico(tx: Tx, id: string): Promise<{ nome: string } | undefined> {
  return tx.first<{ nome: string }>(sql`
    select nome from campeonatos where ${CAMPEONATOS} and id = ${id}`);
}
