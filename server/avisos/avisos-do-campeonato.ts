import sql from 'sql-template-tag';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import type { Database } from '#server/database/database.ts';

type SemAutor = { uuid: string; texto: string; fixado: boolean; created_at: string };

type Aviso = SemAutor & { autor: string };

export const MOST_LISTED = 50;

/** Kept with the championship. The names of authors may change at any time: the owner's is known, the
 * others' are asked for anew. */
export async function avisosDe(
  db: Database,
  campeonato: Pick<CampeonatoVisto, 'id' | 'versao' | 'dono'>,
  most: number,
): Promise<Aviso[]> {
  const { id, dono } = campeonato;
  const all = await porVersao(db, campeonato, 'avisos', () =>
    db.rows<SemAutor & { autor_uuid: string }>(sql`
      select uuid, texto, fixado, autor_uuid, created_at from avisos
      where campeonato_id = ${id} order by fixado desc, created_at desc limit ${MOST_LISTED}`),
  );
  const kept = all.slice(0, most);
  const names = new Map([[dono.uuid, dono.nome]]);
  const others = new Set(kept.map(({ autor_uuid }) => autor_uuid));
  others.delete(dono.uuid);
  if (others.size > 0) {
    const rows = await db.rows<{ uuid: string; nome: string }>(sql`
      select uuid, nome from usuarios where uuid = any(${[...others]}::uuid[])`);
    for (const { uuid, nome } of rows) names.set(uuid, nome);
  }
  return kept.map(({ autor_uuid, ...aviso }) => ({ ...aviso, autor: names.get(autor_uuid) ?? '' }));
}
