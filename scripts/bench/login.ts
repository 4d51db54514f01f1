// Twenty log-ins a second, each with a real password hash, while visitors keep reading the home page. Both
// at a fixed rate, so that a slow answer does not lower the demand.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startProduct } from '#scripts/product.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao.ts';
import { printTable, verdict } from './figures.ts';

const SECONDS = 20;
const LOGINS_PER_SECOND = 20;
const PAGES_PER_SECOND = 50;
const WANTED_P99_MS = 300;

type Report = {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly duration: number;
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
};

async function fire(url: string, perSecond: number, options: readonly string[]): Promise<Report> {
  const rate = ['-j', '-c', '20', '-d', String(SECONDS), '-R', String(perSecond)];
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', [
    ...rate,
    ...options,
    url,
  ]);
  return JSON.parse(stdout) as Report;
}

/** A guest's cookies and token serve any number of log-ins: each opens a session of its own. */
async function loginOptions(url: string): Promise<string[]> {
  const { headers } = await fetch(`${url}/sanctum/csrf-cookie`);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const fields = {
    'Content-Type': 'application/json',
    Origin: url,
    Cookie: cookies.join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(token),
  };
  const body = JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD });
  const lines = Object.entries(fields).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  return ['-m', 'POST', '-b', body, ...lines];
}

function row(name: string, report: Report): string[] {
  const { p50, p99, max } = report.latency;
  const failed = report.non2xx + report.errors + report.timeouts;
  const perSecond = (report['2xx'] / report.duration).toFixed(1);
  return [name, perSecond, String(failed), String(p50), String(p99), String(max)];
}

export async function benchLogin(): Promise<void> {
  const product = await startProduct();
  try {
    const home = `${product.url}/`;
    await fetch(home);
    const alone = await fire(home, PAGES_PER_SECOND, []);
    const options = await loginOptions(product.url);
    const [logins, pages] = await Promise.all([
      fire(`${product.url}/api/login`, LOGINS_PER_SECOND, options),
      fire(home, PAGES_PER_SECOND, []),
    ]);
    printTable([
      ['log-ins beside pages', 'per second', 'failed', 'p50 ms', 'p99 ms', 'max ms'],
      row('home alone', alone),
      row('home meanwhile', pages),
      row('POST /api/login', logins),
    ]);
    const reached = logins['2xx'] / logins.duration;
    const isReached = reached >= LOGINS_PER_SECOND * 0.95 && pages.latency.p99 <= WANTED_P99_MS;
    console.log(
      `${reached.toFixed(1)} log-ins a second, home p99 ${pages.latency.p99} ms: ${verdict(
        isReached,
        `${LOGINS_PER_SECOND} a second and p99 <= ${WANTED_P99_MS} ms`,
      )}`,
    );
  } finally {
    await product.stop();
  }
}
