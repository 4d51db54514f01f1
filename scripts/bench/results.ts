// Results of matches: eight organisers at once enter them in leagues of twenty. Afterwards every table must
// be what deriving it anew from the matches gives.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import { startProduct } from '#scripts/product.ts';
import type { ListedMatch } from '#scripts/replay/championship.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { diferencas } from '#server/competicao/diferencas.ts';
import { openDatabase } from '#server/database/database.ts';
import { percentile, printTable, verdict } from './figures.ts';
import { processorMs } from './process.ts';
import {
  makePicture,
  makeReportedLeague,
  matchesOfReported,
  type Reported,
  reportAndConfirm,
} from './reports.ts';
import { signIn, type Visitor } from './visitor.ts';

const CLIENTS = 8;
const TEAMS = 20;
const WARM_UP = 40;
const MOST_SECONDS = 15;
const WANTED_P95_MS = 100;

type Match = { readonly uuid: string; readonly versao: number };

type Case = { readonly name: string; readonly championships: number; readonly wanted: number };

const ON_POSTGRES: readonly Case[] = [
  { name: 'PostgreSQL, five championships', championships: 5, wanted: 150 },
  { name: 'PostgreSQL, one championship', championships: 1, wanted: 100 },
];
const ON_EMBEDDED: readonly Case[] = [
  { name: 'embedded, one championship', championships: 1, wanted: 70 },
];

/** Somewhere the product can be started, and its database read afterwards. */
type Ground = {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly database: Parameters<typeof openDatabase>[0];
};

async function makeLeague(visitor: Visitor, name: string): Promise<string> {
  const teams = Array.from({ length: TEAMS }, (_, i) => `Time ${i + 1}`);
  const league = { nome: name, lista: teams.join('\n'), preset: 'brasileirao' };
  const path = '/api/campeonatos/expresso';
  const { data } = await visitor.send<{ data: { id: string } }>('POST', path, league);
  return data.id;
}

async function matchesOf(url: string, id: string, visitor: Visitor): Promise<Match[]> {
  const found: Match[] = [];
  for (let round = 1; round <= 2 * (TEAMS - 1); round += 1) {
    const answer = await fetch(`${url}/api/campeonatos/${id}/jogos?rodada=${round}`, {
      headers: { Cookie: visitor.cookie() },
    });
    found.push(...((await answer.json()) as { data: Match[] }).data);
  }
  return found;
}

const enter = (visitor: Visitor, { uuid, versao }: Match, goals: number) =>
  visitor.send('PUT', `/api/partidas/${uuid}/placar`, {
    versao,
    lancamento: { tipo: 'placar', mandante: goals % 4, visitante: goals % 3 },
  });

type Run = { readonly perSecond: number; readonly times: readonly number[] };

/** All clients take the next match from one queue until it or the time is over. */
async function enterAll(visitors: readonly Visitor[], matches: readonly Match[]): Promise<Run> {
  const queue = matches.entries();
  const times: number[] = [];
  const start = performance.now();
  const isOver = () => performance.now() - start > MOST_SECONDS * 1_000;
  await Promise.all(
    visitors.map(async (visitor) => {
      for (const [index, match] of queue) {
        const before = performance.now();
        await enter(visitor, match, index);
        times.push(performance.now() - before);
        if (isOver()) break;
      }
    }),
  );
  return { perSecond: (times.length * 1_000) / (performance.now() - start), times };
}

/** Matches of several leagues in turn. */
function inTurn(leagues: readonly (readonly Match[])[]): Match[] {
  const longest = Math.max(...leagues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => leagues.flatMap((own) => own[i] ?? [])).flat();
}

async function play({ env, dataDir }: Ground, { name, championships }: Case) {
  const product = await startProduct({ env, dataDir });
  try {
    const visitors: Visitor[] = [];
    for (let n = 0; n < CLIENTS; n += 1) visitors.push(await signIn(product.url));
    const [first] = visitors as [Visitor];
    const ids: string[] = [];
    for (let n = 1; n <= championships; n += 1) ids.push(await makeLeague(first, `${name} ${n}`));
    const leagues: Match[][] = [];
    for (const id of ids) leagues.push(await matchesOf(product.url, id, first));
    const matches = inTurn(leagues);
    await enterAll(visitors, matches.slice(0, WARM_UP));
    const before = processorMs(product.pid);
    const run = await enterAll(visitors, matches.slice(WARM_UP));
    return { ids, run, processor: (processorMs(product.pid) - before) / run.times.length };
  } finally {
    await product.stop();
  }
}

async function countDifferences({ database }: Ground, ids: readonly string[]): Promise<number> {
  const db = await openDatabase(database);
  try {
    const rows = await db.rows<Pick<CampeonatoRow, 'id' | 'fases'>>(
      sql`select id, fases from campeonatos where id = any(${ids})`,
    );
    let count = ids.length - rows.length;
    for (const row of rows) {
      const found = await db.transaction((tx) => diferencas(tx, row));
      for (const text of found) console.error(`${row.id}: ${text}`);
      count += found.length;
    }
    return count;
  } finally {
    await db.close();
  }
}

async function measure(ground: Ground, given: Case): Promise<string[]> {
  const { ids, run, processor } = await play(ground, given);
  const differences = await countDifferences(ground, ids);
  const p95 = percentile(run.times, 0.95);
  return [
    given.name,
    run.perSecond.toFixed(0),
    verdict(run.perSecond >= given.wanted, `>= ${given.wanted}`),
    p95.toFixed(0),
    verdict(p95 <= WANTED_P95_MS, `<= ${WANTED_P95_MS}`),
    processor.toFixed(1),
    differences === 0 ? 'equal' : `${differences} DIFFERENCES`,
  ];
}

/** As `play`, by the players themselves: a picture, a report, a confirmation for each match. */
async function playReported({ env, dataDir }: Ground) {
  // Every team comes from a network of its own, as a proxy would tell it.
  const product = await startProduct({ env: { ...env, TRUST_PROXY: '127.0.0.1' }, dataDir });
  try {
    const league = await makeReportedLeague(product.url, 'Informados', TEAMS);
    const matches = await matchesOfReported(league, 2 * (TEAMS - 1));
    const picture = await makePicture();
    const run = async (some: readonly ListedMatch[]) => {
      const queue = some.entries();
      const times: Reported[] = [];
      const start = performance.now();
      const isOver = () => performance.now() - start > MOST_SECONDS * 1_000;
      const work = async () => {
        for (const [goals, match] of queue) {
          times.push(await reportAndConfirm(league, match, { goals, picture }));
          if (isOver()) break;
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, work));
      return { times, perSecond: (times.length * 1_000) / (performance.now() - start) };
    };
    await run(matches.slice(0, WARM_UP));
    const before = processorMs(product.pid);
    const done = await run(matches.slice(WARM_UP));
    const processor = (processorMs(product.pid) - before) / done.times.length;
    return { id: league.id, processor, ...done };
  } finally {
    await product.stop();
  }
}

async function measureReported(name: string, ground: Ground): Promise<string[]> {
  const { id, times, perSecond, processor } = await playReported(ground);
  const differences = await countDifferences(ground, [id]);
  const p95 = (of: keyof Reported) =>
    percentile(
      times.map((one) => one[of]),
      0.95,
    ).toFixed(0);
  return [
    ...[name, perSecond.toFixed(0), p95('picture'), p95('report'), p95('confirm')],
    ...[processor.toFixed(1), differences === 0 ? 'equal' : `${differences} DIFFERENCES`],
  ];
}

type Rows = { readonly entered: string[][]; readonly reported: string[][] };

async function onPostgres(dataDir: string): Promise<Rows> {
  const missing = [['PostgreSQL', 'not measured: it is not installed']];
  if (!findPostgres()) return { entered: missing, reported: missing };
  const postgres = await startPostgres({ durable: true });
  const database = { url: postgres.socketUrl, connections: 1 };
  const ground = { env: { DATABASE_URL: postgres.socketUrl }, dataDir, database };
  try {
    const entered: string[][] = [];
    for (const given of ON_POSTGRES) entered.push(await measure(ground, given));
    return { entered, reported: [await measureReported('PostgreSQL', ground)] };
  } finally {
    await postgres.stop();
  }
}

export async function benchResults(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-results-'));
  const embedded = join(folder, 'embedded');
  const database = { folder: embedded };
  try {
    const { entered, reported } = await onPostgres(join(folder, 'postgres'));
    const ground = { env: {}, dataDir: embedded, database };
    for (const given of ON_EMBEDDED) entered.push(await measure(ground, given));
    reported.push(await measureReported('embedded', ground));
    const head = [`results, ${CLIENTS} clients`, 'a second', '', 'p95 ms', '', 'cpu ms', 'tables'];
    printTable([head, ...entered]);
    const parts = ['picture p95 ms', 'report p95 ms', 'confirm p95 ms'];
    printTable([['reported and confirmed', 'a second', ...parts, 'cpu ms', 'tables'], ...reported]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
