// Load on one address by autocannon, a process of its own. A fast wrong answer counts for nothing:
// every answer must be a success of the expected size.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processorMs } from './process.ts';

export type Target = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of one answer, to compare sizes with. */
  readonly bytes: number;
  /** The process that answers, where it is to be known what an answer costs it. */
  readonly pid?: number;
};

export type Load = {
  readonly perSecond: number;
  readonly p99: number;
  /** Processor time for one answer, in all threads: what others do on the machine does not count. */
  readonly cpuMs: number;
};

type Report = {
  readonly duration: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
  readonly statusCodeStats: object;
  readonly '2xx': number;
  readonly latency: { readonly p99: number };
  readonly throughput: { readonly total: number };
};

const CONNECTIONS = 20;
const MOST_HEADER_BYTES = 2_500;

const processorOf = (pid: number | undefined) => (pid ? processorMs(pid) : Number.NaN);

export async function load(target: Target, seconds: number): Promise<Load> {
  const { name, url, headers, bytes, pid } = target;
  const before = processorOf(pid);
  const fields = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}=${value}`]);
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', [
    ...['-j', '-c', String(CONNECTIONS), '-d', String(seconds)],
    ...fields,
    url,
  ]);
  const report = JSON.parse(stdout) as Report;
  const answers = report['2xx'];
  const mean = report.throughput.total / answers;
  if (report.errors + report.timeouts + report.non2xx > 0 || answers === 0) {
    const statuses = JSON.stringify(report.statusCodeStats);
    throw new Error(`${name}: ${report.errors} errors, answers ${statuses}`);
  }
  if (mean < bytes || mean > bytes + MOST_HEADER_BYTES) {
    throw new Error(`${name}: ${mean.toFixed(0)} bytes for an answer of ${bytes}`);
  }
  const cpuMs = (processorOf(pid) - before) / answers;
  return { perSecond: answers / report.duration, p99: report.latency.p99, cpuMs };
}
