// `npm test`: every check and every test. `npm test -- lint unit` runs only the named steps.
import { mkdirSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsAgain, FLAKY_ALLOWED, judge } from './test/again.ts';
import { moveToMemoryDisk } from './test/memory-disk.ts';
import { count, nameOf, slowest } from './test/results.ts';
import { type Outcome, runStep } from './test/run-step.ts';
import { type Step, selectSteps } from './test/steps.ts';

const SLOWEST = 20;

function show({ step, results, seconds, output }: Outcome, label = step.name): void {
  const { passed, failed, skipped } = count(results);
  const tests = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  if (failed > 0) console.log(output);
  const line = [failed > 0 ? '✗' : '✓', label.padEnd(16), `${seconds.toFixed(1)} s`.padStart(8)];
  console.log([...line, step.tool ? tests : ''].join('  ').trimEnd());
}

async function runAndShow(step: Step): Promise<Outcome> {
  const outcome = await runStep(step);
  show(outcome);
  return outcome;
}

async function sideBySide(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      outcomes.push(await runAndShow(step));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

/** What failed, once more: each step's failures by themselves, with nothing else running. */
async function runAgain({ step, results }: Outcome): Promise<ReturnType<typeof judge>> {
  const again: Outcome['results'][number][] = [];
  for (const command of commandsAgain(step, results)) {
    const outcome = await runStep(step, command);
    show(outcome, `${step.name} again`);
    again.push(...outcome.results);
  }
  return judge(results, again);
}

function showSlowest(outcomes: readonly Outcome[]): void {
  const found = slowest(
    outcomes.flatMap(({ results }) => results),
    SLOWEST,
  );
  if (found.length === 0) return;
  console.log(`\nThe slowest ${found.length}:`);
  for (const result of found) {
    console.log(`${(result.milliseconds / 1000).toFixed(1).padStart(6)} s  ${nameOf(result)}`);
  }
}

mkdirSync('reports', { recursive: true });
moveToMemoryDisk();
// Tools and products are started some fifty times: each finds what the ones before it have compiled.
process.env.NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');
const steps = selectSteps(process.argv.slice(2));
const outcomes = await sideBySide(steps.filter(({ tool }) => !tool));
for (const step of steps.filter(({ tool }) => tool)) outcomes.push(await runAndShow(step));
showSlowest(outcomes);

const judged = [];
for (const outcome of outcomes) judged.push(await runAgain(outcome));
const results = judged.flatMap((each) => each.results);
const flaky = judged.flatMap((each) => each.flaky);
const tooMany = flaky.length > FLAKY_ALLOWED;
const failures = results.filter(({ status }) => status === 'failed');
if (failures.length > 0) console.log(`\nFailed:\n${failures.map(nameOf).join('\n')}`);
if (flaky.length > 0) {
  console.log(`\nFlaky, to be mended before new work:\n${flaky.join('\n')}`);
  if (tooMany) console.log(`More than ${FLAKY_ALLOWED} flaky tests fail the run.`);
}
const { passed, failed } = count(results);
const unsteady = tooMany ? flaky.length : 0;
console.log(`\n${passed - unsteady} passed, ${failed + unsteady} failed`);
process.exitCode = failed + unsteady > 0 ? 1 : 0;
