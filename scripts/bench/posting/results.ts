// Results of matches: eight organisers at once enter them in leagues of twenty.
import { startProduct } from '#scripts/product.ts';
import { percentile, printTable, verdict } from '../figures.ts';
import { processorMs } from '../process.ts';
import { signIn, type Visitor } from '../visitor.ts';
import {
  type Case,
  CLIENTS,
  countDifferences,
  type Ground,
  inEachCase,
  inTurn,
  MOST_SECONDS,
  readAfter,
  TEAMS,
  WANTED_P95_MS,
  WARM_UP,
} from './ground.ts';
import { measureReported, REPORTED, REPORTED_HEAD, SHARES } from './reports.ts';

type Match = { readonly uuid: string; readonly versao: number };

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

async function play({ env, dataDir }: Ground, { name, championships }: Case) {
  const product = await startProduct({ env, dataDir });
  try {
    const visitors: Visitor[] = [];
    for (let n = 0; n < CLIENTS; n += 1) visitors.push(await signIn(product.url));
    const [first] = visitors as [Visitor];
    const ids: string[] = [];
    for (let n = 0; n <= championships; n += 1) ids.push(await makeLeague(first, `${name} ${n}`));
    const leagues: Match[][] = [];
    for (const id of ids) leagues.push(await matchesOf(product.url, id, first));
    const [warmUp, ...measured] = leagues;
    await enterAll(visitors, warmUp?.slice(0, WARM_UP) ?? []);
    const before = processorMs(product.pid);
    const run = await enterAll(visitors, inTurn(measured));
    return { ids, run, processor: (processorMs(product.pid) - before) / run.times.length };
  } finally {
    await product.stop();
  }
}

async function measure(ground: Ground, given: Case): Promise<string[]> {
  const { ids, run, processor } = await play(ground, given);
  const differences = await readAfter(ground, (db) => countDifferences(db, ids));
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

/** What organisers enter, and beside it what players say themselves. */
export async function benchResults(): Promise<void> {
  const head = [`results, ${CLIENTS} clients`, 'a second', '', 'p95 ms', '', 'cpu ms', 'tables'];
  const entered: string[][] = [];
  const reported: string[][] = [];
  await inEachCase(async (ground, given) => {
    entered.push(await measure(ground, given));
    for (const share of SHARES) reported.push(await measureReported(ground, given, share));
  });
  printTable([head, ...entered]);
  console.log(REPORTED);
  printTable([REPORTED_HEAD, ...reported]);
}
