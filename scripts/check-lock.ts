// What an install brings must be exactly what was reviewed, from whatever registry the machine uses.
import { readFileSync } from 'node:fs';

type Manifest = Record<string, Record<string, string> | undefined>;
type Lock = { readonly packages: Record<string, { readonly resolved?: string }> };

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

// Its decoder ran requests as code (CVE-2025-55182); pages are rendered on the server without it.
const BANNED = /(^|\/)react-server-dom-/;

export function checkLock(manifest: Manifest, lock: Lock): string[] {
  const problems: string[] = [];
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (!EXACT.test(version))
        problems.push(`package.json: ${name} ${version} is not one version`);
    }
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (BANNED.test(path)) problems.push(`package-lock.json: ${path} must not be installed`);
    if (entry.resolved) problems.push(`package-lock.json: ${path} is tied to ${entry.resolved}`);
  }
  return problems;
}

if (import.meta.main) {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const problems = checkLock(read('package.json'), read('package-lock.json'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
