import { expect, test } from 'vitest';
import { ANALYTICS_ORIGIN, readConfig } from '#server/config.ts';
import { pagePolicy } from './headers.ts';

const { realtime } = readConfig({ REALTIME: 'off', APP_KEY: 'x'.repeat(32) });

const policy = (analytics: { id: string; origin: string } | undefined) =>
  Object.fromEntries(
    pagePolicy({ secure: true, analytics, realtime }, "'nonce-x'")
      .split('; ')
      .map((line) => [line.split(' ', 1)[0], line]),
  );

test('the policy of a page names no other host while visits are not counted', () => {
  expect(Object.values(policy(undefined)).join()).not.toContain('http');
  expect(policy(undefined)['script-src']).toBe("script-src 'self' 'nonce-x'");
});

test('with visits counted it opens for the hosts of the provider, and for nothing else', () => {
  const opened = policy({ id: 'G-ABC123', origin: ANALYTICS_ORIGIN });
  expect(opened['script-src']).toBe("script-src 'self' 'nonce-x' https://*.googletagmanager.com");
  expect(opened['connect-src']).toContain('https://*.google-analytics.com');
  for (const name of ['default-src', 'style-src', 'font-src', 'form-action', 'frame-ancestors']) {
    expect(opened[name], name).toBe(policy(undefined)[name]);
  }
});

test('it opens for the sockets that the page connects to', () => {
  const env = { APP_KEY: 'x'.repeat(32), APP_URL: 'https://tabelao.example' };
  const policyOf = (more: NodeJS.ProcessEnv) =>
    pagePolicy({ ...readConfig({ ...env, ...more }), analytics: undefined }, '');
  expect(policyOf({})).toContain("connect-src 'self' wss://tabelao.example:443;");
  expect(policyOf({ REALTIME: 'off' })).toContain("connect-src 'self';");
});

test('on a page on which cards are changed it opens for the provider, and for nothing else', () => {
  const config = { secure: true, analytics: undefined, realtime };
  const of = (script: string) => pagePolicy(config, "'nonce-x'", { script }).split('; ');
  const usual = pagePolicy(config, "'nonce-x'").split('; ');
  expect(
    of('https://js.stripe.com/dahlia/stripe.js').filter((line) => !usual.includes(line)),
  ).toEqual([
    "script-src 'self' 'nonce-x' https://js.stripe.com https://*.js.stripe.com",
    "connect-src 'self' https://api.stripe.com",
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  ]);
  expect(of('http://127.0.0.1:3000/x.js').filter((line) => !usual.includes(line))).toEqual([
    "script-src 'self' 'nonce-x' http://127.0.0.1:3000",
    "connect-src 'self' http://127.0.0.1:3000",
    "frame-src 'self' http://127.0.0.1:3000",
  ]);
});
