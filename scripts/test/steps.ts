// What `npm test` does, in order. Checks run side by side; the tests want the machine for themselves.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { requireBrowser } from '#scripts/browser.ts';
import { installPostgresOnCi } from '#scripts/postgres.ts';
import { installRedisOnCi } from '#scripts/redis.ts';
import { changedFiles, quickFiles } from './quick.ts';
import type { Tool } from './results.ts';

export type Command = readonly string[];

export type Step = {
  readonly name: string;
  readonly command: Command;
  /** What runs its tests; a check is one test by itself. Tests run alone, on all cores. */
  readonly tool?: Tool;
  readonly env?: NodeJS.ProcessEnv;
  /** Prepares the machine; runs before the command. */
  readonly prepare?: () => void;
  /** Steps without which this one cannot run; they are added when only this one is asked for. */
  readonly needs?: readonly string[];
};

const REPORTS = 'reports';

/** A worker of the endpoint tests waits a sixth of its time: for the database, for a process, for a mail. */
const ONE_MORE_THAN_CORES = ['--maxWorkers', String(Math.min(availableParallelism() + 1, 4))];

/** The demonstration that the journeys begin with. Made among the checks, which leave no core idle meanwhile. */
const DEMONSTRATION = `${REPORTS}/demonstration`;

export const reportFile = ({ name }: Step) => `${REPORTS}/${name}.json`;

function vitest(name: string, projects: readonly string[], files: readonly string[] = []): Step {
  const selection = [...projects.flatMap((project) => ['--project', project]), ...files];
  const reporters = ['--reporter', 'default', '--reporter', './scripts/test/vitest-reporter.ts'];
  return { name, command: ['vitest', 'run', ...selection, ...reporters], tool: 'vitest' };
}

// The longest first: what is left for the end should be short.
const STEPS: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'demonstration',
    command: ['node', 'server/make-database.ts'],
    env: { NODE_ENV: 'production', DATA_DIR: DEMONSTRATION, PATIENCE: '12' },
    prepare: () => rmSync(DEMONSTRATION, { recursive: true, force: true }),
  },
  { name: 'dead-code', command: ['knip'] },
  // By itself it starts four checkers, which repeat each other's work: 50 s of processor time instead of 34.
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json', '--checkers', '1'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', '.'],
  },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types-engine', command: ['tsc', '-p', 'engine/tsconfig.json'] },
  { name: 'sizes', command: ['node', 'scripts/check-sizes.ts'] },
  { name: 'names', command: ['node', 'scripts/check-names.ts'] },
  { name: 'docs', command: ['node', 'scripts/check-docs.ts'] },
  { name: 'lock', command: ['node', 'scripts/check-lock.ts'] },
  vitest('unit', ['engine', 'regras', 'textos', 'contract', 'web', 'scripts']),
  {
    ...vitest('endpoints', ['server-*'], ONE_MORE_THAN_CORES),
    // Which files run on one database alone (vitest.config.ts).
    env: { WHOLE_RUN: 'true' },
    prepare: () => {
      installPostgresOnCi();
      installRedisOnCi();
    },
  },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    tool: 'playwright',
    needs: ['build', 'demonstration'],
    env: { DEMONSTRATION },
    prepare: requireBrowser,
  },
];

const FOR_JOURNEYS = STEPS.flatMap(({ needs = [] }) => needs);

const QUICK = 'quick';

/** Every check and the unit tests, and the endpoint tests that tell most: in two minutes. */
function quickSteps(): readonly Step[] {
  const endpoints = vitest('quick-endpoints', ['server-pglite'], quickFiles(changedFiles()));
  return [
    ...STEPS.filter(({ name, tool }) => name === 'unit' || !(tool || FOR_JOURNEYS.includes(name))),
    endpoints,
  ];
}

/** The named steps with what they need, in the order of the table; all of them for no name. */
export function selectSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 1 && names[0] === QUICK) return quickSteps();
  const known = new Set(STEPS.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const there = [...known].join(', ');
    throw new Error(`no step ${unknown.join(', ')}; there are: ${there}, and ${QUICK} by itself`);
  }
  if (names.length === 0) return STEPS;
  const needed = STEPS.filter(({ name }) => names.includes(name)).flatMap(
    ({ needs = [] }) => needs,
  );
  return STEPS.filter(({ name }) => names.includes(name) || needed.includes(name));
}
