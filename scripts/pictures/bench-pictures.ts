// Pictures: a kept one beside a bare Node server with the same bytes; new ones, one every half second, while visitors
// keep reading a page; and five hundred people who open one new link at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile, printTable, verdict } from '#scripts/bench/figures.ts';
import { processorMs } from '#scripts/bench/process.ts';
import { BARE, compare, startBare, textOf } from '#scripts/bench/ratio.ts';
import { type Product, startProduct } from '#scripts/product.ts';

const KEPT = 'kept picture';
const WANTED_OF_BARE = 0.6;
const WANTED_MAKING_MS = 600;
const WANTED_OF_PAGES = 1.3;
const ROUNDS = 4;
const ROUND_SECONDS = 6;
const PAGES_PER_SECOND = 40;
const PICTURES_PER_SECOND = 2;
const PEOPLE = 500;

const PIECES = ['tabela-quadrada', 'rodada-retrato', 'tabela-story', 'link', 'rodada-quadrada'];
const LANGUAGES = ['pt', 'en'];

type Campeonatos = { readonly data: readonly { readonly id: string }[] };

/** Where the picture of an address is now; undefined where there is none. */
async function placeOf(url: string, path: string): Promise<string | undefined> {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return status === 302 ? (headers.get('location') ?? undefined) : undefined;
}

/** Pictures that nobody has asked for, of running leagues: the version in the address is found without making any. */
async function newPictures(url: string): Promise<string[]> {
  const list = await textOf(`${url}/api/campeonatos?formato=pontos_corridos`);
  const found: (string | undefined)[] = [];
  for (const { id } of (JSON.parse(list) as Campeonatos).data) {
    for (const piece of PIECES) {
      for (const language of LANGUAGES) {
        found.push(await placeOf(url, `/arte/campeonato/${id}/0/${piece}-${language}.png`));
      }
    }
  }
  return found.filter((place) => place !== undefined);
}

async function timed(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - start;
}

/** At a fixed rate, so that a slow answer does not lower the demand. */
async function fire(perSecond: number, address: () => string | undefined): Promise<number[]> {
  const start = performance.now();
  const running: Promise<number>[] = [];
  for (let number = 0; number < perSecond * ROUND_SECONDS; number += 1) {
    await sleep(Math.max(0, start + (number * 1_000) / perSecond - performance.now()));
    const one = address();
    if (one) running.push(timed(one));
  }
  return Promise.all(running);
}

async function benchKept({ url, pid }: Product, place: string): Promise<void> {
  const picture = Buffer.from(await (await fetch(url + place)).arrayBuffer());
  const bare = await startBare(picture);
  try {
    const bytes = picture.length;
    const { ratio } = await compare([
      { name: BARE, url: bare.url, pid: bare.pid, headers: {}, bytes },
      { name: KEPT, url: url + place, pid, headers: {}, bytes },
    ]);
    const share = ratio(KEPT);
    const reached = verdict(share >= WANTED_OF_BARE, `>= ${WANTED_OF_BARE}`);
    console.log(`kept picture (${bytes} bytes) of bare: ${share.toFixed(2)}, ${reached}`);
  } finally {
    await bare.stop();
  }
}

/** Rounds with and without pictures take turns, so that whatever else the machine does touches both. */
async function benchMaking({ url }: Product, page: string, places: string[]): Promise<void> {
  const makings: number[] = [];
  const rounds: { alone: number; meanwhile: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await fire(PAGES_PER_SECOND, () => page);
    const [made, meanwhile] = await Promise.all([
      fire(PICTURES_PER_SECOND, () => {
        const place = places.pop();
        return place && url + place;
      }),
      fire(PAGES_PER_SECOND, () => page),
    ]);
    makings.push(...made);
    rounds.push({ alone: percentile(alone, 0.95), meanwhile: percentile(meanwhile, 0.95) });
  }
  const share = median(rounds.map(({ alone, meanwhile }) => meanwhile / alone));
  const ms = (values: readonly number[]) => median(values).toFixed(1);
  printTable([
    ['new pictures beside pages', 'count', 'p50 ms', 'p95 ms'],
    [...['pictures', String(makings.length), ms(makings)], percentile(makings, 0.95).toFixed(0)],
    ['page alone', '', '', ms(rounds.map(({ alone }) => alone))],
    ['page meanwhile', '', '', ms(rounds.map(({ meanwhile }) => meanwhile))],
  ]);
  const slowest = percentile(makings, 0.95);
  const isMade = verdict(slowest <= WANTED_MAKING_MS, `<= ${WANTED_MAKING_MS} ms`);
  console.log(`making p95: ${slowest.toFixed(0)} ms, ${isMade}`);
  const isQuiet = verdict(share <= WANTED_OF_PAGES, `<= ${WANTED_OF_PAGES}`);
  console.log(`pages' p95 meanwhile: ${share.toFixed(2)} of that alone, ${isQuiet}`);
}

/** Were it made for each, the workshop would be full and send them to the picture of the product. */
async function benchCrowd({ url, pid }: Product, places: string[]): Promise<void> {
  const [one = '', another = ''] = [places.pop(), places.pop()];
  const spent = async (work: () => Promise<unknown>) => {
    const before = processorMs(pid);
    await work();
    return processorMs(pid) - before;
  };
  const alone = await spent(() => timed(url + one));
  let times: number[] = [];
  const crowd = await spent(async () => {
    times = await Promise.all(Array.from({ length: PEOPLE }, () => timed(url + another)));
  });
  const slowest = percentile(times, 0.95).toFixed(0);
  console.log(`${PEOPLE} people, one new link: all have it, p95 ${slowest} ms,`);
  console.log(`  processor ${crowd} ms in all, ${alone} ms for one person with a new link`);
}

export async function benchPictures(): Promise<void> {
  const product = await startProduct();
  try {
    const places = await newPictures(product.url);
    const [kept = ''] = places.splice(0, 1);
    const page = `${product.url}/campeonato/${kept.split('/')[3]}`;
    await timed(page);
    await timed(product.url + kept);
    await benchMaking(product, page, places);
    await benchCrowd(product, places);
    await benchKept(product, kept);
  } finally {
    await product.stop();
  }
}
