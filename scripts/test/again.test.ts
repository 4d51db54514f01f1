import { describe, expect, test } from 'vitest';
import { commandsAgain, judge } from './again.ts';
import { nameOf, type Result, WHOLE_FILE, WHOLE_STEP } from './results.ts';
import type { Step } from './steps.ts';

const failed = (change: Partial<Result> = {}): Result => ({
  status: 'failed',
  milliseconds: 1,
  project: 'server-postgres',
  file: 'server/jobs/jobs.test.ts',
  title: 'a job > for later (5 min) waits',
  ...change,
});

const passed = (change: Partial<Result> = {}) => failed({ ...change, status: 'passed' });
const check: Step = { name: 'lint', command: ['biome', 'check', '.'] };
const vitest: Step = {
  name: 'endpoints',
  command: ['vitest', 'run', '--project', 'server*', '--reporter', 'default'],
  tool: 'vitest',
};
const playwright: Step = { name: 'browser', command: ['playwright', 'test'], tool: 'playwright' };

describe('what is run again', () => {
  test('nothing when nothing failed', () => {
    expect(commandsAgain(vitest, [passed()])).toEqual([]);
  });

  test('a check, as it is', () => {
    expect(commandsAgain(check, [{ status: 'failed', milliseconds: 1, title: 'lint' }])).toEqual([
      check.command,
    ]);
  });

  test('a test by its project, file and name, with nothing beside it', () => {
    const [command, ...more] = commandsAgain(vitest, [failed(), passed({ file: 'x.test.ts' })]);
    expect(more).toEqual([]);
    const name = '^(a job > for later \\(5 min\\) waits)$';
    const selection = ['--project', 'server-postgres', '--maxWorkers', '1'];
    expect(command).toEqual([
      ...['vitest', 'run', ...selection, 'server/jobs/jobs.test.ts', '-t', name],
      ...['--reporter', 'default'],
    ]);
    expect(new RegExp(name).test(failed().title)).toBe(true);
  });

  test('a file that failed outside its tests, whole; each project by itself', () => {
    const broken = failed({ project: 'server-pglite', title: WHOLE_FILE });
    const commands = commandsAgain(vitest, [failed(), broken]);
    expect(commands.map((command) => command.includes('-t'))).toEqual([true, false]);
    expect(commands[1]).toContain('server-pglite');
  });

  test('browser tests that failed, by their own record', () => {
    expect(commandsAgain(playwright, [failed()])).toEqual([
      ['playwright', 'test', '--last-failed', '--workers', '1'],
    ]);
  });

  test('the whole step when its tool failed', () => {
    const tool: Result = { status: 'failed', milliseconds: 0, title: WHOLE_STEP };
    expect(commandsAgain(playwright, [passed(), tool])).toEqual([playwright.command]);
  });

  test('not a step that is broken altogether', () => {
    const all = Array.from({ length: 21 }, (_, at) => failed({ title: String(at) }));
    expect(commandsAgain(vitest, all)).toEqual([]);
  });
});

describe('after the second run', () => {
  test('a test that passed has passed, and is named', () => {
    const { results, flaky } = judge([failed(), passed({ title: 'other' })], [passed()]);
    expect(results.every(({ status }) => status === 'passed')).toBe(true);
    expect(flaky).toEqual([nameOf(failed())]);
  });

  test('one that failed again, or did not run, has failed', () => {
    expect(judge([failed()], [failed()]).results).toEqual([failed()]);
    expect(judge([failed()], []).results).toEqual([failed()]);
    expect(judge([failed()], [failed({ status: 'skipped' })]).flaky).toEqual([]);
  });

  test('a pass on one database does not excuse a failure on the other', () => {
    expect(judge([failed()], [passed({ project: 'server-pglite' })]).flaky).toEqual([]);
  });

  test('a file is flaky only when all of it passes', () => {
    const broken = failed({ title: WHOLE_FILE });
    expect(judge([broken], [passed(), failed({ title: 'b' })]).flaky).toEqual([]);
    expect(judge([broken], [passed(), passed({ title: 'b' })]).flaky).toEqual([nameOf(broken)]);
  });
});
