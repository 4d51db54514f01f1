// Run as a process of its own, because a log goes straight to the standard output: everything that an
// account does, with values that can be looked for in what was logged.
import sql from 'sql-template-tag';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeClient } from './client.ts';
import { embeddedDatabase } from './database.ts';

export const SECRETS = {
  nome: 'Segredonome Silva',
  email: 'segredo-email@exemplo.com',
  telefone: '11987650001',
  password: 'segredo-da-senha-4417',
  token: 'segredo-do-token-9921',
};

/** After the visit it logs this, and then what no log may hold, to show that it would be found. */
export const PLANTED = 'what follows was planted';

async function visit(): Promise<void> {
  const database = await embeddedDatabase();
  const APP_KEY = 'a key that is only used by the tests';
  const config = readConfig({ APP_KEY, LOG_LEVEL: 'debug' });
  const app = await makeApp(config, database.db, { pages: 'none' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const guest = makeClient(app, config.appUrl);
  await guest.get('/sanctum/csrf-cookie');
  const { nome, email, telefone, password, token } = SECRETS;
  const nascimento = '1990-01-01';
  const form = { nome, email, telefone, password, password_confirmation: password, nascimento };
  await guest.post('/api/registrar', form);
  await guest.post('/api/registrar', { ...form, nascimento: 'errada' });
  await guest.post('/api/logout');
  await guest.get('/sanctum/csrf-cookie');
  await guest.post('/api/login', { email, password: `${password}x` });
  await guest.post('/api/login', { email, password });
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await guest.get(`/api/user?token=${token}&email=${email}`);
  await guest.post('/api/forgot-password', { email });
  await guest.post('/api/reset-password', { token, email, password, password_confirmation: '' });
  await guest.post('/api/email/verificar', {
    id: token,
    hash: token,
    expires: '1',
    signature: token,
  });
  // Without one of its tables the product fails, and says so in the log.
  await database.db.script('drop table limites');
  await guest.post('/api/logout');
  await guest.get('/sanctum/csrf-cookie');
  await guest.post('/api/login', { email, password });
  const row = await database.db.first<{ senha: string }>(sql`select senha from usuarios`);
  app.log.info(PLANTED);
  app.log.info({ body: form, cookie, ip: '127.0.0.1', url: `/x?token=${token}`, ...row });
  await app.close();
  await database.drop();
}

if (import.meta.main) await visit();
