import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { PLANTED, SECRETS } from '#server/testing/logged-visit.ts';

/** What no line may hold, and how it is recognised. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(Object.entries(SECRETS).map(([name, text]) => [name, new RegExp(text)])),
  hash: /argon2/,
  csrf: /XSRF/,
  cookie: /sid=/,
  ip: /127\.0\.0\.1"/,
};

const leaksIn = (log: string) =>
  Object.keys(FORBIDDEN).filter((name) => FORBIDDEN[name]?.test(log));

let visit = '';
let planted = '';

beforeAll(async () => {
  const script = new URL('../testing/logged-visit.ts', import.meta.url);
  const child = fork(script, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const [out, errors] = await Promise.all([
    text(child.stdout ?? new ReadableStream()),
    text(child.stderr ?? new ReadableStream()),
  ]);
  expect(errors).toBe('');
  [visit = '', planted = ''] = out.split(PLANTED);
});

test('a log of everything has no name, address, phone, password, token or cookie in it', () => {
  expect(visit.trim().split('\n').length).toBeGreaterThan(10);
  expect(visit).toContain('"path":"/api/registrar"');
  expect(visit).toContain('"msg":"request failed"');
  expect(leaksIn(visit)).toEqual([]);
});

test('one line that holds them is found, each of them', () => {
  expect(leaksIn(planted)).toEqual(Object.keys(FORBIDDEN));
});
