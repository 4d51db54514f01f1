// Who hears what in this process. An event is sent to many in slices, so that a request in between does not wait for
// thousands; slices of one event come before those of the next, so that nobody hears them in another order.
import type { Connection, Holder } from './connection.ts';
import { frameOf } from './frames.ts';

export type Told = {
  readonly channels: readonly string[];
  readonly event: string;
  /** JSON. */
  readonly data: string;
  /** The socket of who caused it needs no telling. */
  readonly except?: string | undefined;
};

export type Hub = {
  join(connection: Connection, channel: string, holder: Holder | null): void;
  leave(connection: Connection, channel: string): void;
  leaveAll(connection: Connection): void;
  /** Channels that somebody hears here. */
  names(): readonly string[];
  /** How many hear a channel here. */
  count(channel: string): number;
  /** Who hears it by right. */
  holders(channel: string): ReadonlyMap<Connection, Holder | null>;
  tell(told: Told): void;
};

const SLICE = 200;

type Sending = { readonly to: readonly Connection[]; readonly frame: Buffer; from: number };

/** `later` runs something after what waits already. */
export function makeHub(later: (work: () => void) => void = setImmediate): Hub {
  const channels = new Map<string, Map<Connection, Holder | null>>();
  const waiting: Sending[] = [];

  function sendSlice(): void {
    const [sending] = waiting;
    if (!sending) return;
    const end = sending.from + SLICE;
    for (const connection of sending.to.slice(sending.from, end)) connection.send(sending.frame);
    sending.from = end;
    if (end >= sending.to.length) waiting.shift();
    if (waiting.length > 0) later(sendSlice);
  }

  function leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    const members = channels.get(channel);
    members?.delete(connection);
    if (members?.size === 0) channels.delete(channel);
  }

  return {
    join(connection, channel, holder) {
      const members = channels.get(channel) ?? new Map<Connection, Holder | null>();
      channels.set(channel, members.set(connection, holder));
      connection.channels.set(channel, holder);
    },
    leave,
    leaveAll(connection) {
      for (const channel of [...connection.channels.keys()]) leave(connection, channel);
    },
    names: () => [...channels.keys()],
    count: (channel) => channels.get(channel)?.size ?? 0,
    holders: (channel) => channels.get(channel) ?? new Map(),
    tell({ channels: names, event, data, except }) {
      for (const channel of names) {
        const members = channels.get(channel);
        if (!members) continue;
        const to = [...members.keys()].filter(({ socketId }) => socketId !== except);
        waiting.push({ to, frame: Buffer.from(frameOf(event, data, channel)), from: 0 });
        if (waiting.length === 1) sendSlice();
      }
    },
  };
}
