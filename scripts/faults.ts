// `npm run faults`: plants about twenty-five faults, one at a time, in a copy of the repository, and runs the
// test that must notice each. They are past bugs and findings: no change of the tests may lose what they catch.
// `npm run faults -- job` tries those whose symptom holds the word.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL } from './faults/all.ts';
import { makeCopy } from './faults/copy.ts';
import { type Fault, plant } from './faults/fault.ts';
import { type Selection, selectionOf, tryTests } from './faults/try.ts';

type Planted = { readonly fault: Fault; readonly text: string };

const problems: string[] = [];
let noticed = 0;

function plantAll(faults: readonly Fault[]): readonly Planted[] {
  return faults.flatMap((fault) => {
    try {
      return [{ fault, text: plant(readFileSync(fault.file, 'utf8'), fault) }];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
}

/** The same tests in as few runs as there can be. */
function together(faults: readonly Fault[]): readonly Selection[] {
  const groups = Object.groupBy(
    faults,
    ({ project, title }) => `${project} ${title !== undefined}`,
  );
  return Object.values(groups).map((group = []) => ({
    project: group[0]?.project ?? '',
    tests: [...new Set(group.map(({ test }) => test))],
    titles: group.flatMap(({ title }) => title ?? []),
  }));
}

/** Without a fault they pass: else they would notice anything. */
async function requireGreen(folder: string, faults: readonly Fault[]): Promise<boolean> {
  for (const selection of together(faults)) {
    const { isGreen, failed, output } = await tryTests(folder, selection);
    if (isGreen) continue;
    problems.push(`tests fail without a fault:\n${failed.join('\n') || output}`);
  }
  return problems.length === 0;
}

async function tryFault(folder: string, { fault, text }: Planted): Promise<void> {
  const file = join(folder, fault.file);
  const healthy = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  const { failed, output } = await tryTests(folder, selectionOf(fault));
  writeFileSync(file, healthy);
  const [first] = failed;
  console.log(`${first ? '✓' : '✗'}  ${fault.symptom}\n   ${first ?? 'not noticed'}`);
  if (first) noticed += 1;
  else problems.push(`${fault.symptom}: not noticed by ${fault.test}\n${output}`);
}

const word = process.argv[2] ?? '';
const faults = ALL.filter(({ symptom }) => symptom.includes(word));
const planted = plantAll(faults);
const copy = makeCopy();
try {
  if (await requireGreen(copy.folder, faults)) {
    for (const each of planted) await tryFault(copy.folder, each);
  }
} finally {
  copy.remove();
}
if (problems.length > 0) console.error(`\n${problems.join('\n\n')}`);
console.log(`\n${noticed} of ${faults.length} faults noticed`);
process.exitCode = problems.length > 0 || faults.length === 0 ? 1 : 0;
