// Writes what each test came to, with its project and its file, to the file that REPORT_FILE names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Result, WHOLE_FILE } from './results.ts';

const STATUS = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  pending: 'failed',
} as const;

function resultOf(test: TestCase): Result {
  return {
    status: STATUS[test.result().state],
    milliseconds: test.diagnostic()?.duration ?? 0,
    project: test.project.name,
    file: relative(process.cwd(), test.module.moduleId),
    title: test.fullName,
  };
}

function resultsOf(module: TestModule): Result[] {
  const results = [...module.children.allTests()].map(resultOf);
  const isExplained = module.state() !== 'failed' || results.some((it) => it.status === 'failed');
  if (isExplained) return results;
  const file = relative(process.cwd(), module.moduleId);
  const broken = { status: 'failed', milliseconds: 0, title: WHOLE_FILE } as const;
  return [...results, { ...broken, project: module.project.name, file }];
}

export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.REPORT_FILE;
    if (!file) throw new Error('REPORT_FILE does not say where the results go');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(modules.flatMap(resultsOf)));
  }
}
