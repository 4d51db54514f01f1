// `npm run check:standings`: derives every championship in the database again from its matches and
// compares with the tables, brackets and sides that are stored.
import '#server/node-version.ts';
import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { assentar } from '#server/competicao/atualizar-quadros.ts';
import { carregarDados } from '#server/competicao/estado.ts';
import { quadrosDe } from '#server/competicao/quadros.ts';
import { listQuadros } from '#server/competicao/queries.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/database.ts';

const PAGE = 500;

/** What differs, in words; nothing when all is as derived. */
async function differences(
  db: Database,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
): Promise<string[]> {
  const stored = await listQuadros(db, campeonato.id);
  if (stored.length === 0) return [];
  const { estado, lados, decididas, extras } = assentar(await carregarDados(db, campeonato));
  const found = lados.size > 0 ? [`${lados.size} matches with other sides`] : [];
  if (decididas.length > 0) found.push(`${decididas.length} matches decided otherwise`);
  const { novas, sobrando } = extras;
  if (novas.length > 0) found.push(`${novas.length} extra matches missing`);
  if (sobrando.length > 0) found.push(`${sobrando.length} extra matches that nobody needs`);
  for (const [index, dados] of quadrosDe(estado).entries()) {
    const kept = stored.find(({ fase }) => fase === index + 1)?.dados;
    // Through JSON, as it was stored.
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(dados)), kept))
      found.push(`phase ${index + 1}`);
  }
  return found;
}

const db = await openDatabase(readConfig(process.env).database);
let checked = 0;
let wrong = 0;
try {
  for (let last = ''; ; ) {
    const page = await db.rows<Pick<CampeonatoRow, 'id' | 'fases'>>(sql`
      select id, fases from campeonatos where id > ${last} order by id limit ${PAGE}`);
    for (const campeonato of page) {
      const found = await differences(db, campeonato);
      checked += 1;
      if (found.length > 0) wrong += 1;
      for (const text of found) console.error(`${campeonato.id}: ${text}`);
    }
    const end = page.at(-1);
    if (!end) break;
    last = end.id;
  }
} finally {
  await db.close();
}
console.log(`${checked} championships, ${wrong} with differences`);
process.exitCode = wrong > 0 ? 1 : 0;
