// How many tests a step ran, read from the report that its tool wrote.

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
};

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** A file that failed outside its tests (it does not load, a hook threw) counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
  };
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
};

/**
 * Errors outside the tests (the product did not start) count as failures too. What passed at its second
 * try has passed; Playwright names it as flaky.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A check is one test. So is a tool that failed without saying which test did. */
export function countStep(exitCode: number, report: Counts | undefined): Counts {
  const succeeded = exitCode === 0;
  if (!report) return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  const unexplained = !succeeded && report.failed === 0;
  return unexplained ? { ...report, failed: 1 } : report;
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
