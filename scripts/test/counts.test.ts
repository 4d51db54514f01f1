import { expect, test } from 'vitest';
import { countPlaywright, countStep, countVitest, sum } from './counts.ts';

const vitest = (testResults: { status: string; assertionResults: { status: string }[] }[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const number = (status: string) => all.filter((each) => each.status === status).length;
  return {
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    numPendingTests: number('pending'),
    testResults,
  };
};

test('a test file that does not load is one failure', () => {
  const report = vitest([
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ]);
  expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a file with a failing test is counted by its tests alone', () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({ status }));
  const report = vitest([{ status: 'failed', assertionResults }]);
  expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('a browser test that passed at its second try has passed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

test('an error before any browser test is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1);
});

test('a check without a report is one test', () => {
  expect(countStep(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countStep(1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a tool that exits with an error is never all green', () => {
  expect(countStep(1, { passed: 5, failed: 0, skipped: 0 }).failed).toBe(1);
  expect(countStep(1, { passed: 5, failed: 2, skipped: 0 }).failed).toBe(2);
});

test('counts add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
