// `npm run db:reset`: empties the database that the configuration names and fills it as a first start
// does. Refuses where the product is in real use, that is, behind an https address.
import '#server/node-version.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedDemonstration } from '#server/demonstracao/demonstracao.ts';

const config = readConfig(process.env);
if (config.secure) {
  console.error(`${config.appUrl} is in real use: its database is not emptied`);
  process.exit(2);
}
const db = await openDatabase(config.database);
try {
  await db.script('drop schema public cascade; create schema public');
  const applied = await migrate(db);
  await seedDemonstration(db);
  console.log(`${applied.length} migrations applied, demonstration data made`);
} finally {
  await db.close();
}
