// Thousands of clients in a process of their own that come back as `pusher-js` does, and know the newest version that
// they were told, by an event or with the answer to their subscription.
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

type Order = { readonly url: string; readonly count: number; readonly channel: string };

/** How long each was away, when each came back, what each knows. */
export type Returned = {
  readonly away: number[];
  readonly cameAt: number[];
  readonly hearing: number;
  readonly known: number[];
};

const AT_ONCE = 100;
const away: number[] = [];
const cameAt: number[] = [];
let known: number[] = [];
let hearing = 0;

const now = () => performance.timeOrigin + performance.now();

function versionOf(text: string): number {
  const { event, data } = JSON.parse(text) as { event: string; data: string };
  if (!/CampeonatoMudou|subscription_succeeded/.test(event)) return 0;
  return (JSON.parse(data) as { versao?: number }).versao ?? 0;
}

function open(order: Order, at: number, since: number | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = new WebSocket(order.url, { perMessageDeflate: false });
  let isIn = false;
  socket.on('error', () => undefined);
  socket.on('message', (bytes) => {
    const text = String(bytes);
    if (text.includes('connection_established')) {
      const { channel } = order;
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
      if (since !== null) cameAt.push(now());
    } else if (text.includes('subscription_succeeded')) {
      isIn = true;
      hearing += 1;
      if (since !== null) away.push(now() - since);
      resolve();
    }
    known[at] = Math.max(known[at] ?? 0, versionOf(text));
  });
  socket.on('close', async (code) => {
    if (isIn) hearing -= 1;
    const left = isIn || since === null ? now() : since;
    // 4200 to 4299: at once; a connection that was lost: a second later.
    if (code < 4_200 || code > 4_299) await sleep(1_000);
    await open(order, at, left);
    resolve();
  });
  return promise;
}

process.on('message', async (order: Order | 'tell') => {
  if (order === 'tell') {
    process.send?.({ away, cameAt, hearing, known } satisfies Returned);
    return;
  }
  known = Array.from({ length: order.count }, () => 0);
  for (let from = 0; from < order.count; from += AT_ONCE) {
    const many = Math.min(AT_ONCE, order.count - from);
    await Promise.all(Array.from({ length: many }, (_, at) => open(order, from + at, null)));
  }
  process.send?.('here');
});
