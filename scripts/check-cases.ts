// Real competitions against the engine: `node scripts/check-cases.ts [folder]`, one line for each file and
// the counts last. The files are other people's data and live beside the repository, not in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annexDifferences, caseDifferences } from './check-cases/differences.ts';

const folder = process.argv[2] ?? '../shared/cases';
const ANNEX = 'reference/wc2026-annex-c.json';

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

function differences(name: string): readonly string[] {
  try {
    return name === ANNEX ? annexDifferences(readJson(name)) : caseDifferences(readJson(name));
  } catch (error) {
    return [error instanceof Error ? `${error.name}: ${error.message}` : String(error)];
  }
}

function main(): void {
  if (!existsSync(folder)) {
    console.log(`no cases: ${folder} does not exist`);
    return;
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (existsSync(join(folder, ANNEX))) names.push(ANNEX);
  let failed = 0;
  for (const name of names.toSorted()) {
    const found = differences(name);
    if (found.length > 0) failed += 1;
    console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const difference of found.slice(0, 5)) console.log(`       ${difference}`);
  }
  console.log(`${names.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main();
