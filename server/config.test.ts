import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = 'k'.repeat(32);

test('the defaults serve localhost with the embedded database and demonstration data', () => {
  const config = readConfig({ APP_KEY: KEY });
  expect(config).toMatchObject({
    port: 3000,
    appUrl: 'http://localhost:3000',
    secure: false,
    demonstration: true,
    pageCache: true,
  });
  expect(config.database).toHaveProperty('folder');
});

test.each([
  [{ PORT: 'abc' }, "PORT must be a whole number from 0 to 65535 (it is 'abc')"],
  [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535 (it is '70000')"],
  [{ APP_URL: 'ftp://x' }, "APP_URL must be an http or https address (it is 'ftp://x')"],
  [{ APP_URL: 'http://x.example/a' }, "APP_URL must have no path (it is 'http://x.example/a')"],
  [{ DATABASE_URL: 'mysql://x' }, "DATABASE_URL must be a postgres:// address (it is 'mysql://x')"],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL must be a level such as info (it is 'loud')"],
  [{ LEAKED_PASSWORDS_FILE: '/nao/ha' }, 'LEAKED_PASSWORDS_FILE must be a file that can be read'],
  [{ PATIENCE: '0' }, "PATIENCE must be a number from 1 to 60 (it is '0')"],
  [{ DEMO: 'yes' }, "DEMO must be on or off (it is 'yes')"],
  [
    { ANALYTICS_ID: 'a b' },
    "ANALYTICS_ID must be a measurement id such as G-ABC123DEF4 (it is 'a b')",
  ],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'],
  [{ CLOCK_SHIFT: 'ontem' }, "CLOCK_SHIFT must be a whole number of seconds (it is 'ontem')"],
  [
    { APP_URL: 'https://x.example', CLOCK_SHIFT: '60' },
    'CLOCK_SHIFT must not be set when APP_URL is an https address',
  ],
  [{ APP_KEY: 'short' }, 'APP_KEY must have at least 32 characters per key'],
  [{ APP_URL: 'https://x.example', APP_KEY: '' }, 'APP_KEY must be set when APP_URL is an https'],
])('%j is refused with a line that says why', (env, line) => {
  expect(() => readConfig({ APP_KEY: KEY, ...env })).toThrow(line);
});

test('all bad values are told at once', () => {
  const read = () => readConfig({ PORT: 'a', DEMO: 'b' });
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/DEMO/);
});

test('on https there is no demonstration data unless asked for', () => {
  const https = { APP_URL: 'https://x.example', APP_KEY: KEY };
  expect(readConfig(https).demonstration).toBe(false);
  expect(readConfig({ ...https, DEMO: 'on' }).demonstration).toBe(true);
});

test('a key of its own is made once and readable only by its owner', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
  const first = readConfig({ DATA_DIR }).appKeys;
  expect(readConfig({ DATA_DIR }).appKeys).toEqual(first);
  const file = join(DATA_DIR, 'app-key');
  expect(readFileSync(file, 'utf8')).toBe(first[0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a provider is on when its client is configured, and only then', () => {
  const client = { DISCORD_CLIENT_ID: 'id', DISCORD_CLIENT_SECRET: 'secret' };
  expect(readConfig({ APP_KEY: KEY }).social).toEqual({});
  expect(readConfig({ APP_KEY: KEY, ...client }).social).toEqual({
    discord: { id: 'id', secret: 'secret', issuer: undefined },
  });
});
