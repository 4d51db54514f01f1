import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { LIMITES } from '#regras/planos.ts';
import { insertSession } from '#server/http/session.ts';
import { testApp } from '#server/testing/app.ts';
import { testClock } from '#server/testing/clock.ts';
import { conceder } from './concessoes.ts';
import { limitesDaPessoa } from './limites-da-pessoa.ts';

const t = testApp();
const clock = testClock(t);
const DAY_MS = 86_400_000;

describe('what who runs the site gives', () => {
  test('the mark of a partner counts from the next request on, and goes the same way', async () => {
    const ana = await t.signedIn();
    const me = async () => (await ana.get('/api/user')).json().data;
    expect(await me()).toMatchObject({ is_parceiro: false, is_pro: false });
    expect(await conceder(t.db, { nome: 'parceiro dar', email: ana.email })).toBe(true);
    expect(await me()).toMatchObject({ is_parceiro: true, is_pro: false });
    expect(await limitesDaPessoa(t.db, ana.uuid)).toEqual(LIMITES.parceiro);
    await conceder(t.db, { nome: 'parceiro tirar', email: ana.email.toUpperCase() });
    expect(await me()).toMatchObject({ is_parceiro: false });
  });

  test('the Pro for some days ends by itself; nothing was paid, so nothing is subscribed', async () => {
    const ana = await t.signedIn();
    const me = async () => (await ana.get('/api/user')).json().data;
    await conceder(t.db, { nome: 'pro dar', email: ana.email, dias: 30 });
    expect(await me()).toMatchObject({ is_pro: true, subscribed: false, plano: 'pro' });
    expect(new Date((await me()).ends_at).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    await clock.to(Date.now() + 31 * DAY_MS);
    const later = (await me()) as { ends_at: string };
    expect(later).toMatchObject({ is_pro: false, subscribed: false, plano: null });
    expect(later.ends_at).not.toBeNull();
    await clock.to(Date.now());
  });

  test('without an end it lasts until it is taken back', async () => {
    const ana = await t.signedIn();
    const me = async () => (await ana.get('/api/user')).json().data;
    await conceder(t.db, { nome: 'pro dar', email: ana.email });
    expect(await me()).toMatchObject({ is_pro: true, ends_at: null });
    await conceder(t.db, { nome: 'pro tirar', email: ana.email });
    expect(await me()).toMatchObject({ is_pro: false });
  });

  test('is told in the audit trail, without the address', async () => {
    const ana = await t.insertPerson();
    await conceder(t.db, { nome: 'pro dar', email: ana.email, dias: 3 });
    const rows = await t.db.rows<{ acao: string; detalhes: object }>(sql`
      select acao, detalhes from auditoria where alvo = ${`usuario:${ana.uuid}`}`);
    expect(rows).toEqual([{ acao: 'site.pro_dar', detalhes: { via: 'npm run admin', dias: 3 } }]);
  });

  test('nobody has that address', async () => {
    expect(await conceder(t.db, { nome: 'pro dar', email: 'nada@exemplo.com' })).toBe(false);
  });
});

test('who is banned loses every session at once and opens none until let in again', async () => {
  const ana = await t.signedIn({ senha: null });
  await conceder(t.db, { nome: 'conta banir', email: ana.email });
  expect((await ana.get('/api/user')).statusCode).toBe(401);
  const enter = { lembrar: true, ip: '127.0.0.1', userAgent: 'test' };
  const open = () => insertSession(t.db, { usuarioUuid: ana.uuid, ...enter, proofs: {} });
  await expect(open()).rejects.toMatchObject({ code: 'proibido' });
  await conceder(t.db, { nome: 'conta desbanir', email: ana.email });
  expect(await open()).toMatch(/^u/);
});
