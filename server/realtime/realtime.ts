// Real time as features use it: they say which channels there are and who may hear them, and publish.
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { findLasting } from '#server/http/session.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { type Broadcaster, SILENT } from './broadcaster.ts';
import { type Bus, NO_BUS, postgresBus } from './bus.ts';
import { embeddedBroadcaster } from './embedded-broadcaster.ts';
import { publishRoute } from './http-api.ts';
import { makeHub, type Told } from './protocol/hub.ts';
import { type ChannelRule, type Ruled, ruleOf } from './protocol/rules.ts';
import { pusherBroadcaster } from './pusher-broadcaster.ts';
import { redisBus } from './redis-bus.ts';
import { makeSockets, type Sockets } from './sockets.ts';
import { socketRoute } from './upgrade.ts';
import { makeViewers } from './viewers.ts';

export type Realtime = {
  /** Adds a kind of channel. Before the start. */
  allow(rule: ChannelRule): void;
  ruleOf(channel: string): Ruled | null;
  publish(told: Told): Promise<void>;
  /** In a transaction, and gives what is to be done once it is committed: then, and only then, they are told. */
  publishIn: Broadcaster['publishIn'];
  /** The addresses that it answers itself. */
  routes(app: FastifyInstance): void;
  start(): Promise<void>;
  /** Before the process stops: everybody comes back to another one, not all at once. */
  sendAway(): Promise<void>;
  close(): Promise<void>;
};

const MOST_CHANNELS = 20;

/** Several processes need PostgreSQL: the embedded database has one. */
function busOf({ realtime }: Config, db: Database): Bus {
  if (db.kind !== 'postgres') return NO_BUS;
  return realtime.redisUrl ? redisBus(realtime.redisUrl) : postgresBus(db);
}

function withOwnSockets(config: Config, db: Database, rules: readonly ChannelRule[]) {
  const hub = makeHub();
  const lasting = (sessoes: readonly string[]) => findLasting(db, sessoes);
  const lasts = async (sessao: string) => (await lasting([sessao])).length > 0;
  const { app, limits } = config.realtime;
  const bus = busOf(config, db);
  const say = (told: readonly Told[]) => void bus.send(db, told).catch(() => {});
  const viewers = makeViewers({ hub, rules, say });
  const room = { app, hub, rules, mostChannels: MOST_CHANNELS, viewers: viewers.told, lasts };
  const sockets = makeSockets(room, limits);
  const broadcaster = embeddedBroadcaster({ db, hub, bus, rules, sockets, viewers, lasting });
  return { sockets, broadcaster };
}

export function makeRealtime(config: Config, db: Database, jobs: Jobs): Realtime {
  const rules: ChannelRule[] = [];
  const { driver } = config.realtime;
  const own = driver === 'embedded' ? withOwnSockets(config, db, rules) : undefined;
  const other = driver === 'pusher' ? pusherBroadcaster(config.realtime, jobs) : SILENT;
  const broadcaster = own?.broadcaster ?? other;
  const sockets: Sockets | undefined = own?.sockets;
  return {
    allow: (rule) => void rules.push(rule),
    ruleOf: (channel) => ruleOf(rules, channel),
    publish: (told) => broadcaster.publish(told),
    publishIn: (tx, told) => broadcaster.publishIn(tx, told),
    routes(app) {
      if (!sockets) return;
      socketRoute(app, config, sockets);
      publishRoute(app, config.realtime, { rules, publish: broadcaster.publish });
    },
    start: () => broadcaster.start(),
    sendAway: async () => sockets?.sendAway('for good'),
    async close() {
      sockets?.close();
      await broadcaster.close();
    },
  };
}
