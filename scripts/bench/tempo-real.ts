// Sockets: what thousands of them cost in memory, how long one event takes to reach all of them beside the same with
// bare sockets, and how soon what is published for one person is at their socket while others use the product.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Publisher from 'pusher';
import { WebSocket } from 'ws';
import { startProduct } from '#scripts/product.ts';
import { percentile, printTable, verdict } from './figures.ts';
import { residentMb } from './process.ts';
import { noticeFrames, oneGoal } from './sockets/watchers.ts';
import { signIn, type Visitor } from './visitor.ts';

const SOCKETS = 5_000;
const EVENTS = 40;
const WANTED_MB = 250;
const WANTED_RATIO = 1.5;
const WANTED_MS = 150;
const WANTED_DERIVATIONS = 5;
const NOTICES = 100;
const REQUESTS_A_SECOND = 200;
const SECRET = 'um segredo que so a medida tem';
const MARK = 'medida-';

const now = () => performance.timeOrigin + performance.now();

type Crowd = {
  readonly process: ChildProcess;
  hear(send: () => Promise<unknown>): Promise<number[]>;
};

async function gather(url: string, hello: string | null): Promise<Crowd> {
  const crowd = fork(new URL('./sockets/crowd.ts', import.meta.url));
  crowd.send({ url, count: SOCKETS, hello });
  await once(crowd, 'message');
  return {
    process: crowd,
    async hear(send) {
      const all = once(crowd, 'message');
      const start = now();
      await send();
      const [{ heard }] = (await all) as [{ heard: number[] }];
      return heard.map((at) => at - start);
    },
  };
}

async function measure(crowd: Crowd, send: (n: number) => Promise<unknown>): Promise<number[]> {
  await crowd.hear(() => send(0));
  const all: number[] = [];
  for (let n = 1; n <= EVENTS; n += 1) all.push(...(await crowd.hear(() => send(n))));
  return all;
}

async function bareFanOut(): Promise<number[]> {
  const server = spawn(process.execPath, ['scripts/bench/sockets/bare-sockets.ts']);
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  const url = `ws://127.0.0.1:${String(port).trim()}`;
  const speaker = new WebSocket(url);
  await once(speaker, 'open');
  const crowd = await gather(url, null);
  const text = (n: number) =>
    JSON.stringify({
      event: `${MARK}${n}`,
      data: '{"versao":1}',
      channel: 'campeonato.aaaaaaaaaa',
    });
  const times = await measure(crowd, async (n) => speaker.send(text(n)));
  crowd.process.kill();
  server.kill();
  return times;
}

const publisherTo = (url: string) =>
  new Publisher({
    appId: 'tabelao',
    key: 'tabelao',
    secret: SECRET,
    host: '127.0.0.1',
    port: new URL(url).port,
    useTLS: false,
  });

async function firstOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/campeonatos`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
}

type FanOut = { readonly times: number[]; readonly mb: number };

async function ownFanOut(url: string, pid: number): Promise<FanOut> {
  const channel = `campeonato.${await firstOf(url)}`;
  const before = residentMb(pid);
  const hello = JSON.stringify({ event: 'pusher:subscribe', data: { channel } });
  const crowd = await gather(`${url.replace('http', 'ws')}/app/tabelao?protocol=7`, hello);
  const publisher = publisherTo(url);
  const times = await measure(crowd, (n) =>
    publisher.trigger(channel, `${MARK}${n}`, { versao: 1 }),
  );
  const mb = residentMb(pid) - before;
  crowd.process.kill();
  await sleep(500);
  return { times, mb };
}

/** The socket of the signed-in person, and what it is told. */
async function ownSocket(url: string, visitor: Visitor, uuid: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/tabelao?protocol=7`);
  const [first] = (await once(socket, 'message')) as [Buffer];
  const { socket_id } = JSON.parse(JSON.parse(String(first)).data);
  const channel = `private-users.${uuid}`;
  const body = { socket_id, channel_name: channel };
  const auth = await visitor.send<object>('POST', '/broadcasting/auth', body);
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...auth } }));
  await once(socket, 'message');
  return socket;
}

/** Others use the product meanwhile. */
function press(url: string): () => void {
  const timer = setInterval(() => {
    for (let n = 0; n < REQUESTS_A_SECOND / 20; n += 1) {
      fetch(`${url}/api/campeonatos`).then(
        (answer) => answer.text(),
        () => undefined,
      );
    }
  }, 50);
  return () => clearInterval(timer);
}

async function noticeTimes(url: string): Promise<number[]> {
  const visitor = await signIn(url);
  const me = await fetch(`${url}/api/user`, { headers: { Cookie: visitor.cookie() } });
  const { data } = (await me.json()) as { data: { uuid: string } };
  const socket = await ownSocket(url, visitor, data.uuid);
  const publisher = publisherTo(url);
  const stop = press(url);
  await sleep(1_000);
  const times: number[] = [];
  for (let n = 0; n < NOTICES; n += 1) {
    const told = once(socket, 'message');
    const start = now();
    await Promise.all([publisher.trigger(`private-users.${data.uuid}`, `${MARK}${n}`, {}), told]);
    times.push(now() - start);
  }
  stop();
  socket.close();
  return times;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

async function livePages(url: string, derivations: string): Promise<string[][]> {
  const organiser = await signIn(url);
  const me = await fetch(`${url}/api/user`, { headers: { Cookie: organiser.cookie() } });
  const { data } = (await me.json()) as { data: { uuid: string } };
  const socket = await ownSocket(url, organiser, data.uuid);
  const times = await noticeFrames(url, organiser, socket, () => press(url));
  socket.close();
  const goal = await oneGoal(url, organiser, { sockets: SOCKETS, derivations });
  const [sent99, told99] = [
    percentile(times.fromSending, 0.99),
    percentile(times.fromAnswer, 0.99),
  ];
  const few = goal.derivations <= WANTED_DERIVATIONS;
  return [
    ['entry sent → toast frame, p99', ms(sent99), `p50 ${ms(percentile(times.fromSending, 0.5))}`],
    ['committed → toast frame, p99', ms(told99), verdict(told99 <= WANTED_MS, `≤ ${WANTED_MS} ms`)],
    [
      `one goal, ${SOCKETS} watchers: derivations`,
      String(goal.derivations),
      verdict(few, `≤ ${WANTED_DERIVATIONS}`),
    ],
    ['… that were not answered', String(goal.failed), verdict(goal.failed === 0, '0')],
    ['… asked in the busiest second', String(goal.peak), ''],
    ['… answered, p99', ms(percentile(goal.ms, 0.99)), `p50 ${ms(percentile(goal.ms, 0.5))}`],
  ];
}

export async function benchTempoReal(): Promise<void> {
  const bare = await bareFanOut();
  const limit = String(SOCKETS + 100);
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-bench-'));
  const derivations = join(folder, 'derivations');
  const env = {
    PUSHER_APP_SECRET: SECRET,
    REALTIME_CONNECTIONS_PER_ADDRESS: limit,
    COUNT_DERIVATIONS: derivations,
    NODE_OPTIONS: '--import ./scripts/bench/sockets/count-derivations.ts',
  };
  const product = await startProduct({ env });
  try {
    const { times, mb } = await ownFanOut(product.url, product.pid);
    const told = await noticeTimes(product.url);
    const [own99, bare99] = [percentile(times, 0.99), percentile(bare, 0.99)];
    const ratio = own99 / bare99;
    const told99 = percentile(told, 0.99);
    const live = await livePages(product.url, derivations);
    printTable([
      [
        `${SOCKETS} sockets, growth`,
        `${mb.toFixed(0)} MB`,
        verdict(mb <= WANTED_MB, `≤ ${WANTED_MB} MB`),
      ],
      ['one event to all, p50', ms(percentile(times, 0.5)), ''],
      ['one event to all, p99', ms(own99), `bare ws ${ms(bare99)}`],
      [
        '… beside bare ws',
        `${ratio.toFixed(2)} ×`,
        verdict(ratio <= WANTED_RATIO, `≤ ${WANTED_RATIO}`),
      ],
      ['published → frame, p50', ms(percentile(told, 0.5)), ''],
      ['published → frame, p99', ms(told99), verdict(told99 <= WANTED_MS, `≤ ${WANTED_MS} ms`)],
      ...live,
    ]);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
