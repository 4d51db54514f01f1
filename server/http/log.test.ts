import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SECRETS } from '#server/testing/logged-visit.ts';

test('a log of everything has no name, address, phone, password, token or cookie in it', async () => {
  const script = new URL('../testing/logged-visit.ts', import.meta.url);
  const child = fork(script, ['visit'], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const [out, errors] = await Promise.all([
    text(child.stdout ?? new ReadableStream()),
    text(child.stderr ?? new ReadableStream()),
  ]);
  expect(errors).toBe('');
  const lines = out.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(out).toContain('"path":"/api/registrar"');
  expect(out).toContain('"msg":"request failed"');
  for (const [name, secret] of Object.entries(SECRETS)) expect(out, name).not.toContain(secret);
  expect(out).not.toMatch(/argon2|XSRF|sid=|127\.0\.0\.1"/);
}, 60_000);
