import type { TestProject } from 'vitest/node';
import { makeTemplate } from '#server/testing/database.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server; empty for the embedded database. */
    databaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await makeTemplate(postgres.socketUrl);
  project.provide('databaseUrl', postgres.socketUrl);
  return postgres.stop;
}
