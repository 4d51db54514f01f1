// What `npm test` does, in order. Cheap checks run two at a time; the rest wants the machine for itself.
import { requireBrowser } from '#scripts/browser.ts';
import { installPostgresOnCi } from '#scripts/postgres.ts';
import { type Counts, countPlaywright, countVitest } from './counts.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly alone?: true;
  /** Prepares the machine; runs before the command. */
  readonly prepare?: () => void;
  /** The tool's own report, and how to count the tests in it. */
  readonly report?: { readonly file: string; readonly count: (report: never) => Counts };
  /** Step without which this one cannot run; it is added when only this one is asked for. */
  readonly needs?: string;
};

const REPORTS = 'reports';

function vitest(name: string, projects: readonly string[], prepare?: () => void): Step {
  const file = `${REPORTS}/${name}.json`;
  const selection = projects.flatMap((project) => ['--project', project]);
  const output = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', ...selection, ...output],
    alone: true,
    report: { file, count: countVitest },
    ...(prepare && { prepare }),
  };
}

const STEPS: readonly Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types-engine', command: ['tsc', '-p', 'engine/tsconfig.json'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', '.'],
  },
  { name: 'dead-code', command: ['knip'] },
  { name: 'sizes', command: ['node', 'scripts/check-sizes.ts'] },
  { name: 'docs', command: ['node', 'scripts/check-docs.ts'] },
  { name: 'lock', command: ['node', 'scripts/check-lock.ts'] },
  vitest('unit', ['engine', 'regras', 'textos', 'contract', 'web', 'scripts']),
  vitest('endpoints', ['server-*'], installPostgresOnCi),
  { name: 'build', command: ['node', 'scripts/build.ts'], alone: true },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    alone: true,
    needs: 'build',
    prepare: requireBrowser,
    report: { file: `${REPORTS}/browser.json`, count: countPlaywright },
  },
];

/** The named steps with what they need, in the order of the table; all of them for no name. */
export function selectSteps(names: readonly string[]): readonly Step[] {
  const known = new Set(STEPS.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`no step ${unknown.join(', ')}; there are: ${[...known].join(', ')}`);
  }
  if (names.length === 0) return STEPS;
  const needed = STEPS.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  return STEPS.filter(({ name }) => names.includes(name) || needed.includes(name));
}
