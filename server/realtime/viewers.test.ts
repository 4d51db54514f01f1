// How many watch, over several processes that say their numbers to each other.
import { expect, test } from 'vitest';
import type { Connection } from './protocol/connection.ts';
import { makeHub, type Told } from './protocol/hub.ts';
import { coarse, makeViewers } from './viewers.ts';

const CHANNEL = 'campeonato.aaaaaaaaaa';
const rules = [
  { pattern: /^campeonato\.(\w+)$/, by: 'anybody', may: async () => true, isCounted: true },
] as const;

function someProcess(clock: () => number, say: (told: readonly Told[]) => void) {
  const hub = makeHub();
  const heard: number[] = [];
  const connect = () => {
    const connection: Connection = {
      ...{ socketId: '1.1', channels: new Map(), asked: new Set(), user: null },
      ...{ isOpen: () => true, end: () => {} },
      send(frame) {
        const { data } = JSON.parse(String(frame));
        heard.push(JSON.parse(data).subscription_count);
      },
    };
    hub.join(connection, CHANNEL, null);
    return () => hub.leaveAll(connection);
  };
  return { viewers: makeViewers({ hub, rules, say, clock }), connect, heard };
}

test('few are counted one by one, many are not', () => {
  expect([1, 19, 20, 24, 99, 101, 119, 999, 5_049].map(coarse)).toEqual([
    1, 19, 20, 20, 95, 100, 110, 990, 5_000,
  ]);
});

test('those of all processes are counted, and those of one that fell silent are not', () => {
  let now = 0;
  const clock = () => now;
  const here = someProcess(clock, (told) => {
    for (const one of told) there.viewers.heard(one);
  });
  const there = someProcess(clock, (told) => {
    for (const one of told) here.viewers.heard(one);
  });
  here.connect();
  const leave = there.connect();
  there.connect();
  there.viewers.tick();
  here.viewers.tick();
  expect(here.heard).toEqual([3]);
  expect(here.viewers.told(CHANNEL)).toBe('{"subscription_count":3}');
  there.viewers.tick();
  expect(there.heard.at(-1)).toBe(3);
  leave();
  there.viewers.tick();
  here.viewers.tick();
  here.viewers.tick();
  expect(here.heard, 'the same is not told twice').toEqual([3, 2]);
  now += 60_000;
  here.viewers.tick();
  expect(here.heard).toEqual([3, 2, 1]);
});

test('what is said between processes is for no socket', () => {
  const one = someProcess(Date.now, () => {});
  one.connect();
  const told = { channels: [CHANNEL], event: 'tabelao:own_count', data: 'not JSON' };
  expect(one.viewers.heard(told)).toBe(true);
  expect(one.viewers.heard({ ...told, event: 'App\\Events\\CampeonatoMudou' })).toBe(false);
});
