// Events through another server that speaks the Pusher protocol (Pusher, Soketi, Reverb), by its HTTP API.
import { setTimeout as sleep } from 'node:timers/promises';
import { job } from '#server/jobs/job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { Told } from './protocol/hub.ts';
import { told } from './protocol/told.ts';
import type { RealtimeConfig } from './settings.ts';

const TRIES = 3;
const AGAIN_MS = 250;
const TIMEOUT_MS = 5_000;

/** What the server refuses, it will refuse again. */
const isRefusal = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
};

async function tryAgain(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === TRIES || isRefusal(error)) throw error;
      await sleep(AGAIN_MS * attempt);
    }
  }
}

async function openClient({ appId, app, public: server }: RealtimeConfig) {
  // Loaded by who uses it: it is no part of a product with sockets of its own.
  const { default: Pusher } = await import('pusher');
  if (!server) throw new Error('unreachable: nothing is connected');
  const { host, port, secure, cluster } = server;
  const own = host === `ws-${cluster}.pusher.com` ? { cluster } : { host, port: String(port) };
  const [secret = ''] = app.secrets;
  return new Pusher({ appId, key: app.key, secret, useTLS: secure, timeout: TIMEOUT_MS, ...own });
}

/** What is old says nothing any more: whoever comes back has asked for it. */
const publicar = job('realtime.publicar', told, { tentativas: 3, fila: 'aovivo' });

export function pusherBroadcaster(config: RealtimeConfig, jobs: Jobs): Broadcaster {
  let client: ReturnType<typeof openClient> | undefined;

  async function publish({ channels, event, data, except }: Told): Promise<void> {
    client ??= openClient(config);
    const pusher = await client;
    const params = except ? { socket_id: except } : {};
    await tryAgain(() => pusher.trigger([...channels], event, data, params));
  }

  jobs.handle(publicar, publish);
  return {
    publish,
    // What leaves the machine is a job: it exists exactly when its cause does.
    async publishIn(tx, all) {
      for (const each of all) await jobs.enqueue(tx, publicar, each);
      return () => {};
    },
    start: async () => {},
    close: async () => {},
  };
}
