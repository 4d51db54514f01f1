// `npm run sbom -- file`: every package of the product as CycloneDX, by npm, and a check that none of those in
// package-lock.json is missing from it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { missingFrom, type Sbom } from './missing-from.ts';

const [path = 'sbom.json'] = process.argv.slice(2);
const text = execFileSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
);
const sbom = JSON.parse(text) as Sbom;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = missingFrom(sbom, lock);
for (const name of missing) console.error(`not in the list: ${name}`);
writeFileSync(path, text);
console.log(`${sbom.components.length} packages in ${path}, ${missing.length} missing`);
process.exitCode = missing.length > 0 ? 1 : 0;
