// Results as players make them, by the figures of those that organisers enter: each side is a person with an account, one
// reports, the other confirms, both are told in the app and by mail. What is counted is posts of a result: a report is one,
// its confirmation another. Pictures are sent by the same eight clients before the report that names them, so posting waits
// for them; they are not counted as posts.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { startProduct } from '#scripts/product.ts';
import {
  type Championship,
  type ListedMatch,
  startChampionship,
} from '#scripts/replay/championship.ts';
import { type FormWithFile, newPerson, type Person } from '#scripts/replay/person.ts';
import type { Database } from '#server/database/database.ts';
import { percentile, verdict } from '../figures.ts';
import { processorMs } from '../process.ts';
import {
  type Case,
  CLIENTS,
  countDifferences,
  type Ground,
  inTurn,
  MOST_SECONDS,
  readAfter,
  TEAMS,
  WANTED_P95_MS,
  WARM_UP,
} from './ground.ts';

type Share = {
  readonly name: string;
  /** One report in so many has a picture. */
  readonly every: number;
  readonly provas: readonly string[];
};

/**
 * Nothing is asked for by default. Of 24 rules of leagues on consoles that were read, 5 want a picture of every score; on
 * grass none does. The hardest is a site where every championship asks for it.
 */
export const SHARES: readonly Share[] = [
  { name: 'a picture with one report in five', every: 5, provas: [] },
  { name: 'a picture with every report', every: 1, provas: ['placar'] },
];

const WIDTH = 1_600;
const HEIGHT = 900;

/** Such as a phone sends it, shrunk by the page: noise compresses badly, as a photograph does. */
const makePicture = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: WIDTH, height: HEIGHT, channels: 3, background: '#1b5e20' },
      noise: { type: 'gaussian', mean: 90, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();

const START_OF_IMAGE = 2;
/** The marker of a comment of sixteen bytes, and their number with its own two. */
const COMMENT = [0xff, 0xfe, 0x00, 0x12];
const BOUNDARY = 'limite-da-foto';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="foto"; filename="foto.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;

/** No two matches have the same file: each has another comment in it. */
const formOf = (picture: Buffer): FormWithFile => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: Buffer.concat([
    Buffer.from(HEAD),
    picture.subarray(0, START_OF_IMAGE),
    Buffer.from([...COMMENT, ...randomBytes(16)]),
    picture.subarray(START_OF_IMAGE),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

type Listed = { readonly league: Championship; readonly match: ListedMatch };

async function matchesOf(league: Championship): Promise<Listed[]> {
  const found: ListedMatch[] = [];
  for (let round = 1; round <= 2 * (TEAMS - 1); round += 1) {
    const path = `/api/campeonatos/${league.id}/jogos?rodada=${round}`;
    found.push(...(await league.organiser.get<{ data: ListedMatch[] }>(path)).data);
  }
  return found.map((match) => ({ league, match }));
}

/** The same people in all of them, each league with an organiser of its own; the first is to warm up on. */
async function makeLeagues(url: string, count: number, provas: Share['provas']) {
  const people = new Map<string, Person>();
  for (let n = 1; n <= TEAMS; n += 1) people.set(`Time ${n}`, await newPerson(url, `Pessoa ${n}`));
  const fases = [{ tipo: 'pontos_corridos', turnos: 2 }];
  const leagues: Championship[] = [];
  for (let n = 0; n <= count; n += 1) {
    const organiser = await newPerson(url, `Organização ${n}`);
    const plan = { nome: `Informados ${n}`, fases, manual: [...people.keys()], provas };
    leagues.push(await startChampionship(organiser, people, plan));
  }
  return leagues;
}

type Movida = { readonly data: { readonly vida: { readonly informe: { uuid: string } | null } } };

type Times = Readonly<Record<'picture' | 'report' | 'confirm', number[]>>;

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  into.push(performance.now() - start);
  return result;
}

async function play(
  { league, match: { uuid, mandante, visitante } }: Listed,
  { goals, picture, times }: { goals: number; picture: Buffer | null; times: Times },
): Promise<void> {
  const [home, away] = [mandante, visitante].map(({ participante }) =>
    league.people.get(league.teamOf(participante)),
  );
  if (!home || !away) throw new Error(`nobody plays match ${uuid}`);
  const path = `/api/partidas/${uuid}`;
  const send = () =>
    home.send<{ data: { uuid: string } }>('POST', `${path}/provas`, formOf(picture as Buffer));
  const fotos = picture ? [{ uuid: (await timed(times.picture, send)).data.uuid }] : [];
  const informado = { tipo: 'placar', mandante: goals % 4, visitante: goals % 3 };
  const said = await timed(times.report, () =>
    home.send<Movida>('POST', `${path}/informes`, { informado, fotos }),
  );
  const informe = said.data.vida.informe?.uuid;
  await timed(times.confirm, () =>
    away.send('POST', `${path}/informes/${informe}/confirmacao`, {}),
  );
}

/** All clients take the next match from one queue until it or the time is over. */
async function playAll(matches: readonly Listed[], every: number, picture: Buffer) {
  const queue = matches.entries();
  const times: Times = { picture: [], report: [], confirm: [] };
  const start = performance.now();
  const isOver = () => performance.now() - start > MOST_SECONDS * 1_000;
  const work = async () => {
    for (const [goals, match] of queue) {
      await play(match, { goals, times, picture: goals % every === 0 ? picture : null });
      if (isOver()) break;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return { times, seconds: (performance.now() - start) / 1_000 };
}

/** Who answers is told of the report, who reported of the confirmation. */
async function countTold(db: Database, ids: readonly string[]): Promise<number> {
  const row = await db.first<{ n: number }>(sql`
    select count(*) as n from notificacoes n join partidas p on n.url = '/partida/' || p.uuid
    where p.campeonato_id = any(${ids}) and n.tipo in ('placar_informado', 'placar_confirmado')`);
  return row?.n ?? 0;
}

async function playLeagues({ env, dataDir }: Ground, { championships }: Case, share: Share) {
  // Every team comes from a network of its own, as a proxy would tell it.
  const product = await startProduct({ env: { ...env, TRUST_PROXY: '127.0.0.1' }, dataDir });
  try {
    const leagues = await makeLeagues(product.url, championships, share.provas);
    const lists: Listed[][] = [];
    for (const league of leagues) lists.push(await matchesOf(league));
    const [warmUp, ...measured] = lists;
    const picture = await makePicture();
    const { times: first } = await playAll(warmUp?.slice(0, WARM_UP) ?? [], share.every, picture);
    const before = processorMs(product.pid);
    const { times, seconds } = await playAll(inTurn(measured), share.every, picture);
    const posts = times.report.length + times.confirm.length;
    const processor = (processorMs(product.pid) - before) / posts;
    const expected = posts + first.report.length + first.confirm.length;
    return { ids: leagues.map(({ id }) => id), times, seconds, posts, processor, expected };
  } finally {
    await product.stop();
  }
}

export const REPORTED = `
posts: reports and confirmations by players with accounts, who are told of each other's`;

export const REPORTED_HEAD = [
  ...['reported and confirmed', 'posts a second', ''],
  ...['report p95 ms', '', 'confirm p95 ms', '', 'pictures a second', 'picture p95 ms'],
  ...['cpu ms a post', 'told', 'tables'],
];

export async function measureReported(
  ground: Ground,
  given: Case,
  share: Share,
): Promise<string[]> {
  const { ids, times, seconds, posts, processor, expected } = await playLeagues(
    ground,
    given,
    share,
  );
  const [differences, told] = await readAfter(ground, async (db) => [
    await countDifferences(db, ids),
    await countTold(db, ids),
  ]);
  const perSecond = posts / seconds;
  const p95 = (of: keyof Times) => percentile(times[of], 0.95);
  const quick = (of: keyof Times) => [
    p95(of).toFixed(0),
    verdict(p95(of) <= WANTED_P95_MS, `<= ${WANTED_P95_MS}`),
  ];
  return [
    `${given.name}, ${share.name}`,
    ...[perSecond.toFixed(0), verdict(perSecond >= given.wanted, `>= ${given.wanted}`)],
    ...[...quick('report'), ...quick('confirm')],
    ...[(times.picture.length / seconds).toFixed(1), p95('picture').toFixed(0)],
    ...[processor.toFixed(1), told === expected ? 'all' : `${told} of ${expected}`],
    differences === 0 ? 'equal' : `${differences} DIFFERENCES`,
  ];
}
