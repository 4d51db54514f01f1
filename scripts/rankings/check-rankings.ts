// `npm run check:rankings`: derives every ranking in the database again from its championships, from nothing, and
// compares with what is kept: what counts, every rating, every line, the table of Monday and the seasons.
import '#server/node-version.ts';
import sql from 'sql-template-tag';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { diferencasDoRanking } from '#server/rankings/diferencas.ts';
import { listRankings } from '#server/rankings/queries.ts';

const db = await openDatabase(readConfig(process.env).database);
let wrong = 0;
let waiting = 0;
const rankings = await listRankings(db);
try {
  for (const { uuid, sujo } of rankings) {
    // What is written meanwhile is no difference.
    const found = await db.transaction(async (tx) => {
      await tx.run(sql`set transaction isolation level repeatable read`);
      return diferencasDoRanking(tx, uuid);
    });
    if (sujo) waiting += 1;
    if (found.length > 0) wrong += 1;
    for (const text of found.slice(0, 20)) console.error(`${uuid}: ${text}`);
  }
} finally {
  await db.close();
}
console.log(`${rankings.length} rankings, ${waiting} to be reckoned, ${wrong} with differences`);
process.exitCode = wrong > 0 ? 1 : 0;
