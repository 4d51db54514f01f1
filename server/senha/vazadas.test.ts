import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import { isLeaked } from './vazadas.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabelao-vazadas-'));

function fileOf(name: string, passwords: readonly string[], end = '\r\n'): string {
  const lines = passwords.map((password, i) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    return `${hash}:${(i * 7_919) % 100_000}${end}`;
  });
  const path = join(folder, name);
  writeFileSync(path, lines.sort().join(''));
  return path;
}

const LEAKED = 'quatro girafas amarelas';
const many = Array.from({ length: 5_000 }, (_, i) => `senha qualquer ${i}`);
const FILE = fileOf('many.txt', [...many, LEAKED]);

describe('a file of leaked passwords', () => {
  test('knows each of its lines, the first and the last among them, and no other', async () => {
    for (const password of [...many.filter((_, i) => i % 10 === 0), LEAKED]) {
      expect(await isLeaked(FILE, password), password).toBe(true);
    }
    const sorted = fileOf('few.txt', many.slice(0, 300), '\n');
    for (const password of many.slice(0, 300)) expect(await isLeaked(sorted, password)).toBe(true);
    for (const password of many.slice(300, 600)) {
      expect(await isLeaked(sorted, password)).toBe(false);
    }
  });

  test('may have one line, or none', async () => {
    expect(await isLeaked(fileOf('one.txt', [LEAKED], ''), LEAKED)).toBe(true);
    expect(await isLeaked(fileOf('none.txt', []), LEAKED)).toBe(false);
  });
});

describe('a password of that file', () => {
  const t = testApp({ LEAKED_PASSWORDS_FILE: FILE });
  const without = testApp();
  const chosen = (password: string) => ({ password, password_confirmation: password });
  const register = async (app: typeof t, password: string) =>
    (await app.guest()).post('/api/registrar', {
      nome: 'Bia Souza',
      email: 'bia@exemplo.com',
      nascimento: '1990-05-20',
      ...chosen(password),
    });

  test('is refused for a new account; the control: without the file, and one that is not in it', async () => {
    const answer = await register(t, LEAKED);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toEqual({
      password: ['Esta senha já vazou de algum site. Escolha outra.'],
    });
    expect((await register(without, LEAKED)).statusCode).toBe(201);
    expect((await register(t, `${LEAKED} e uma zebra`)).statusCode).toBe(201);
  });

  test('is refused when a password is changed', async () => {
    const current = 'cinco pedras verdes';
    const ana = await t.signedIn({ senha: await hashPassword(current) });
    const change = (password: string) =>
      ana.put('/api/perfil/senha', { current_password: current, ...chosen(password) });
    const refused = await change(LEAKED);
    expect(refused.json().validations).toHaveProperty('password');
    expect((await change('seis nuvens cinzentas')).statusCode).toBeLessThan(300);
  });
});
