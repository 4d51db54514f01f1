// Carries events between processes through Redis, where there is one. PostgreSQL does it too: Redis takes the traffic
// of many processes off the database.
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Bus } from './bus.ts';
import { told } from './protocol/told.ts';

const CHANNEL = 'tabelao:realtime';
const LONGEST_PAUSE_MS = 2_000;
const PAUSE_MS = 50;

const message = z.object({ from: z.string(), told: z.array(told) });

function parse(text: string): z.output<typeof message> | undefined {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const retryStrategy = (times: number) => Math.min(times * PAUSE_MS, LONGEST_PAUSE_MS);

/** While Redis is away others hear nothing of this process; when it is back, `again` makes up for it. */
const unheard = () => undefined;

/** Two connections: one that listens can say nothing else. Who has no Redis does not load its client. */
async function connect(url: string): Promise<{ says: Redis; hears: Redis }> {
  const { Redis: Client } = await import('ioredis');
  const patient = { lazyConnect: true, retryStrategy };
  const says = new Client(url, { ...patient, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const hears = new Client(url, { ...patient, maxRetriesPerRequest: null });
  for (const client of [says, hears]) client.on('error', unheard);
  await Promise.all([says.connect().catch(unheard), hears.connect().catch(unheard)]);
  return { says, hears };
}

export function redisBus(url: string): Bus {
  const own = randomUUID();
  let joined: { says: Redis; hears: Redis } | undefined;
  return {
    async send(_tx, all) {
      if (all.length === 0) return;
      await joined?.says.publish(CHANNEL, JSON.stringify({ from: own, told: all })).catch(unheard);
    },
    async start({ told: tell, again }) {
      joined = await connect(url);
      const { hears } = joined;
      hears.on('message', (_channel: string, text: string) => {
        const received = parse(text);
        if (!received || received.from === own) return;
        for (const each of received.told) tell(each);
      });
      // Without Redis at the start this is done once it is there.
      const subscribed = hears.subscribe(CHANNEL);
      if (hears.status === 'ready') await subscribed;
      else void subscribed.catch(unheard);
      hears.on('ready', again);
    },
    async close() {
      joined?.says.disconnect();
      joined?.hears.disconnect();
    },
  };
}
