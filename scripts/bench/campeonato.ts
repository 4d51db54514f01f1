// The page of a running league on PostgreSQL: kept for guests, and rendered each time.
import { findPostgres, startPostgres } from '#scripts/postgres.ts';
import { startProduct } from '#scripts/product.ts';
import { verdict } from './figures.ts';
import { load, type Target } from './load.ts';
import { BARE, compare, startBare, textOf } from './ratio.ts';

const KEPT = 'championship, guest';
const RENDERED = 'championship, rendered each time';
const WANTED_OF_BARE = 0.6;
const WANTED_RENDERED = 0.025;
/** The code of pages is large: so long its compiled form gets better, and the second thread has to start. */
const COMPILED_SECONDS = 30;

async function runningLeague(url: string): Promise<string> {
  const list = JSON.parse(
    await textOf(`${url}/api/campeonatos?estado=andamento&formato=pontos_corridos`),
  ) as {
    data: { id: string }[];
  };
  const [first] = list.data;
  if (!first) throw new Error('no league is running in the demonstration data');
  return `/campeonato/${first.id}`;
}

export async function benchCampeonato(): Promise<void> {
  if (!findPostgres()) {
    console.log('not measured: PostgreSQL is not installed');
    return;
  }
  const postgres = await startPostgres({ durable: true });
  const env = { DATABASE_URL: postgres.socketUrl };
  const kept = await startProduct({ env });
  const rendered = await startProduct({ env: { ...env, PAGE_CACHE: 'off' } });
  const path = await runningLeague(kept.url);
  const page = await textOf(kept.url + path);
  const bare = await startBare(page);
  try {
    const bytes = Buffer.byteLength(page);
    const targetOf = (name: string, url: string, pid: number): Target => ({
      ...{ name, url, pid, bytes },
      headers: {},
    });
    const each = targetOf(RENDERED, rendered.url + path, rendered.pid);
    await load(each, COMPILED_SECONDS);
    const { ratio, perSecond } = await compare([
      targetOf(BARE, bare.url, bare.pid),
      targetOf(KEPT, kept.url + path, kept.pid),
      each,
    ]);
    const share = ratio(KEPT);
    const drawn = ratio(RENDERED);
    const isShared = verdict(share >= WANTED_OF_BARE, `>= ${WANTED_OF_BARE}`);
    console.log(`kept page of bare: ${share.toFixed(2)}, ${isShared}`);
    const isRendered = verdict(drawn >= WANTED_RENDERED, `>= ${WANTED_RENDERED}`);
    const rate = `${perSecond(RENDERED).toFixed(0)} a second`;
    console.log(`rendered each time of bare: ${drawn.toFixed(3)} (${rate}), ${isRendered}`);
  } finally {
    await Promise.all([bare.stop(), kept.stop(), rendered.stop()]);
    await postgres.stop();
  }
}
