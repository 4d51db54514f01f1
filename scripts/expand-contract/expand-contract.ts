// `npm run expand-contract`: while a new release starts, processes of the one before work on its schema. This runs the
// endpoint tests of an earlier build, as they were, on a PostgreSQL with the migrations of today.
// `npm run expand-contract -- <ref> server/sorteio` names the build and the tests; else the build is the one before
// the newest migration, and the tests are all.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { knownMigrations } from '#server/database/migrate.ts';

/** They count or list what is in the schema, or restore a backup, which only who knows every migration of it may. */
const NOT_THESE = [
  'a backup > ',
  'a restore > ',
  'migrations > are applied once ',
  'the list of personal data > ',
];

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1_000_000_000 }).trim();

function buildBefore(): string {
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'server/migrations');
  return `${newest}^`;
}

function checkOut(ref: string, folder: string): void {
  const archive = execFileSync('git', ['archive', ref], { maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // What prepares the database is ours; everything that uses it is theirs.
  const setup = join(folder, 'scripts/postgres-for-tests.ts');
  writeFileSync(setup, `export { default } from '${resolve('scripts/postgres-for-tests.ts')}';\n`);
}

const [ref = buildBefore(), ...tests] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tabelao-before-'));
try {
  checkOut(ref, folder);
  const unknown = knownMigrations().filter(
    (name) => !existsSync(join(folder, 'server/migrations', name)),
  );
  if (unknown.length === 0)
    throw new Error(`${ref} knows every migration: there is nothing to try`);
  console.log(`${git('log', '-1', '--format=%h %s', ref)}\ndoes not know ${unknown.join(', ')}`);
  const { status } = spawnSync(
    resolve('node_modules/.bin/vitest'),
    ['run', '--project', 'server-postgres', '-t', `^(?!${NOT_THESE.join('|')})`, ...tests],
    { cwd: folder, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
