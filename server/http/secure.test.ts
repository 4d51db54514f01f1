// Behind https: the cookies carry the flags that keep them where they belong.
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeClient } from '#server/testing/client.ts';

const t = testApp({ APP_URL: 'https://tabelao.example' });

test('the session cookie is tied to this very host, and scripts cannot read it', async () => {
  const answer = await makeClient(t.app, t.config.appUrl).get('/sanctum/csrf-cookie');
  const lines = [answer.headers['set-cookie']].flat().map(String);
  const session = lines.find((line) => line.startsWith('__Host-sid='));
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(session).not.toContain('Domain');
  const token = lines.find((line) => line.startsWith('XSRF-TOKEN='));
  expect(token).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
  expect(lines.some((line) => line.startsWith('sid='))).toBe(false);
});
