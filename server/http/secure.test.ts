// Behind https: the cookies carry the flags that keep them where they belong.
import { expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';

const t = testApp({ APP_URL: 'https://tabelao.example' });

test('the session cookie is tied to this very host, and scripts cannot read it', async () => {
  const guest = await t.guest();
  guest.cookies.clear();
  const answer = await guest.get('/sanctum/csrf-cookie');
  const lines = [answer.headers['set-cookie']].flat().map(String);
  const session = lines.find((line) => line.startsWith('__Host-sid='));
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(session).not.toContain('Domain');
  const token = lines.find((line) => line.startsWith('XSRF-TOKEN='));
  expect(token).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
  expect(lines.some((line) => line.startsWith('sid='))).toBe(false);
});

test('the cookie of a log-in has the same flags, and lasts as long as was asked for', async () => {
  const password = 'quatro cavalos azuis';
  const { email } = await t.insertPerson({ senha: await hashPassword(password) });
  const cookieOf = async (remember: boolean) => {
    const answer = await (await t.guest()).post('/api/login', { email, password, remember });
    const lines = [answer.headers['set-cookie']].flat().map(String);
    return lines.find((line) => line.startsWith('__Host-sid='));
  };
  expect(await cookieOf(false)).toMatch(/^[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const kept = /^[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
  expect(await cookieOf(true)).toMatch(kept);
});
