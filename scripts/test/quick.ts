// The endpoint tests of `npm test -- quick`: the laws that hold for every endpoint, the ground that all of them
// stand on, and the folders of the server in which something differs from main.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const LAWS = [
  'server/*.test.ts',
  'server/{http,database,jobs}/**/*.test.ts',
  'server/**/{acesso,entrada,concorrencia}.test.ts',
];

/** The tests to run when these files differ. */
export function quickFiles(changed: readonly string[]): readonly string[] {
  const folders = changed.flatMap((file) => /^server\/[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  const patterns = [...LAWS, ...folders.map((folder) => `${folder}/**/*.test.ts`)];
  return [...new Set(patterns.flatMap((pattern) => globSync(pattern)))].sort();
}

const git = (...args: readonly string[]) =>
  spawnSync('git', args, { encoding: 'utf8' })
    .stdout?.split('\n')
    .filter((line) => line) ?? [];

/** Since this branch left main, with what is not committed yet; nothing where there is no main. */
export function changedFiles(): readonly string[] {
  const [base] = git('merge-base', 'HEAD', 'main');
  if (!base) return [];
  const isNew = git('ls-files', '--others', '--exclude-standard');
  return [...git('diff', '--name-only', base), ...isNew];
}
