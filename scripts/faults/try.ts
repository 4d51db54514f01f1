// Runs tests in a copy of the repository, and tells which of them failed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { nameOf, READERS, type Result, WHOLE_FILE } from '#scripts/test/results.ts';
import type { Fault } from './fault.ts';

const LIMIT_MS = 10 * 60_000;
const BROWSER = 'browser';

export type Tried = {
  readonly isGreen: boolean;
  /** Names of the tests that failed. */
  readonly failed: readonly string[];
  readonly output: string;
};

/** Tests of one project: whole files, or by their titles. */
export type Selection = {
  readonly project: string;
  readonly tests: readonly string[];
  readonly titles: readonly string[];
};

export const selectionOf = ({ project, test, title }: Fault): Selection => ({
  project,
  tests: [test],
  titles: title ? [title] : [],
});

const pattern = (titles: readonly string[]) =>
  titles.map((title) => title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');

function commandOf({ project, tests, titles }: Selection): readonly string[] {
  const named = (option: string) => (titles.length > 0 ? [option, pattern(titles)] : []);
  if (project === BROWSER) {
    const alone = ['--project', 'phone', '--workers', '1'];
    return ['playwright', 'test', ...tests, ...alone, ...named('--grep')];
  }
  const reporters = ['--reporter', 'default', '--reporter', './scripts/test/vitest-reporter.ts'];
  return ['vitest', 'run', '--project', project, ...tests, ...named('-t'), ...reporters];
}

type Ended = { readonly code: number; readonly output: string };

function run(folder: string, command: readonly string[]): Promise<Ended> {
  const [program = '', ...args] = command;
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, PATH: path, NO_COLOR: '1', REPORT_FILE: 'reports/fault.json' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => done({ code: 1, output: String(error) }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Undefined when the tool ended before it could write any. */
function readResults(folder: string, isBrowser: boolean): readonly Result[] | undefined {
  const file = join(folder, 'reports', isBrowser ? 'browser.json' : 'fault.json');
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return READERS[isBrowser ? 'playwright' : 'vitest'](report as never);
  } catch {
    return undefined;
  }
}

export async function tryTests(folder: string, selection: Selection): Promise<Tried> {
  const isBrowser = selection.project === BROWSER;
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
  if (isBrowser) {
    const built = await run(folder, ['node', 'scripts/build.ts']);
    if (built.code !== 0) return { isGreen: false, failed: [], output: built.output };
  }
  const { code, output } = await run(folder, commandOf(selection));
  const results = readResults(folder, isBrowser) ?? [];
  const ran = results.filter(({ status }) => status !== 'skipped');
  // A file that does not even load has noticed nothing.
  const failed = ran.filter(({ status, title }) => status === 'failed' && title !== WHOLE_FILE);
  return { isGreen: code === 0 && ran.length > 0, failed: failed.map(nameOf), output };
}
