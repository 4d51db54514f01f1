// The far side of `first-start.ts`: makes the database and ends. It has the configuration of who started it.
import { readConfig } from './config.ts';
import { openReady } from './ready.ts';

// Whoever started it has gone: the next start begins anew.
process.once('disconnect', () => process.exit(1));
const database = await openReady(readConfig(process.env));
await database.close();
process.exit(0);
