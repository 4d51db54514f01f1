import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { type Counts, countStep } from './counts.ts';
import type { Step } from './steps.ts';

const LIMIT_MS = 40 * 60 * 1000;

export type Outcome = {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
  readonly output: string;
};

export async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now();
  if (step.report) await rm(step.report.file, { force: true });
  const { exitCode, output } = await runCommand(step);
  const counts = countStep(exitCode, await readReport(step));
  return { step, counts, output, seconds: (performance.now() - start) / 1000 };
}

async function runCommand(step: Step): Promise<{ exitCode: number; output: string }> {
  try {
    step.prepare?.();
  } catch (error) {
    return { exitCode: 1, output: String(error) };
  }
  // The installed tools come first in the path, Node itself among them.
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const [program = '', ...args] = step.command;
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      env: { ...process.env, PATH: path, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => done({ exitCode: 1, output: String(error) }));
    child.once('close', (code) =>
      done({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString().trimEnd() }),
    );
  });
}

/** No report means that the tool ended before it could write one. */
async function readReport({ report }: Step): Promise<Counts | undefined> {
  if (!report) return undefined;
  try {
    return report.count(JSON.parse(await readFile(report.file, 'utf8')) as never);
  } catch {
    return undefined;
  }
}
