// Twenty log-ins a second, each with a real password hash, while visitors keep reading the home page. Both
// at a fixed rate, so that a slow answer does not lower the demand.
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProduct } from '#scripts/product.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/conta.ts';
import { benchEnumeration } from './enumeration.ts';
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

async function fire(url: string, perSecond: number): Promise<Report> {
  const rate = ['-j', '-c', '20', '-d', String(SECONDS), '-R', String(perSecond)];
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', [...rate, url]);
  return JSON.parse(stdout) as Report;
}

/** A guest's cookies and token serve any number of log-ins: each opens a session of its own. */
async function guestHeaders(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${url}/sanctum/csrf-cookie`);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return {
    'Content-Type': 'application/json',
    Origin: url,
    Cookie: cookies.join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(token),
  };
}

/** Everybody comes from a network of their own, or the limits on attempts would be measured. */
const addressOf = (number: number) => `10.${number >> 8}.${number & 255}.1`;

async function logIn(url: string, headers: Record<string, string>, number: number) {
  const start = performance.now();
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { ...headers, 'X-Forwarded-For': addressOf(number) },
    body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  await answer.text();
  return { isOk: answer.ok, ms: performance.now() - start };
}

async function fireLogins(url: string): Promise<Report> {
  const headers = await guestHeaders(url);
  const start = performance.now();
  const running: ReturnType<typeof logIn>[] = [];
  for (let number = 0; number < SECONDS * LOGINS_PER_SECOND; number += 1) {
    const due = start + (number * 1_000) / LOGINS_PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    running.push(logIn(url, headers, number));
  }
  const done = await Promise.all(running);
  const times = done.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const succeeded = done.filter(({ isOk }) => isOk).length;
  return {
    '2xx': succeeded,
    non2xx: done.length - succeeded,
    errors: 0,
    timeouts: 0,
    duration: (performance.now() - start) / 1_000,
    latency: { p50: at(0.5), p99: at(0.99), max: at(1) },
  };
}

function row(name: string, report: Report): string[] {
  const { p50, p99, max } = report.latency;
  const failed = report.non2xx + report.errors + report.timeouts;
  const perSecond = (report['2xx'] / report.duration).toFixed(1);
  return [name, perSecond, String(failed), String(p50), String(p99), String(max)];
}

export async function benchLogin(): Promise<void> {
  const product = await startProduct({ env: { TRUST_PROXY: '127.0.0.1' } });
  try {
    const home = `${product.url}/`;
    await fetch(home);
    const alone = await fire(home, PAGES_PER_SECOND);
    const [logins, pages] = await Promise.all([
      fireLogins(product.url),
      fire(home, PAGES_PER_SECOND),
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
    const headers = await guestHeaders(product.url);
    await benchEnumeration((path, body, network) =>
      fetch(product.url + path, {
        method: 'POST',
        headers: { ...headers, 'X-Forwarded-For': addressOf(network) },
        body: JSON.stringify(body),
      }),
    );
  } finally {
    await product.stop();
  }
}
