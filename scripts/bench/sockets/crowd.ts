// Thousands of clients in a process of their own, so that they do not hold up who measures. Told an address and a
// number, it connects them, and for each event that all have heard says when each heard it. Told what to ask for, each
// asks for it at a moment of its own when it hears that something changed, as a page does.
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

type Order = {
  readonly url: string;
  readonly count: number;
  /** Said once after the first frame, or at once where there is none. */
  readonly hello: string | null;
  /** What each asks for when it hears of a change, and within how long. */
  readonly page?: { readonly url: string; readonly spreadMs: number };
};

const AT_ONCE = 100;
/** What marks an event to be timed; everything else is the protocol's. */
const MARK = 'medida-';

const CHANGED = 'CampeonatoMudou';

let heard: number[] = [];
let count = 0;
let asked: { at: number; ms: number; status: number }[] = [];

async function ask({ url, spreadMs }: NonNullable<Order['page']>): Promise<void> {
  await sleep(Math.random() * spreadMs);
  const at = performance.now();
  const status = await fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  asked.push({ at, ms: performance.now() - at, status });
  if (asked.length < count) return;
  process.send?.({ asked });
  asked = [];
}

function hear(text: string): void {
  if (!text.includes(MARK)) return;
  heard.push(performance.timeOrigin + performance.now());
  if (heard.length < count) return;
  process.send?.({ heard });
  heard = [];
}

const connect = ({ url, hello, page }: Order) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    if (!hello) socket.on('open', () => resolve());
    socket.on('message', (bytes) => {
      const text = String(bytes);
      if (hello && text.includes('connection_established')) socket.send(hello);
      else if (hello && text.includes('subscription_succeeded')) resolve();
      else if (page && text.includes(CHANGED)) void ask(page);
      else hear(text);
    });
  });

process.on('message', async (order: Order) => {
  count = order.count;
  for (let from = 0; from < order.count; from += AT_ONCE) {
    const many = Math.min(AT_ONCE, order.count - from);
    await Promise.all(Array.from({ length: many }, () => connect(order)));
  }
  process.send?.({ connected: order.count });
});
