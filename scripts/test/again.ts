// What failed is run once more at the end, alone. A test that passes then is flaky: it is named and does not
// fail the run, unless there are more than three of them.
import { nameOf, type Result, WHOLE_FILE, WHOLE_STEP } from './results.ts';
import type { Command, Step } from './steps.ts';

export const FLAKY_ALLOWED = 3;
/** So many do not fail by chance, and the verdict is the same: they are not run again. */
const WORTH_A_RETRY = 20;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const unique = (all: readonly (string | undefined)[]) => [
  ...new Set(all.filter((each) => each !== undefined)),
];

/** Vitest chooses by file and by name, and by project for both. */
function vitestAgain(command: Command, failed: readonly Result[]): Command[] {
  const commands = unique(failed.map(({ project }) => project)).flatMap((project) => {
    const here = failed.filter((result) => result.project === project);
    const tests = here.filter(({ title }) => title !== WHOLE_FILE);
    const files = here.filter(({ title }) => title === WHOLE_FILE);
    const names = unique(tests.map(({ title }) => escapeRegExp(title))).join('|');
    const selections = [
      tests.length > 0 && [...unique(tests.map(({ file }) => file)), '-t', `^(${names})$`],
      files.length > 0 && unique(files.map(({ file }) => file)),
    ];
    return selections.flatMap((selection) => (selection ? [[project, selection] as const] : []));
  });
  const [program = '', verb = ''] = command;
  const reporters = command.slice(command.indexOf('--reporter'));
  return commands.map(([project, selection]) => [
    ...[program, verb, '--project', project, '--maxWorkers', '1'],
    ...[...selection, ...reporters],
  ]);
}

/** The commands that run once more, one after the other, what failed in a step. */
export function commandsAgain(step: Step, results: readonly Result[]): readonly Command[] {
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > WORTH_A_RETRY) return [];
  if (failed.some(({ title, file }) => !file || title === WHOLE_STEP)) return [step.command];
  if (step.tool === 'vitest') return vitestAgain(step.command, failed);
  return [[...step.command, '--last-failed', '--workers', '1']];
}

/** What is true after the second run: a failure that passed is flaky, one that did not is a failure. */
export function judge(
  first: readonly Result[],
  again: readonly Result[],
): { readonly results: readonly Result[]; readonly flaky: readonly string[] } {
  const flaky: string[] = [];
  const results = first.map((result) => {
    if (result.status !== 'failed' || !passedNow(result, again)) return result;
    flaky.push(nameOf(result));
    return { ...result, status: 'passed' } as const;
  });
  return { results, flaky };
}

function passedNow(result: Result, again: readonly Result[]): boolean {
  const isSame = ({ project, file, title }: Result) =>
    project === result.project && file === result.file && title === result.title;
  const isOfIt =
    result.title === WHOLE_STEP
      ? () => true
      : (other: Result) =>
          result.title === WHOLE_FILE
            ? other.project === result.project && other.file === result.file
            : isSame(other);
  const mine = again.filter((other) => other.status !== 'skipped' && isOfIt(other));
  return mine.length > 0 && mine.every(({ status }) => status === 'passed');
}
