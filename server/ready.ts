// The database as the product needs it: durable in real use, migrated, with the demonstration in it.
import { type Config, ConfigError } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { unsafeSettings } from './database/durability.ts';
import { migrate } from './database/migrate.ts';
import { seedDemonstration } from './demonstracao/demonstracao.ts';

/** In real use nothing that was acknowledged may be lost. */
async function requireDurable(config: Config, db: Database): Promise<void> {
  if (!config.secure || db.kind !== 'postgres') return;
  const off = await unsafeSettings(db);
  if (off.length === 0) return;
  throw new ConfigError([
    `DATABASE_URL names a PostgreSQL that may lose what was saved: ${off.join(', ')} must be on`,
    'when APP_URL is an https address',
  ]);
}

/** The database, migrated; it is closed again when it cannot be used. */
export async function openReady(config: Config): Promise<Database> {
  const db = await openDatabase(config.database);
  try {
    await requireDurable(config, db);
    await migrate(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  if (config.demonstration) await seedDemonstration(db);
  return db;
}
