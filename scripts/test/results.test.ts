import { expect, test } from 'vitest';
import { count, nameOf, type Result, readPlaywright, resultsOf, slowest } from './results.ts';

const result = (change: Partial<Result>): Result => ({
  status: 'passed',
  milliseconds: 1,
  file: 'a.test.ts',
  title: 'works',
  ...change,
});

const ended = (exitCode: number) => ({ name: 'lint', exitCode, milliseconds: 5 });

test('a check without a report is one test', () => {
  expect(resultsOf(ended(0), undefined)).toEqual([
    { status: 'passed', milliseconds: 5, title: 'lint' },
  ]);
  expect(count(resultsOf(ended(1), undefined))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a tool that exits with an error is never all green', () => {
  expect(count(resultsOf(ended(1), [result({})]))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  const explained = [result({}), result({ status: 'failed' })];
  expect(resultsOf(ended(1), explained)).toEqual(explained);
});

test('the report of the browser tests is read by project, file and title', () => {
  const duration = 40;
  const tests = (status: 'expected' | 'unexpected' | 'skipped') => [
    { projectName: 'phone', status, results: [{ duration }] },
  ];
  const inner = {
    title: 'a league',
    file: 'league.test.ts',
    specs: [{ title: 'starts', tests: tests('unexpected') }],
  };
  const suite = {
    title: 'league.test.ts',
    file: 'league.test.ts',
    suites: [inner],
    specs: [
      { title: 'opens', tests: tests('expected') },
      { title: 'waits', tests: tests('skipped') },
    ],
  };
  const results = readPlaywright({ suites: [suite], errors: [] });
  expect(results.map(nameOf)).toEqual([
    'phone › league.test.ts › opens',
    'phone › league.test.ts › waits',
    'phone › league.test.ts › a league > starts',
  ]);
  expect(count(results)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(results[0]?.milliseconds).toBe(duration);
});

test('an error before any browser test is a failure', () => {
  expect(count(readPlaywright({ suites: [], errors: [{}] })).failed).toBe(1);
});

test('the slowest come first, and only tests are among them', () => {
  const all = [
    result({ title: 'quick', milliseconds: 1 }),
    result({ title: 'slow', milliseconds: 9 }),
    result({ title: 'slower', milliseconds: 10 }),
    { status: 'passed', milliseconds: 99, title: 'lint' } as const,
  ];
  expect(slowest(all, 2).map(({ title }) => title)).toEqual(['slower', 'slow']);
});
