import sql from 'sql-template-tag';
import { uuidv7 } from '#server/uuid.ts';
import type { SignedIn, TestApp } from '../app.ts';

/** The championship is played in a liga that one of the people administers. */
export async function insertLigaDaCena(t: TestApp, id: string, { uuid }: SignedIn): Promise<void> {
  const liga = uuidv7();
  const cores = JSON.stringify({ cores: ['#0b7a75', '#f8fafc'], estampa: 'listras' });
  await t.db.run(sql`
    insert into ligas (uuid, nome, busca, sigla, cores)
    values (${liga}, 'Liga da Cena', 'liga da cena', 'LC', ${cores})`);
  await t.db.run(sql`
    insert into membros_da_liga (liga_uuid, usuario_uuid, papel) values (${liga}, ${uuid}, 'admin')`);
  await t.db.run(sql`update campeonatos set liga_uuid = ${liga} where id = ${id}`);
}
