// `npm run check:standings`: derives every championship in the database again from its matches and
// compares with what is stored: tables, brackets, sides, summary, champion, final places and places taken.
import '#server/node-version.ts';
import sql from 'sql-template-tag';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { diferencas } from '#server/competicao/diferencas.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';

const PAGE = 500;

const db = await openDatabase(readConfig(process.env).database);
let checked = 0;
let wrong = 0;
try {
  for (let last = ''; ; ) {
    const page = await db.rows<Pick<CampeonatoRow, 'id' | 'fases'>>(sql`
      select id, fases from campeonatos where id > ${last} order by id limit ${PAGE}`);
    for (const campeonato of page) {
      // What is written meanwhile is no difference.
      const found = await db.transaction(async (tx) => {
        await tx.run(sql`set transaction isolation level repeatable read`);
        return diferencas(tx, campeonato);
      });
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
