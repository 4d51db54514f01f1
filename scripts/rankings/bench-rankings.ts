// Does a ranking stay quick with a million matches? Two products, each on a PostgreSQL database of its own: one of 500
// people, one of 50,000. Its page, what one more confirmed match costs, and the whole of it reckoned from nothing; the
// list of ligas and the page of a person beside it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sql, { raw } from 'sql-template-tag';
import { RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { percentile, printTable, verdict } from '#scripts/bench/figures.ts';
import { signIn } from '#scripts/bench/visitor.ts';
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import { type Product, startProduct } from '#scripts/product.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { conferirCampeonato } from '#server/rankings/conferir.ts';
import { refazerRanking } from '#server/rankings/refazer.ts';
import { insertHistory, insertMatch } from './historia-grande.ts';

const SIZES = { pequeno: 12, grande: 1_250 };
/** Ligas of which nothing else is made: for their list and its search. */
const LIGAS = { pequeno: 500, grande: 50_000 };
const ROUNDS = 60;
const CONFIRMED = 30;
const WANTED = { ratio: 2, matchMs: 50, rebuildSeconds: 60 };

const ELO = RANKINGS_DO_SITE.find(
  ({ tipo, modalidade }) => tipo === 'elo' && modalidade === 'ea_fc',
)?.uuid;

/** One real championship, whose row the others are copies of. */
async function makeModel(url: string): Promise<string> {
  const visitor = await signIn(url);
  const lista = ['Ana', 'Bia', 'Caio', 'Davi'].join('\n');
  const body = { nome: 'Modelo', lista, preset: 'pelada' };
  const made = await visitor.send<{ data: { id: string } }>(
    'POST',
    '/api/campeonatos/expresso',
    body,
  );
  return made.data.id;
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
};

const insertLigas = (db: Database, count: number) =>
  db.run(sql`
    insert into ligas (uuid, nome, sigla, cores, busca, membros)
    select gen_random_uuid(), 'Liga ' || n, 'L' || n % 100,
      '{"estampa":"listras","cores":["#112233","#ffffff"]}', 'liga ' || n, n % 300
    from generate_series(1, ${count}::int) as n`);

type Site = {
  readonly product: Product;
  readonly db: Database;
  readonly rebuild: number;
  readonly ratings: number;
  /** The longest that the process answered nobody while it was reckoned, in milliseconds. */
  readonly held: number;
  readonly matches: number;
};

async function makeSite(server: string, name: keyof typeof SIZES): Promise<Site> {
  const admin = await openDatabase({ url: server, connections: 1 });
  await admin.run(sql`create database ${raw(name)}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.href, PAGE_CACHE: 'off' };
  const first = await startProduct({ env });
  const model = await makeModel(first.url);
  await first.stop();
  const db = await openDatabase({ url: url.href, connections: 2, patience: 600 });
  await db.script(`alter database ${name} set statement_timeout = 0; set statement_timeout = 0`);
  const made = await seconds(() => insertHistory(db, model, SIZES[name]));
  await insertLigas(db, LIGAS[name]);
  const uuid = ELO ?? '';
  await db.run(sql`update rankings set sujo = true, fontes_sujas = true where uuid = ${uuid}`);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const rebuild = await seconds(() => refazerRanking(db, uuid));
  delay.disable();
  const held = delay.max / 1e6;
  console.log(`${name}: made in ${made.toFixed(0)} s, from nothing in ${rebuild.toFixed(1)} s`);
  await db.script('analyze');
  await db.run(sql`update rankings set sujo = true where uuid = ${uuid}`);
  const ratings = await seconds(() => refazerRanking(db, uuid));
  const [total] = await db.rows<{ p: number; m: number }>(sql`
    select (select count(*)::int from ranking_linhas where ranking_uuid = ${uuid}) as p,
      (select count(*)::int from ranking_partidas where ranking_uuid = ${uuid}) as m`);
  console.log(`${name}: ${total?.p} people, ${total?.m} matches`);
  const product = await startProduct({ env });
  return { product, db, rebuild, ratings, held, matches: total?.m ?? 0 };
}

/** How long the ranking takes to follow one more match. */
async function confirmed({ db }: Site, round: number): Promise<number> {
  const campeonato = round % SIZES.pequeno;
  await insertMatch(db, campeonato, round);
  const [championship] = await db.rows<{ id: string }>(sql`select codigo(${campeonato}) as id`);
  const start = performance.now();
  await conferirCampeonato(db, championship?.id ?? '');
  return performance.now() - start;
}

async function timed(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { redirect: 'manual' });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);

/** Somebody in the middle of the table. */
async function somebody({ db }: Site): Promise<string> {
  const row = await db.first<{ uuid: string }>(sql`
    select usuario_uuid as uuid from ranking_linhas where ranking_uuid = ${ELO}
    order by pontos desc, usuario_uuid limit 1 offset 200`);
  return row?.uuid ?? '';
}

/** A page of both, in turns: how much longer that of the large one takes. */
async function comparePages(small: Site, large: Site, [few, many]: readonly [string, string]) {
  const times: [number[], number[]] = [[], []];
  for (let round = -5; round < ROUNDS; round += 1) {
    const both = [await timed(small.product.url + few), await timed(large.product.url + many)];
    if (round < 0) continue; // Both warm up.
    times[0].push(both[0] ?? 0);
    times[1].push(both[1] ?? 0);
  }
  return { few: p95(times[0]), many: p95(times[1]), ratio: p95(times[1]) / p95(times[0]) };
}

async function compare(small: Site, large: Site): Promise<void> {
  const same = (path: string) => [path, path] as const;
  const people = [await somebody(small), await somebody(large)] as const;
  const pages: [string, readonly [string, string]][] = [
    ['ranking', same(`/ranking/ea-fc-elo/${ELO}`)],
    ['/ligas', same('/ligas')],
    ['/ligas, search', same('/ligas?busca=liga+77')],
    ['dashboard', [`/dashboard/${people[0]}`, `/dashboard/${people[1]}`]],
  ];
  const rows: string[][] = [];
  for (const [name, paths] of pages) {
    const { few, many, ratio } = await comparePages(small, large, paths);
    rows.push([
      ...[`${name}, p95 ms`, few.toFixed(1), many.toFixed(1)],
      verdict(ratio <= WANTED.ratio, `<= ${WANTED.ratio} times; ${ratio.toFixed(2)}`),
    ]);
  }
  await Promise.all([small.product.stop(), large.product.stop()]);
  const matches: [number[], number[]] = [[], []];
  for (let round = 0; round < CONFIRMED; round += 1) {
    matches[0].push(await confirmed(small, round));
    matches[1].push(await confirmed(large, round));
  }
  const own = p95(matches[1]);
  printTable([
    ['', 'small', 'large', ''],
    ...rows,
    [
      ...['one match p95 ms', p95(matches[0]).toFixed(1), own.toFixed(1)],
      verdict(own <= WANTED.matchMs, `<= ${WANTED.matchMs}`),
    ],
    [
      ...['from nothing, s', small.rebuild.toFixed(1), large.rebuild.toFixed(1)],
      verdict(large.rebuild <= WANTED.rebuildSeconds, `<= ${WANTED.rebuildSeconds}`),
    ],
    ['ratings again, s', small.ratings.toFixed(1), large.ratings.toFixed(1), ''],
    ['process held, ms at most', small.held.toFixed(0), large.held.toFixed(0), ''],
  ]);
}

export async function benchRankings(): Promise<void> {
  if (!findPostgres()) {
    console.log('not measured: PostgreSQL is not installed');
    return;
  }
  const postgres = await startPostgres({ durable: true });
  const sites: Site[] = [];
  try {
    sites.push(await makeSite(postgres.socketUrl, 'pequeno'));
    sites.push(await makeSite(postgres.socketUrl, 'grande'));
    const [small, large] = sites as [Site, Site];
    await compare(small, large);
  } finally {
    await Promise.all(sites.flatMap(({ product, db }) => [product.stop(), db.close()]));
    await postgres.stop();
  }
}
