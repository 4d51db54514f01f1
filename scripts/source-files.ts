import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** Files of the repository: everything that is not ignored. Does not need git. */
export function listSourceFiles(): string[] {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
    .filter((line) => line !== '');
  const isSource = (name: string) =>
    name !== '.git' && !ignored.some((pattern) => matchesGlob(name, pattern));
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => isSource(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? walk(path) : [path];
      });
  return walk('.');
}
