// Events to the sockets of this process and, through the bus, of all others.
import type { Tx } from '#server/database/database.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { Bus } from './bus.ts';
import { CODES } from './protocol/codes.ts';
import type { Connection, Holder } from './protocol/connection.ts';
import type { Hub, Told } from './protocol/hub.ts';
import { type ChannelRule, ruleOf } from './protocol/rules.ts';
import type { Sockets } from './sockets.ts';
import type { Viewers } from './viewers.ts';

type Options = {
  readonly db: Tx;
  readonly hub: Hub;
  readonly bus: Bus;
  readonly rules: readonly ChannelRule[];
  readonly sockets: Sockets;
  readonly viewers: Viewers;
  /** Of these sessions, those that have not ended. */
  lasting(sessoes: readonly string[]): Promise<readonly string[]>;
};

/** How soon a socket notices that its session is over. */
const SESSIONS_MS = 4_000;

const holdersOf = ({ channels, user }: Connection): Holder[] =>
  [...channels.values(), user].filter((holder) => holder !== null);

async function endSessions({
  sockets,
  lasting,
}: Pick<Options, 'sockets' | 'lasting'>): Promise<void> {
  const held = new Map<Connection, Holder[]>();
  for (const connection of sockets.all()) {
    const holders = holdersOf(connection);
    if (holders.length > 0) held.set(connection, holders);
  }
  const asked = new Set([...held.values()].flat().map(({ sessao }) => sessao));
  if (asked.size === 0) return;
  const lasts = new Set(await lasting([...asked]));
  for (const [connection, holders] of held) {
    if (holders.some(({ sessao }) => !lasts.has(sessao))) {
      connection.end(CODES.unauthorised, 'The session has ended.');
    }
  }
}

export function embeddedBroadcaster(options: Options): Broadcaster {
  const { db, hub, bus, rules, sockets, viewers } = options;
  let sessions: NodeJS.Timeout | undefined;

  /** Whoever has lost their right since hears nothing more. */
  async function letGo(channel: string): Promise<void> {
    const ruled = ruleOf(rules, channel);
    if (ruled?.rule.by !== 'signature') return;
    const rights = new Map<string, Promise<boolean>>();
    for (const [connection, holder] of [...hub.holders(channel)]) {
      const usuario = holder?.usuario ?? '';
      const right = rights.get(usuario) ?? ruled.rule.may(ruled.about, usuario);
      rights.set(usuario, right);
      if (!(await right)) hub.leave(connection, channel);
    }
  }

  async function tellHere(told: Told): Promise<void> {
    if (viewers.heard(told)) return;
    for (const channel of told.channels) if (hub.count(channel) > 0) await letGo(channel);
    hub.tell(told);
  }

  return {
    async publish(told) {
      await Promise.all([tellHere(told), bus.send(db, [told])]);
    },
    async publishIn(tx, all) {
      await bus.send(tx, all);
      return () => {
        for (const told of all) void tellHere(told).catch(() => {});
      };
    },
    async start() {
      // What was not heard meanwhile is made up for by coming back: whoever connects loads what there is.
      const again = () => void sockets.sendAway('again');
      await bus.start({ told: (told) => void tellHere(told).catch(() => {}), again });
      viewers.start();
      sessions = setInterval(() => void endSessions(options).catch(() => {}), SESSIONS_MS).unref();
    },
    async close() {
      clearInterval(sessions);
      viewers.stop();
      await bus.close();
    },
  };
}
