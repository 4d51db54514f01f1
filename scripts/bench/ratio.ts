// Requests per second, as ratios to a bare Node server that sends the same bytes. Rounds of all targets
// take turns, so that whatever else the machine does touches all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, printTable } from './figures.ts';
import { type Load, load, type Target } from './load.ts';

export const BARE = 'bare Node server';
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 3;

type Bare = { readonly url: string; readonly pid: number; stop(): Promise<void> };

export async function startBare(page: string | Buffer): Promise<Bare> {
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
  return { url: `http://127.0.0.1:${String(port).trim()}/`, pid: child.pid ?? 0, stop };
}

export async function textOf(url: string, headers = {}): Promise<string> {
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

export type Figures = {
  /** Median of the rounds, each compared with the bare server's own round beside it. */
  readonly ratio: (name: string) => number;
  readonly perSecond: (name: string) => number;
};

/** Measures, prints a table, and gives the figures that are judged. One target is the bare server. */
export async function compare(targets: readonly Target[]): Promise<Figures> {
  const loads = await measure(targets);
  const rates = (name: string) => (loads.get(name) ?? []).map(({ perSecond }) => perSecond);
  const bare = rates(BARE);
  const ratio = (name: string) =>
    median(rates(name).map((rate, round) => rate / (bare[round] ?? Number.NaN)));
  const perSecond = (name: string) => median(rates(name));
  const rows = [...loads].map(([name, rounds]) => [
    name,
    perSecond(name).toFixed(0),
    Math.min(...rates(name)).toFixed(0),
    Math.max(...rounds.map(({ p99 }) => p99)).toFixed(0),
    ratio(name).toFixed(3),
    median(rounds.map(({ cpuMs }) => cpuMs)).toFixed(2),
  ]);
  printTable([['requests per second', 'median', 'worst', 'p99 ms', 'of bare', 'cpu ms'], ...rows]);
  return { ratio, perSecond };
}
