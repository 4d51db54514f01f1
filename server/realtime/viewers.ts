// How many hear a channel, in all processes: told coarsely, and to nobody who it is. Every process says its own number
// to the others when it changes, and now and then again; of one that fell silent nothing is counted.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { COUNT } from './protocol/frames.ts';
import type { Hub, Told } from './protocol/hub.ts';
import { type ChannelRule, ruleOf } from './protocol/rules.ts';

/** Between processes. */
const OWN = 'tabelao:own_count';
const TICK_MS = 2_000;
const REPEAT_MS = 15_000;
const FORGET_MS = 40_000;

const own = z.object({ from: z.string(), count: z.number() });

function readOwn(data: string): z.output<typeof own> | undefined {
  try {
    return own.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}

const STEPS = [
  { from: 1_000, step: 100 },
  { from: 100, step: 10 },
  { from: 20, step: 5 },
] as const;

/** Few are told one by one, many are not: the number would never stand still. */
export function coarse(count: number): number {
  const { step } = STEPS.find(({ from }) => count >= from) ?? { step: 1 };
  return count - (count % step);
}

export type Viewers = {
  /** As it was told last, as JSON; undefined where it was not. */
  told(channel: string): string | undefined;
  /** True if it was the number of another process, and for nobody else. */
  heard(told: Told): boolean;
  tick(): void;
  start(): void;
  stop(): void;
};

type Said = { count: number; at: number };

/** Of the processes that spoke lately. */
const sumOf = (counts: ReadonlyMap<string, Said> | undefined, now: number): number =>
  [...(counts?.values() ?? [])]
    .filter(({ at }) => now - at < FORGET_MS)
    .reduce((sum, { count }) => sum + count, 0);

type ViewersOptions = {
  readonly hub: Hub;
  readonly rules: readonly ChannelRule[];
  /** To the other processes. */
  say(told: readonly Told[]): void;
  readonly clock?: () => number;
};

export function makeViewers({ hub, rules, say, clock = Date.now }: ViewersOptions): Viewers {
  const from = randomUUID();
  const others = new Map<string, Map<string, Said>>();
  const said = new Map<string, Said>();
  const shown = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function sayOwn(channel: string, now: number): Told[] {
    const count = hub.count(channel);
    const before = said.get(channel);
    if (before?.count === count && now - before.at < REPEAT_MS) return [];
    if (count === 0) said.delete(channel);
    else said.set(channel, { count, at: now });
    return [{ channels: [channel], event: OWN, data: JSON.stringify({ from, count }) }];
  }

  function show(channel: string, now: number): void {
    const count = coarse(hub.count(channel) + sumOf(others.get(channel), now));
    if (shown.get(channel) === count) return;
    shown.set(channel, count);
    const data = JSON.stringify({ subscription_count: count });
    hub.tell({ channels: [channel], event: COUNT, data });
  }

  function tick(): void {
    const now = clock();
    const heard = hub.names().filter((channel) => ruleOf(rules, channel)?.rule.isCounted);
    const left = [...said.keys()].filter((channel) => hub.count(channel) === 0);
    const changed = [...heard, ...left].flatMap((channel) => sayOwn(channel, now));
    if (changed.length > 0) say(changed);
    for (const channel of heard) show(channel, now);
    for (const channel of left) {
      shown.delete(channel);
      others.delete(channel);
    }
  }

  return {
    told(channel) {
      const count = shown.get(channel);
      return count === undefined ? undefined : JSON.stringify({ subscription_count: count });
    },
    heard({ event, channels: [channel = ''], data }) {
      if (event !== OWN) return false;
      // Of what nobody hears here nothing needs to be known.
      const told = hub.count(channel) > 0 ? readOwn(data) : undefined;
      if (!told) return true;
      const counts = others.get(channel) ?? new Map<string, Said>();
      others.set(channel, counts.set(told.from, { count: told.count, at: clock() }));
      return true;
    },
    tick,
    start() {
      timer = setInterval(tick, TICK_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
