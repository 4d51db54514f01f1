import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const MORE_THAN_ANY_DISK_MB = String(2 ** 40);

describe('with less room on the disk than must be left', () => {
  const t = testApp({ DATA_DIR: tmpdir(), DISK_RESERVE_MB: MORE_THAN_ANY_DISK_MB });

  test('what changes something is refused, with a text that says why', async () => {
    const person = await t.signedIn();
    const answer = await person.put('/api/perfil/idioma', { locale: 'en' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toMatchObject({
      code: 'indisponivel',
      error: expect.stringContaining('espaço'),
    });
    expect((await person.get('/api/user')).json().data.locale).toBe('pt-BR');
  });

  test('reading goes on, and whoever watches the process is told', async () => {
    const guest = await t.guest();
    expect((await guest.get('/api/campeonatos')).statusCode).toBe(200);
    expect((await guest.get('/health/live')).statusCode).toBe(200);
    expect((await guest.get('/health/ready')).statusCode).toBe(503);
  });
});

describe('with room on the disk', () => {
  const t = testApp({ DATA_DIR: tmpdir(), DISK_RESERVE_MB: '0' });

  test('everything works', async () => {
    const person = await t.signedIn();
    expect((await person.put('/api/perfil/idioma', { locale: 'en' })).statusCode).toBe(200);
    expect((await person.get('/health/ready')).statusCode).toBe(200);
  });
});
