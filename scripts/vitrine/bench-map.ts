// The map of the site with a hundred thousand championships on PostgreSQL: what the database needs for all of its pages,
// and how long a search engine reads them over HTTP.
import sql from 'sql-template-tag';
import { printTable, verdict } from '#scripts/bench/figures.ts';
import { residentMb } from '#scripts/bench/process.ts';
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import { type Product, startProduct } from '#scripts/product.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { listCampeonatosFrom, listStarts } from '#server/vitrine/queries.ts';

const COUNT = 100_000;
/** On a page of the map. */
const EACH = 1_000;
const WANTED_MS = 5_000;

/** Copies of one public championship, without its people and matches: the map reads neither. */
async function copyOne(db: Database): Promise<void> {
  const rows = await db.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'campeonatos'`);
  const own = `'b' || translate(lpad(n.n::text, 9, '0'), '01', 'xy')`;
  const changed: Readonly<Record<string, string>> = { id: own, codigo_convite: own };
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `m.${name}`);
  await db.script(`
    insert into campeonatos (${names.join()}) select ${values.join()}
    from (select * from campeonatos
      where visibilidade = 'publico' and estado = 'andamento' and excluido_em is null limit 1) m
    cross join generate_series(1, ${COUNT}) n(n)`);
  await db.script('analyze campeonatos');
}

const addressesIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);

type Read = { readonly pages: number; readonly addresses: number; readonly longestMs: number };

async function readMap({ url }: Product): Promise<Read> {
  const pages = addressesIn(await (await fetch(`${url}/sitemap.xml`)).text());
  let [addresses, longestMs] = [0, 0];
  for (const page of pages) {
    const start = performance.now();
    addresses += addressesIn(await (await fetch(page)).text()).length;
    longestMs = Math.max(longestMs, performance.now() - start);
  }
  return { pages: pages.length, addresses, longestMs };
}

/** The questions of the index and of every page, one after the other. */
async function askAll(db: Database): Promise<number> {
  const start = performance.now();
  for (const first of await listStarts(db, 'campeonatos', EACH)) {
    await listCampeonatosFrom(db, first, EACH);
  }
  return performance.now() - start;
}

async function measure(product: Product, db: Database): Promise<void> {
  await copyOne(db);
  const databaseMs = await askAll(db);
  const before = residentMb(product.pid);
  const start = performance.now();
  const { pages, addresses, longestMs } = await readMap(product);
  const ms = performance.now() - start;
  if (addresses < COUNT) throw new Error(`the map has ${addresses} addresses`);
  const grown = residentMb(product.pid) - before;
  printTable([
    ['the whole map over HTTP', 'pages', 'addresses', 'ms', 'slowest page ms', 'MB more'],
    ['', ...[pages, addresses, ms, longestMs, grown].map((figure) => figure.toFixed(0))],
  ]);
  const reached = verdict(databaseMs <= WANTED_MS, `<= ${WANTED_MS} ms`);
  console.log(`in the database: ${databaseMs.toFixed(0)} ms, ${reached}`);
}

export async function benchMap(): Promise<void> {
  if (!findPostgres()) {
    console.log('not measured: PostgreSQL is not installed');
    return;
  }
  const postgres = await startPostgres({ durable: true });
  const product = await startProduct({ env: { DATABASE_URL: postgres.socketUrl } });
  const db = await openDatabase({ url: postgres.socketUrl, connections: 1, patience: 600 });
  try {
    await measure(product, db);
  } finally {
    await db.close();
    await product.stop();
    await postgres.stop();
  }
}
