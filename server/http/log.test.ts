import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SECRETS } from '#server/testing/logged-visit.ts';

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

async function logOf(what: 'visit' | 'plant'): Promise<string> {
  const script = new URL('../testing/logged-visit.ts', import.meta.url);
  const child = fork(script, [what], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const [out, errors] = await Promise.all([
    text(child.stdout ?? new ReadableStream()),
    text(child.stderr ?? new ReadableStream()),
  ]);
  expect(errors).toBe('');
  return out;
}

test('a log of everything has no name, address, phone, password, token or cookie in it', async () => {
  const out = await logOf('visit');
  expect(out.trim().split('\n').length).toBeGreaterThan(10);
  expect(out).toContain('"path":"/api/registrar"');
  expect(out).toContain('"msg":"request failed"');
  expect(leaksIn(out)).toEqual([]);
});

test('one line that holds them is found, each of them', async () => {
  expect(leaksIn(await logOf('plant'))).toEqual(Object.keys(FORBIDDEN));
});
