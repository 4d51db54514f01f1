// The far side of `first-start.ts`: makes the database and ends. It has the configuration of who started it. What the
// product would find to do at once is done here too: rankings of the demonstration, tables to be looked over.
import { readConfig } from './config.ts';
import { tidyEmbedded } from './database/tidy.ts';
import { fundarRankings } from './rankings/fundar.ts';
import { refazerRankings } from './rankings/refazer.ts';
import { openReady } from './ready.ts';

// Whoever started it has gone: the next start begins anew.
process.once('disconnect', () => process.exit(1));
const config = readConfig(process.env);
const database = await openReady(config);
if (config.demonstration) {
  await fundarRankings(database);
  await refazerRankings(database);
}
if (database.kind === 'embedded') await tidyEmbedded(database);
await database.close();
process.exit(0);
