// What each test of a step came to, in one form for all tools.

export type Result = {
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly milliseconds: number;
  /** The tool's project, its file and its title; a check has only a title, its name. */
  readonly project?: string;
  readonly file?: string;
  readonly title: string;
};

/** Title of a file that failed outside its tests: it does not load, or a hook threw. */
export const WHOLE_FILE = '(the file itself)';
/** Title of a tool that failed without saying which test did. */
export const WHOLE_STEP = '(the tool itself)';

export function nameOf({ project, file, title }: Result): string {
  return [project, file, title].filter((part) => part).join(' › ');
}

/** A check is one test. So is a tool that failed without saying which test did. */
export function resultsOf(
  step: { readonly name: string; readonly exitCode: number; readonly milliseconds: number },
  report: readonly Result[] | undefined,
): readonly Result[] {
  const { exitCode, milliseconds } = step;
  const status = exitCode === 0 ? 'passed' : 'failed';
  if (!report) return [{ status, milliseconds, title: step.name }];
  const isExplained = status === 'passed' || report.some((result) => result.status === 'failed');
  return isExplained ? report : [...report, { status, milliseconds: 0, title: WHOLE_STEP }];
}

type PlaywrightTest = {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly { readonly duration: number }[];
};

type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
};

export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
};

const PLAYWRIGHT_STATUS = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

function readSuite(suite: PlaywrightSuite, above: readonly string[]): Result[] {
  // The outermost suite is the file, by its name.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      status: PLAYWRIGHT_STATUS[test.status],
      milliseconds: test.results.reduce((total, { duration }) => total + duration, 0),
      project: test.projectName,
      file: suite.file,
      title: [...titles, spec.title].join(' > '),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, titles))];
}

/** Errors outside the tests (the product did not start) are failures too. */
export function readPlaywright({ suites, errors }: PlaywrightReport): Result[] {
  const broken = errors.map(
    () => ({ status: 'failed', milliseconds: 0, title: WHOLE_STEP }) as const,
  );
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...broken];
}

export type Tool = 'vitest' | 'playwright';

/** Vitest's results come from a reporter of our own: the built-in ones do not tell the project. */
export const READERS: Readonly<Record<Tool, (report: never) => readonly Result[]>> = {
  vitest: (report: readonly Result[]) => report,
  playwright: readPlaywright,
};

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export function count(results: readonly Result[]): Counts {
  const number = (status: Result['status']) =>
    results.filter((result) => result.status === status).length;
  return { passed: number('passed'), failed: number('failed'), skipped: number('skipped') };
}

/** The ones that took longest, slowest first. */
export function slowest(results: readonly Result[], howMany: number): readonly Result[] {
  return results
    .filter(({ file }) => file)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, howMany);
}
