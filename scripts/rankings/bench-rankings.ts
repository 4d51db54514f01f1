// Does a ranking stay quick with a million matches? Two products, each on a PostgreSQL database of its own: one of 500
// people, one of 50,000. Its page, what one more confirmed match costs, and the whole of it reckoned from nothing.
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

/** People of one championship, and the matches that they play in it. */
const [PEOPLE, MATCHES] = [40, 800];
const SIZES = { pequeno: 12, grande: 1_250 };
const ROUNDS = 60;
const CONFIRMED = 30;
const WANTED = { ratio: 2, matchMs: 50, rebuildSeconds: 60 };

const ELO = RANKINGS_DO_SITE.find(
  ({ tipo, modalidade }) => tipo === 'elo' && modalidade === 'ea_fc',
)?.uuid;

const FUNCTIONS = `
  create function copia(what text, n int) returns uuid immutable language sql as $$
    select overlay(overlay(md5(what || n) placing '7' from 13) placing 'a' from 17)::uuid $$;
  create function codigo(n int) returns text immutable language sql as $$
    select 'b' || translate(lpad(n::text, 9, '0'), '01', 'xy') $$`;

/** Everybody's matches are spread over two years, those of all championships among each other. */
const matchesOf = (count: number) => `
  select copia('p', c * ${MATCHES} + m) as uuid, codigo(c) as campeonato, m + 1 as ordem,
    c * ${PEOPLE} + m % ${PEOPLE} as casa,
    c * ${PEOPLE} + (m % ${PEOPLE} + 1 + (m / ${PEOPLE}) % ${PEOPLE - 1}) % ${PEOPLE} as fora,
    now() - interval '730 days' + (m::float8 * ${count} + c) / ${count * MATCHES}
      * interval '728 days' as em,
    jsonb_build_object('tipo', 'placar', 'mandante', m * 13 % 4, 'visitante', (m * 7 + c) % 3) as resultado
  from generate_series(0, ${count - 1}) c cross join generate_series(0, ${MATCHES - 1}) m`;

async function insertHistory(db: Database, model: string, count: number): Promise<void> {
  await db.script(FUNCTIONS);
  const rows = await db.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'campeonatos'`);
  const changed: Readonly<Record<string, string>> = {
    ...{ id: 'codigo(n)', codigo_convite: 'codigo(n)', estado: `'andamento'` },
    ...{ visibilidade: `'publico'`, modalidade: `'ea_fc'`, campeao_uuid: 'null' },
  };
  const names = rows.map(({ name }) => name);
  // What is referred to is there: a million checks of it would take longer than everything that is measured.
  await db.script(`
    set session_replication_role = replica;
    insert into campeonatos (${names}) select ${names.map((name) => changed[name] ?? `m.${name}`)}
      from campeonatos m cross join generate_series(0, ${count - 1}) n where m.id = '${model}';
    insert into usuarios (uuid, nome, email, email_verified_at)
      select copia('u', n), 'Pessoa ' || n, 'p' || n || '@bench.example', now()
      from generate_series(0, ${count * PEOPLE - 1}) n;
    insert into participantes (uuid, campeonato_id, usuario_uuid, nome, sigla, escudo, status)
      select copia('e', n), codigo(n / ${PEOPLE}), copia('u', n), 'Time ' || n, 'TIM',
        '{"cores":["#0b7a75","#facc15"],"estampa":"metade"}', 2
      from generate_series(0, ${count * PEOPLE - 1}) n;
    create unlogged table jogos as ${matchesOf(count)};
    insert into partidas (uuid, campeonato_id, fase, rodada, ordem, vaga_mandante, vaga_visitante,
        mandante_uuid, visitante_uuid, estado, resultado, jogo_previsto_at)
      select uuid, campeonato, 1, 1, ordem, '{"tipo":"inscrito"}', '{"tipo":"inscrito"}',
        copia('e', casa), copia('e', fora), 'confirmada', resultado, em from jogos;
    insert into presencas (partida_uuid, lado, participante_uuid, usuario_uuid, created_at)
      select uuid, 'mandante', copia('e', casa), copia('u', casa), em + interval '1 hour' from jogos
      union all
      select uuid, 'visitante', copia('e', fora), copia('u', fora), em + interval '1 hour' from jogos;
    insert into oficiais (partida_uuid, via, afirmado)
      select uuid, 'confirmacao', '{mandante,visitante}' from jogos;
    set session_replication_role = origin;
    analyze`);
}

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
  const uuid = ELO ?? '';
  await db.run(sql`update rankings set sujo = true, fontes_sujas = true where uuid = ${uuid}`);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const rebuild = await seconds(() => refazerRanking(db, uuid));
  delay.disable();
  const held = delay.max / 1e6;
  console.log(`${name}: made in ${made.toFixed(0)} s, from nothing in ${rebuild.toFixed(1)} s`);
  await db.script('analyze ranking_partidas; analyze ranking_linhas');
  await db.run(sql`update rankings set sujo = true where uuid = ${uuid}`);
  const ratings = await seconds(() => refazerRanking(db, uuid));
  const [total] = await db.rows<{ p: number; m: number }>(sql`
    select (select count(*)::int from ranking_linhas where ranking_uuid = ${uuid}) as p,
      (select count(*)::int from ranking_partidas where ranking_uuid = ${uuid}) as m`);
  console.log(`${name}: ${total?.p} people, ${total?.m} matches`);
  const product = await startProduct({ env });
  return { product, db, rebuild, ratings, held, matches: total?.m ?? 0 };
}

/** A match after everything that its two have played becomes official, and the ranking follows. */
async function confirmed({ db }: Site, round: number): Promise<number> {
  await db.script(`
    insert into partidas (uuid, campeonato_id, fase, rodada, ordem, vaga_mandante, vaga_visitante,
        mandante_uuid, visitante_uuid, estado, resultado, jogo_previsto_at)
      select copia('novo', ${round}), codigo(${round % 12}), 1, 2, ${MATCHES + 1 + round},
        '{"tipo":"inscrito"}', '{"tipo":"inscrito"}', copia('e', ${(round % 12) * PEOPLE}),
        copia('e', ${(round % 12) * PEOPLE + 1}), 'confirmada',
        '{"tipo":"placar","mandante":2,"visitante":1}', now();
    insert into presencas (partida_uuid, lado, participante_uuid, usuario_uuid)
      select copia('novo', ${round}), 'mandante', copia('e', ${(round % 12) * PEOPLE}),
        copia('u', ${(round % 12) * PEOPLE})
      union all select copia('novo', ${round}), 'visitante', copia('e', ${(round % 12) * PEOPLE + 1}),
        copia('u', ${(round % 12) * PEOPLE + 1});
    insert into oficiais (partida_uuid, via, afirmado)
      select copia('novo', ${round}), 'confirmacao', '{mandante,visitante}'`);
  const [championship] = await db.rows<{ id: string }>(sql`select codigo(${round % 12}) as id`);
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

async function compare(small: Site, large: Site): Promise<void> {
  const page = `/ranking/ea-fc-elo/${ELO}`;
  const [few, many]: [number[], number[]] = [[], []];
  for (let round = -5; round < ROUNDS; round += 1) {
    const times = [await timed(small.product.url + page), await timed(large.product.url + page)];
    if (round < 0) continue; // Both warm up.
    few.push(times[0] ?? 0);
    many.push(times[1] ?? 0);
  }
  await Promise.all([small.product.stop(), large.product.stop()]);
  const matches: [number[], number[]] = [[], []];
  for (let round = 0; round < CONFIRMED; round += 1) {
    matches[0].push(await confirmed(small, round));
    matches[1].push(await confirmed(large, round));
  }
  const ratio = p95(many) / p95(few);
  const own = p95(matches[1]);
  printTable([
    ['', 'small', 'large', ''],
    [
      ...['page p95 ms', p95(few).toFixed(1), p95(many).toFixed(1)],
      verdict(ratio <= WANTED.ratio, `<= ${WANTED.ratio} times; ${ratio.toFixed(2)}`),
    ],
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
