// Load on one address by autocannon, a process of its own. A fast wrong answer counts for nothing:
// every answer must be a success of the expected size.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Target = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of one answer, to compare sizes with. */
  readonly bytes: number;
};

export type Load = { readonly perSecond: number; readonly p99: number };

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

export async function load({ name, url, headers, bytes }: Target, seconds: number): Promise<Load> {
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
  return { perSecond: answers / report.duration, p99: report.latency.p99 };
}
