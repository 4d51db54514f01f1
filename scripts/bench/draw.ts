// The largest draw that any plan allows, while others look at pages: they must hardly notice it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAIS_JOGOS } from '#regras/planos.ts';
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import { startProduct } from '#scripts/product.ts';
import { percentile, printTable, verdict } from './figures.ts';
import { landingPages } from './pages.ts';
import { benchPlans } from './plans.ts';
import { stolenMs } from './process.ts';
import { register, signIn, type Visitor } from './visitor.ts';

const VISITORS = 4;
const PAUSE_MS = 25;
const AT_REST_MS = 6_000;
const DRAWS = 5;
const MOST_TIMES = 2;

/** Everybody against everybody: as many as stay below the limit. */
const NAMES = Math.floor((1 + Math.sqrt(1 + 8 * MAIS_JOGOS)) / 2);

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Look = { readonly at: number; readonly ms: number };

/** Guests and members who go from page to page until they are told to stop. */
function visit(url: string, paths: readonly string[], member: Visitor) {
  const looks: Look[] = [];
  let isOver = false;
  const walk = async (index: number) => {
    for (let n = index; !isOver; n += 1) {
      const path = paths[n % paths.length] ?? '/';
      const headers: HeadersInit = index % 2 === 0 ? {} : { Cookie: member.cookie() };
      const at = performance.now();
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      looks.push({ at, ms: performance.now() - at });
      await sleep(PAUSE_MS);
    }
  };
  const walks = Promise.all(Array.from({ length: VISITORS }, (_, index) => walk(index)));
  return {
    looks,
    stop: async () => {
      isOver = true;
      await walks;
    },
  };
}

async function makeLeague(visitor: Visitor): Promise<string> {
  const { data } = await visitor.send<{ data: { id: string } }>('POST', '/api/campeonatos', {
    nome: 'Todos contra todos',
    fases: [{ tipo: 'pontos_corridos', turnos: 1 }],
    inscricao: { vagas: NAMES },
  });
  const participantes = Array.from({ length: NAMES }, (_, n) => ({ nome: `Time ${n + 1}` }));
  await visitor.send('POST', `/api/campeonatos/${data.id}/participantes/lista`, { participantes });
  return data.id;
}

async function draw(visitor: Visitor, id: string): Promise<[number, number]> {
  const path = `/api/campeonatos/${id}/sorteio`;
  const prepared = { metodo: 'aleatorio' };
  const { data } = await visitor.send<{ data: { uuid: string } }>('POST', path, prepared);
  const from = performance.now();
  await visitor.send('PUT', path, { uuid: data.uuid });
  return [from, performance.now()];
}

async function measure(name: string, env: NodeJS.ProcessEnv, dataDir: string): Promise<string[]> {
  const product = await startProduct({ env, dataDir });
  try {
    // Somebody else's pages: the organiser's own have thousands of matches more to tell of afterwards.
    const [organiser, member] = [await signIn(product.url), await register(product.url)];
    const paths = (await landingPages(product.url)).map(({ path }) => path);
    const id = await makeLeague(organiser);
    const { looks, stop } = visit(product.url, paths, member);
    await sleep(AT_REST_MS / 2);
    const [begin, stolen] = [performance.now(), stolenMs()];
    await sleep(AT_REST_MS);
    const rest = looks.filter(({ at }) => at >= begin).map(({ ms }) => ms);
    const spans: [number, number][] = [];
    for (let n = 0; n < DRAWS; n += 1) spans.push(await draw(organiser, id));
    await stop();
    const during = looks
      .filter(({ at, ms }) => spans.some(([from, to]) => at < to && at + ms > from))
      .map(({ ms }) => ms);
    const [before, meanwhile] = [percentile(rest, 0.95), percentile(during, 0.95)];
    const lasts = Math.max(...spans.map(([from, to]) => to - from));
    const times = meanwhile / before;
    return [
      ...[name, lasts.toFixed(0), before.toFixed(0), meanwhile.toFixed(0)],
      ...[Math.max(...during).toFixed(0), String(during.length), times.toFixed(1)],
      verdict(times <= MOST_TIMES, `<= ${MOST_TIMES}`),
      (stolenMs() - stolen).toFixed(0),
    ];
  } finally {
    await product.stop();
  }
}

async function onPostgres(dataDir: string): Promise<string[]> {
  if (!findPostgres()) return ['PostgreSQL', 'not measured: it is not installed'];
  const postgres = await startPostgres({ durable: true });
  try {
    return await measure('PostgreSQL', { DATABASE_URL: postgres.socketUrl }, dataDir);
  } finally {
    await postgres.stop();
  }
}

export async function benchDraw(): Promise<void> {
  benchPlans();
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-draw-'));
  try {
    const matches = (NAMES * (NAMES - 1)) / 2;
    const head = [`draw of ${matches} matches`, 'ms', 'p95 at rest', 'p95 during', 'worst'];
    const rows = [
      await onPostgres(join(folder, 'postgres')),
      await measure('embedded', {}, join(folder, 'embedded')),
    ];
    printTable([[...head, 'looks', 'times', '', 'steal ms'], ...rows]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
