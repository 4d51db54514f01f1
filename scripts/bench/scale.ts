// Does the product stay as quick with a hundred thousand championships as with a thousand? Two products,
// each on a PostgreSQL database of its own, asked in turns; pages are rendered each time.
import sql, { raw } from 'sql-template-tag';
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import { type Product, startProduct } from '#scripts/product.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { percentile, printTable, verdict } from './figures.ts';
import { signIn } from './visitor.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 120;
const WANTED_RATIO = 2;
const NAMES = ['Ana', 'Bia', 'Caio', 'Davi', 'Edu'];

type Site = { readonly product: Product; readonly ids: readonly string[] };

/** One real championship of five, so ten matches, with half of its results. */
async function makeModel(url: string): Promise<string> {
  const visitor = await signIn(url);
  const made = await visitor.send<{ data: { id: string } }>('POST', '/api/campeonatos/expresso', {
    nome: 'Modelo',
    lista: NAMES.join('\n'),
    preset: 'pelada',
  });
  const { id } = made.data;
  const games = await fetch(`${url}/api/campeonatos/${id}/jogos?rodada=1`);
  const { data } = (await games.json()) as { data: { uuid: string; versao: number }[] };
  for (const { uuid, versao } of data) {
    await visitor.send('PUT', `/api/partidas/${uuid}/placar`, {
      versao,
      lancamento: { tipo: 'placar', mandante: 2, visitante: 1 },
    });
  }
  return id;
}

/** A uuid for copy n of a row: of the seventh kind, like our own. */
const COPY_FUNCTION = `
  create function copia(original text, n int) returns uuid immutable language sql as $$
    select overlay(overlay(md5(original || n) placing '7' from 13) placing 'a' from 17)::uuid $$`;

/** Copies the model with SQL; whatever names a participant inside JSON is renamed in the same way. */
async function copyModel(db: Database, id: string, count: number): Promise<void> {
  await db.script(COPY_FUNCTION);
  const people = await db.rows<{ uuid: string }>(
    sql`select uuid from participantes where campeonato_id = ${id}`,
  );
  const renamed = (column: string) =>
    `(${people.reduce(
      (text, { uuid }) => `replace(${text}, '${uuid}', copia('${uuid}', n.n)::text)`,
      `m.${column}::text`,
    )})::jsonb`;
  const uuid = (column: string) => `copia(m.${column}::text, n.n)`;
  const columns = async (table: string, changed: Readonly<Record<string, string>>) => {
    const rows = await db.rows<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name = ${table}`);
    const names = rows.map(({ name }) => name);
    return {
      names: names.join(),
      values: names.map((name) => changed[name] ?? `m.${name}`).join(),
    };
  };
  const own = `'b' || translate(lpad(n.n::text, 9, '0'), '01', 'xy')`;
  const copy = async (table: string, changed: Readonly<Record<string, string>>) => {
    const { names, values } = await columns(table, changed);
    const key = table === 'campeonatos' ? 'id' : 'campeonato_id';
    await db.script(`
      insert into ${table} (${names}) select ${values}
      from ${table} m cross join generate_series(1, ${count}) n(n) where m.${key} = '${id}'`);
  };
  await copy('campeonatos', {
    id: own,
    codigo_convite: own,
    nome: `'Copa ' || n.n`,
    busca: `'copa ' || n.n || ' ' || md5(n.n::text)`,
    created_at: `now() - n.n * interval '1 minute'`,
    modalidade: `(array['ea_fc', 'efootball', 'futsal', 'society'])[1 + n.n % 4]`,
    plataforma: `(array['playstation', 'xbox', 'pc'])[1 + n.n % 3]`,
    estado: `(array['andamento', 'encerrado', 'inscricoes'])[1 + n.n % 3]`,
    campeao_uuid: uuid('campeao_uuid'),
  });
  await copy('participantes', { campeonato_id: own, uuid: uuid('uuid') });
  await copy('partidas', {
    campeonato_id: own,
    uuid: uuid('uuid'),
    mandante_uuid: uuid('mandante_uuid'),
    visitante_uuid: uuid('visitante_uuid'),
    vaga_mandante: renamed('vaga_mandante'),
    vaga_visitante: renamed('vaga_visitante'),
  });
  await copy('quadros', {
    campeonato_id: own,
    entrantes: renamed('entrantes'),
    desempate: renamed('desempate'),
    dados: renamed('dados'),
  });
  await db.script('analyze');
}

async function makeSite(server: string, name: string, count: number): Promise<Site> {
  const admin = await openDatabase({ url: server, connections: 1 });
  await admin.run(sql`create database ${raw(name)}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const product = await startProduct({ env: { DATABASE_URL: url.href, PAGE_CACHE: 'off' } });
  const db = await openDatabase({ url: url.href, connections: 1, patience: 600 });
  await db.script('set statement_timeout = 0');
  await copyModel(db, await makeModel(product.url), count);
  const rows = await db.rows<{ id: string }>(
    sql`select id from campeonatos where id like 'b%' order by md5(id) limit 500`,
  );
  const [total] = await db.rows<{ c: number; p: number }>(sql`
    select (select count(*) from campeonatos) as c, (select count(*) from partidas) as p`);
  console.log(`${name}: ${total?.c} championships, ${total?.p} matches`);
  await db.close();
  return { product, ids: rows.map(({ id }) => id) };
}

const PAGES: Readonly<Record<string, (site: Site, round: number) => string>> = {
  '/campeonatos': () => '/campeonatos',
  'list, filtered': (_, round) =>
    `/campeonatos?estado=andamento&modalidade=futsal&plataforma=${['pc', 'xbox'][round % 2]}`,
  'list, searched': (_, round) => `/campeonatos?busca=copa+${1 + ((round * 37) % 900)}`,
  'list, by start': () => '/campeonatos?ordem=comeca&com_vagas=1',
  'list, by name': () => '/campeonatos?ordem=nome',
  championship: ({ ids }, round) => `/campeonato/${ids[round % ids.length]}`,
  'its table': ({ ids }, round) => `/campeonato/${ids[round % ids.length]}/classificacao`,
};

async function timed(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { redirect: 'manual' });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);

async function compare(small: Site, large: Site): Promise<void> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -5; round < ROUNDS; round += 1) {
      const few = await timed(small.product.url + path(small, Math.abs(round)));
      const many = await timed(large.product.url + path(large, Math.abs(round)));
      if (round < 0) continue; // Both warm up.
      times.small.push(few);
      times.large.push(many);
    }
    const ratio = p95(times.large) / p95(times.small);
    const reached = verdict(ratio <= WANTED_RATIO, `<= ${WANTED_RATIO}`);
    rows.push([
      name,
      p95(times.small).toFixed(1),
      p95(times.large).toFixed(1),
      ratio.toFixed(2),
      reached,
    ]);
  }
  printTable([['p95 ms', `of ${SMALL}`, `of ${LARGE}`, 'ratio', ''], ...rows]);
}

export async function benchScale(): Promise<void> {
  if (!findPostgres()) {
    console.log('not measured: PostgreSQL is not installed');
    return;
  }
  const postgres = await startPostgres({ durable: true });
  const sites: Site[] = [];
  try {
    sites.push(await makeSite(postgres.socketUrl, 'pequeno', SMALL));
    sites.push(await makeSite(postgres.socketUrl, 'grande', LARGE));
    const [small, large] = sites as [Site, Site];
    await compare(small, large);
  } finally {
    await Promise.all(sites.map(({ product }) => product.stop()));
    await postgres.stop();
  }
}
