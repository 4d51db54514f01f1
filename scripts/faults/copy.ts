// A copy of the working tree, with what is not committed yet, in a temporary folder: faults never touch the
// tree that somebody works in.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

function listFiles(): readonly string[] {
  const { stdout, status } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (status !== 0) throw new Error('the files of the repository could not be listed');
  return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
}

export type Copy = { readonly folder: string; remove(): void };

export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-faults-'));
  for (const file of listFiles()) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
