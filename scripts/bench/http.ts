// Requests per second, as ratios to a bare Node server that sends the same bytes. Rounds of all targets
// take turns, so that whatever else the machine does touches all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '#scripts/product.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao.ts';
import { median, printTable, verdict } from './figures.ts';
import { type Load, load, type Target } from './load.ts';

const BARE = 'bare Node server';
const CACHED = 'home, guest';
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 3;
const WANTED_OF_BARE = 0.6;

async function startBare(page: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-bare-'));
  const file = join(folder, 'page.html');
  await writeFile(file, page);
  const child = spawn(process.execPath, ['scripts/bench/bare-server.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    child.kill();
    await rm(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop };
}

/** Logs the demonstration user in; gives the cookies of the session. */
async function signIn(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  keep(await fetch(`${url}/sanctum/csrf-cookie`));
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: url,
      Cookie: cookie(),
      'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    },
    body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
  keep(answer);
  return cookie();
}

async function textOf(url: string, headers = {}): Promise<string> {
  const answer = await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function measure(targets: readonly Target[]): Promise<Map<string, Load[]>> {
  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await load(target, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) {
      loads.get(target.name)?.push(await load(target, ROUND_SECONDS));
    }
  }
  return loads;
}

/** Each round is compared with the bare server's own round beside it. */
function report(loads: ReadonlyMap<string, readonly Load[]>): void {
  const rates = (name: string) => (loads.get(name) ?? []).map(({ perSecond }) => perSecond);
  const bare = rates(BARE);
  const ratio = (name: string) =>
    median(rates(name).map((rate, round) => rate / (bare[round] ?? Number.NaN)));
  const rows = [...loads].map(([name, rounds]) => [
    name,
    median(rates(name)).toFixed(0),
    Math.min(...rates(name)).toFixed(0),
    Math.max(...rounds.map(({ p99 }) => p99)).toFixed(0),
    ratio(name).toFixed(3),
  ]);
  printTable([['requests per second', 'median', 'worst', 'p99 ms', 'of bare'], ...rows]);
  const cached = ratio(CACHED);
  const reached = verdict(cached >= WANTED_OF_BARE, `>= ${WANTED_OF_BARE}`);
  console.log(`cached page of bare: ${cached.toFixed(2)}, ${reached}`);
}

export async function benchHttp(): Promise<void> {
  const cached = await startProduct();
  const uncached = await startProduct({ env: { PAGE_CACHE: 'off' } });
  const page = await textOf(cached.url);
  const bare = await startBare(page);
  try {
    const session = { Cookie: await signIn(cached.url) };
    const user = await textOf(`${cached.url}/api/user`, session);
    if (!user.includes(DEMO_EMAIL)) throw new Error(`api/user answered ${user}`);
    const bytes = Buffer.byteLength(page);
    const targets: Target[] = [
      { name: BARE, url: bare.url, headers: {}, bytes },
      { name: CACHED, url: `${cached.url}/`, headers: {}, bytes },
      { name: 'home, rendered each time', url: `${uncached.url}/`, headers: {}, bytes },
      {
        name: 'GET /api/user',
        url: `${cached.url}/api/user`,
        headers: session,
        bytes: Buffer.byteLength(user),
      },
    ];
    report(await measure(targets));
  } finally {
    await Promise.all([bare.stop(), cached.stop(), uncached.stop()]);
  }
}
