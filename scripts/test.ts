// `npm test`: every check and every test. `npm test -- lint unit` runs only the named steps.
import { mkdirSync } from 'node:fs';
import { sum } from './test/counts.ts';
import { type Outcome, runStep } from './test/run-step.ts';
import { type Step, selectSteps } from './test/steps.ts';

const AT_ONCE = 2;

function show({ step, counts, seconds, output }: Outcome): void {
  const failed = counts.failed > 0;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const tests = step.report ? `${counts.passed} passed, ${counts.failed} failed${skipped}` : '';
  const line = [failed ? '✗' : '✓', step.name.padEnd(14), `${seconds.toFixed(1)} s`.padStart(8)];
  if (failed) console.log(output);
  console.log([...line, tests].join('  ').trimEnd());
}

async function runAll(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      outcomes.push(outcome);
      show(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

mkdirSync('reports', { recursive: true });
const steps = selectSteps(process.argv.slice(2));
const outcomes = await runAll(steps.filter(({ alone }) => !alone));
for (const step of steps.filter(({ alone }) => alone)) {
  const outcome = await runStep(step);
  outcomes.push(outcome);
  show(outcome);
}
const { passed, failed } = sum(outcomes.map(({ counts }) => counts));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
