// Processes that are restarted, or killed, while thousands watch a championship and others use the product: how soon
// everybody is back, whether they missed something, and whether a request failed (D-49, D-62).
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#scripts/free-port.ts';
import { startPostgres } from '#scripts/postgres.ts';
import { findRedis, startRedis } from '#scripts/redis.ts';
import { percentile, printTable, verdict } from '../figures.ts';
import { league } from '../sockets/watchers.ts';
import { signIn, type Visitor } from '../visitor.ts';
import { type FrontProxy, startProxy } from './proxy.ts';
import type { Returned } from './returning.ts';

const WANTED_MS = 20_000;
const WANTED_A_SECOND = 500;
const REQUESTS_A_SECOND = 40;
const KEY = 'uma chave que so a medida usa e ninguem mais';

type Running = { readonly child: ChildProcess; readonly port: number };

/** Whether it says so itself, asked under the name that it has before the proxy. */
const isReady = (port: number, { url }: FrontProxy) =>
  new Promise<boolean>((resolve) => {
    const headers = { host: new URL(url).host };
    const asked = request({ host: '127.0.0.1', port, path: '/health/ready', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });

async function launch(proxy: FrontProxy, env: NodeJS.ProcessEnv, port: number): Promise<Running> {
  const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...own, APP_URL: proxy.url, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await isReady(port, proxy))) {
    if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode}`);
    await sleep(50);
  }
  proxy.ports.add(port);
  return { child, port };
}

/** The proxy hears of it at once where somebody stops it in order; of one that is killed, by being refused. */
async function end(
  { child, port }: Running,
  signal: NodeJS.Signals,
  proxy: FrontProxy,
): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  proxy.ports.delete(port);
}

/** Others use the product meanwhile: pages and lists. Says how many were asked, and what failed. */
function use(url: string, id: string) {
  const paths = ['/api/campeonatos', `/campeonato/${id}/classificacao`, `/api/campeonatos/${id}`];
  const failed: string[] = [];
  const open: Promise<void>[] = [];
  let asked = 0;
  const timer = setInterval(() => {
    const path = paths[asked % paths.length] ?? '';
    asked += 1;
    const answered = fetch(url + path).then(async (answer) => {
      await answer.arrayBuffer();
      if (answer.status !== 200) failed.push(`${path} ${answer.status}`);
    });
    open.push(
      answered.catch((error: Error) => void failed.push(`${path} ${error.cause ?? error}`)),
    );
  }, 1_000 / REQUESTS_A_SECOND);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(open);
  };
  return { failed, asked: () => asked, stop };
}

type Jogos = { readonly data: { uuid: string; versao: number; placar: object | null }[] };

/** One score after the other, as long as it goes on. */
function score(url: string, organiser: Visitor, id: string) {
  let isOver = false;
  let saved = 0;
  const failed: string[] = [];
  const all = (async () => {
    while (!isOver) {
      try {
        const { data } = (await (
          await fetch(`${url}/api/campeonatos/${id}/jogos`)
        ).json()) as Jogos;
        const { uuid, versao } = data.find(({ placar }) => placar === null) ?? data[0] ?? {};
        const lancamento = { tipo: 'placar', mandante: saved % 5, visitante: 0 };
        await organiser.send('PUT', `/api/partidas/${uuid}/placar`, { versao, lancamento });
        saved += 1;
      } catch (error) {
        failed.push(String(error));
      }
      await sleep(1_000);
    }
  })();
  const stop = async () => {
    isOver = true;
    await all;
  };
  return { failed, saved: () => saved, stop };
}

function busiest(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  let first = 0;
  let most = 0;
  for (const [n, at] of sorted.entries()) {
    while ((sorted[first] ?? at) <= at - 1_000) first += 1;
    most = Math.max(most, n - first + 1);
  }
  return most;
}

type Case = {
  readonly name: string;
  readonly processes: number;
  readonly sockets: number;
  readonly signal: 'SIGTERM' | 'SIGKILL';
  /** Those that end, one after the other. */
  readonly ended: number;
  readonly redis?: boolean;
};

const ms = (value: number) => `${value.toFixed(0)} ms`;

type Load = {
  readonly versao: number;
  readonly others: ReturnType<typeof use>;
  readonly writes: ReturnType<typeof score>;
};

function report(one: Case, { away, cameAt, known }: Returned, load: Load): void {
  const { versao, others, writes } = load;
  const slowest = Math.max(0, ...away);
  const peak = busiest(cameAt);
  const missed = known.filter((version) => version < versao).length;
  const bad = others.failed.length;
  const lost = writes.failed.length;
  printTable([
    [one.name, `${one.sockets} sockets`, `${away.length} came back`],
    ['away, the longest', ms(slowest), verdict(slowest <= WANTED_MS, `≤ ${WANTED_MS} ms`)],
    ['away, p50', ms(percentile(away, 0.5)), ''],
    [
      'came back in the busiest second',
      String(peak),
      verdict(peak <= WANTED_A_SECOND, `≤ ${WANTED_A_SECOND}`),
    ],
    ['do not know the last version', String(missed), verdict(missed === 0, '0')],
    [`requests that failed, of ${others.asked()}`, String(bad), verdict(bad === 0, '0')],
    [`scores that failed, beside ${writes.saved()}`, String(lost), verdict(lost === 0, '0')],
  ]);
  for (const line of [...others.failed, ...writes.failed].slice(0, 5)) console.log(`  ${line}`);
}

async function measure(one: Case): Promise<void> {
  const postgres = await startPostgres();
  const redis = one.redis ? await startRedis() : undefined;
  const proxy = await startProxy(await freePort());
  const env = {
    DATABASE_URL: postgres.url,
    APP_KEY: KEY,
    DEMO: 'on',
    DATABASE_CONNECTIONS: '5',
    REALTIME_CONNECTIONS_PER_ADDRESS: '10000',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const running: Running[] = [];
  const crowd = fork(new URL('./returning.ts', import.meta.url));
  try {
    for (let n = 0; n < one.processes; n += 1) {
      running.push(await launch(proxy, env, await freePort()));
    }
    const organiser = await signIn(proxy.url);
    const id = await league(organiser);
    const url = `${proxy.url.replace('http', 'ws')}/app/tabelao?protocol=7`;
    crowd.send({ url, count: one.sockets, channel: `campeonato.${id}` });
    await once(crowd, 'message');
    const told = async () => {
      crowd.send('tell');
      return ((await once(crowd, 'message')) as [Returned])[0];
    };
    const others = use(proxy.url, id);
    const writes = score(proxy.url, organiser, id);
    await sleep(2_000);
    for (const next of running.slice(0, one.ended)) {
      await end(next, one.signal, proxy);
      if (one.signal === 'SIGTERM') running.push(await launch(proxy, env, next.port));
      while ((await told()).hearing < one.sockets) await sleep(250);
    }
    await sleep(2_000);
    await others.stop();
    await writes.stop();
    const answer = (await (await fetch(`${proxy.url}/api/campeonatos/${id}`)).json()) as {
      data: { versao: number };
    };
    const { versao } = answer.data;
    const isTold = async () => (await told()).known.every((known) => known >= versao);
    for (let n = 0; n < 20 && !(await isTold()); n += 1) await sleep(250);
    report(one, await told(), { versao, others, writes });
  } finally {
    crowd.kill();
    for (const { child } of running) child.kill('SIGKILL');
    proxy.close();
    await redis?.stop();
    await postgres.stop();
  }
}

export async function benchRestart(): Promise<void> {
  const orderly = { signal: 'SIGTERM', sockets: 5_000 } as const;
  await measure({ name: 'three restarted, one by one', processes: 3, ended: 3, ...orderly });
  const killed = { signal: 'SIGKILL', sockets: 1_000, processes: 2, ended: 1 } as const;
  await measure({ name: 'one of two killed', ...killed });
  if (findRedis()) await measure({ name: 'one of two killed, with Redis', redis: true, ...killed });
}
