import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { READERS, type Result, resultsOf } from './results.ts';
import { type Command, reportFile, type Step } from './steps.ts';

const LIMIT_MS = 60 * 60 * 1000;

export type Outcome = {
  readonly step: Step;
  readonly results: readonly Result[];
  readonly seconds: number;
  readonly output: string;
};

/** Runs a step, or with another command a part of it. */
export async function runStep(step: Step, command: Command = step.command): Promise<Outcome> {
  const start = performance.now();
  if (step.tool) await rm(reportFile(step), { force: true });
  const { exitCode, output } = await runCommand(step, command);
  const milliseconds = performance.now() - start;
  const report = await readReport(step);
  const results = resultsOf({ name: step.name, exitCode, milliseconds }, report);
  return { step, results, output, seconds: milliseconds / 1000 };
}

type Ended = { readonly exitCode: number; readonly output: string };

async function runCommand(step: Step, command: Command): Promise<Ended> {
  try {
    step.prepare?.();
  } catch (error) {
    return { exitCode: 1, output: String(error) };
  }
  // The installed tools come first in the path, Node itself among them.
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const [program = '', ...args] = command;
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      env: {
        ...process.env,
        ...step.env,
        PATH: path,
        NO_COLOR: '1',
        REPORT_FILE: reportFile(step),
      },
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
async function readReport(step: Step): Promise<readonly Result[] | undefined> {
  if (!step.tool) return undefined;
  try {
    const report: unknown = JSON.parse(await readFile(reportFile(step), 'utf8'));
    return READERS[step.tool](report as never);
  } catch {
    return undefined;
  }
}
