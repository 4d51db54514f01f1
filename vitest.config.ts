import { defineConfig } from 'vitest/config';
import { findPostgres } from './scripts/postgres.ts';

const pure = (name: string) => ({
  test: { name, include: [`${name}/**/*.test.{ts,tsx}`], testTimeout: 60_000 },
});

/** The endpoint tests: the same files on each database. An empty address means the embedded one. */
const server = (name: string, database: object) => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    ...database,
  },
});

const postgres = findPostgres()
  ? [server('server-postgres', { globalSetup: 'scripts/postgres-for-tests.ts' })]
  : [];
if (postgres.length === 0)
  process.stderr.write('PostgreSQL is not installed: server-postgres is skipped\n');

export default defineConfig({
  test: {
    // The embedded database works in a thread of its own: with one worker half the machine would wait.
    maxWorkers: 2,
    // What is waited for may take long on a busy machine: timings decide nothing.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      pure('engine'),
      pure('regras'),
      pure('textos'),
      pure('contract'),
      pure('web'),
      pure('scripts'),
      server('server-pglite', { provide: { databaseUrl: '' } }),
      ...postgres,
    ],
  },
});
