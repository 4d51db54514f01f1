import sql from 'sql-template-tag';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeKeys } from '#server/http/keys.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { testMailbox } from '#server/testing/mailbox.ts';

const t = testApp();
const mailbox = testMailbox(t);

const isVerified = async (uuid: string) =>
  (await t.db.first(sql`
    select 1 from usuarios where uuid = ${uuid} and email_verified_at is not null`)) !== undefined;

/** Somebody who has not confirmed their address, and the link that was mailed to them. */
async function unverified() {
  const ana = await t.signedIn({ verified: false });
  await ana.post('/api/email/enviar-link-verificacao');
  return { ana, link: Object.fromEntries((await mailbox.linkFor(ana.email)).searchParams) };
}

const verify = (client: Client, body: unknown) => client.post('/api/email/verificar', body);

afterEach(async () => {
  vi.useRealTimers();
  await t.db.run(sql`delete from limites`);
});

describe('POST /api/email/verificar', () => {
  test('confirms the address with the link that was mailed, and is harmless when repeated', async () => {
    const { ana, link } = await unverified();
    expect(Object.keys(link).sort()).toEqual(['expires', 'hash', 'id', 'signature']);
    const answer = await verify(ana, link);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.email_verified_at).toMatch(/^\d{4}-/);
    const again = await verify(ana, link);
    expect(again.statusCode).toBe(200);
    expect(again.json().data.email_verified_at).toBe(answer.json().data.email_verified_at);
  });

  test('refuses a link in which anything was changed', async () => {
    const { ana, link } = await unverified();
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1);
    const broken = Object.entries(link).flatMap(([name, value]) =>
      Array.from(value, (_, at) => ({ ...link, [name]: flip(value, at) })),
    );
    broken.push({ ...link, extra: '1' }, { ...link, signature: 'x' });
    for (const body of broken) {
      const answer = await verify(ana, body);
      expect(answer.statusCode, JSON.stringify(body)).toBe(403);
    }
    expect(broken.length).toBeGreaterThan(100);
    expect(await isVerified(ana.uuid)).toBe(false);
    expect((await verify(ana, link)).statusCode).toBe(200);
  });

  test('answers 403 and says that the link is no longer valid', async () => {
    const { ana, link } = await unverified();
    const answer = await verify(ana, { ...link, extra: '1' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'link_invalido', message: 'Invalid signature.' });
  });

  test('is only for the person whose link it is', async () => {
    const { ana, link } = await unverified();
    const bia = await t.signedIn({ verified: false });
    expect((await verify(bia, link)).statusCode).toBe(403);
    expect((await verify(await t.guest(), link)).statusCode).toBe(401);
    expect(await isVerified(ana.uuid)).toBe(false);
    expect(await isVerified(bia.uuid)).toBe(false);
  });

  test('ends after 60 minutes', async () => {
    const { ana, link } = await unverified();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect((await verify(ana, link)).statusCode).toBe(403);
    vi.setSystemTime(Date.now() - 2 * 60_000);
    expect((await verify(ana, link)).statusCode).toBe(200);
  });

  test('is not fooled by a signature made with another key or for another purpose', async () => {
    const { ana, link } = await unverified();
    const { signature: _, ...signed } = link;
    const text = `/verify-email?${new URLSearchParams(Object.entries(signed).sort())}`;
    const forged = makeKeys(['another key, which is not that of the app']);
    const body = (signature: string) => ({ ...signed, signature });
    expect((await verify(ana, body(forged.sign('verificar-email', text)))).statusCode).toBe(403);
    const own = makeKeys(t.config.appKeys);
    expect((await verify(ana, body(own.sign('csrf', text)))).statusCode).toBe(403);
    expect((await verify(ana, body(own.sign('verificar-email', text)))).statusCode).toBe(200);
  });
});

describe('POST /api/email/enviar-link-verificacao', () => {
  test('mails a link, then waits a minute, and six times an hour are enough', async () => {
    const ana = await t.signedIn({ verified: false });
    const send = () => ana.post('/api/email/enviar-link-verificacao');
    const first = await send();
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ status: 'verification-link-sent' });
    const second = await send();
    expect(second.statusCode).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(60);
    for (let sent = 1; sent < 6; sent++) {
      await t.db.run(sql`delete from limites where chave like 'link-verificacao:%'`);
      expect((await send()).statusCode).toBe(200);
    }
    await t.db.run(sql`delete from limites where chave like 'link-verificacao:%'`);
    const seventh = await send();
    expect(seventh.statusCode).toBe(429);
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(60);
  });

  test('of two at the same moment, one mails', async () => {
    const ana = await t.signedIn({ verified: false });
    const send = () => ana.post('/api/email/enviar-link-verificacao');
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
    await mailbox.settled();
    expect(await mailbox.of(ana.email)).toHaveLength(1);
  });

  test('says the literal text to who is verified, in every language', async () => {
    const ana = await t.signedIn();
    for (const language of ['pt-BR', 'en']) {
      const headers = { 'accept-language': language };
      const answer = await ana.post('/api/email/enviar-link-verificacao', undefined, { headers });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().validations).toEqual({ email: ['Email already verified'] });
    }
  });
});

describe('PUT /api/email', () => {
  test('corrects the address, mails a new link, and the old one is dead', async () => {
    const { ana, link } = await unverified();
    const answer = await ana.put('/api/email', { email: ' Certo@Exemplo.com ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { email: 'certo@exemplo.com' } });
    expect((await verify(ana, link)).statusCode).toBe(403);
    const fresh = Object.fromEntries((await mailbox.linkFor('certo@exemplo.com')).searchParams);
    expect((await verify(ana, fresh)).statusCode).toBe(200);
  });

  test('the same address is mailed again, but not within the minute', async () => {
    const ana = await t.signedIn({ verified: false });
    expect((await ana.put('/api/email', { email: ana.email })).statusCode).toBe(200);
    expect((await ana.put('/api/email', { email: ana.email })).statusCode).toBe(200);
    await mailbox.settled();
    expect(await mailbox.of(ana.email)).toHaveLength(1);
  });

  test("somebody else's address is refused", async () => {
    const { email } = await t.insertPerson();
    const ana = await t.signedIn({ verified: false });
    const answer = await ana.put('/api/email', { email });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations.email).toEqual(['Este e-mail já tem uma conta.']);
    expect((await ana.get('/api/user')).json().data.email).toBe(ana.email);
  });

  test('says the literal text to who is verified, also when they send their own address', async () => {
    const ana = await t.signedIn();
    const asked = ['pt-BR', 'en'].flatMap((language) =>
      ['outro@exemplo.com', ana.email].map((email) => [language, email] as const),
    );
    for (const [language, email] of asked) {
      const headers = { 'accept-language': language };
      const answer = await ana.put('/api/email', { email }, { headers });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().validations).toEqual({ email: ['Email already verified'] });
    }
  });

  test('is no way to mail the whole world: six addresses an hour', async () => {
    const ana = await t.signedIn({ verified: false });
    for (let i = 0; i < 6; i++) {
      expect((await ana.put('/api/email', { email: `alvo${i}@exemplo.com` })).statusCode).toBe(200);
    }
    const answer = await ana.put('/api/email', { email: 'alvo7@exemplo.com' });
    expect(answer.statusCode).toBe(429);
    expect(answer.json().validations.email).toHaveLength(1);
  });
});

describe('a change of a verified address', () => {
  let people = 0;
  async function change() {
    people += 1;
    const ana = await t.signedIn({ senha: await hashPassword('quatro cavalos azuis') });
    const email = `nova${people}@exemplo.com`;
    const answer = await ana.put('/api/email/troca', { email });
    expect(answer.statusCode, answer.body).toBe(202);
    const linkOf = async (address: string) =>
      Object.fromEntries((await mailbox.linkFor(address)).searchParams);
    return { ana, email, confirmation: await linkOf(email), undo: await linkOf(ana.email) };
  }

  const confirm = (client: Client, body: unknown) =>
    client.post('/api/email/troca/confirmar', body);
  const undo = (client: Client, body: unknown) => client.post('/api/email/troca/desfazer', body);
  const emailOf = async (client: Client) => (await client.get('/api/user')).json().data?.email;

  test('needs fresh proof of who asks', async () => {
    const ana = await t.signedIn();
    await t.ageProofs(ana);
    const answer = await ana.put('/api/email/troca', { email: 'x1@exemplo.com' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('reautenticar');
  });

  test('is not for who never verified one', async () => {
    const ana = await t.signedIn({ verified: false });
    const answer = await ana.put('/api/email/troca', { email: 'x2@exemplo.com' });
    expect(answer.json().code).toBe('email_nao_verificado');
  });

  test('mails both addresses and changes nothing until the new one confirms', async () => {
    const { ana, email, confirmation } = await change();
    const [notice] = await mailbox.of(ana.email);
    expect(notice?.assunto).toBe('Pedido de troca de e-mail no Tabelão');
    expect(notice?.texto).toContain(email);
    expect(await emailOf(ana)).toBe(ana.email);
    expect((await ana.get('/api/email/troca')).json()).toEqual({ data: { email_pendente: email } });
    const answer = await confirm(ana, confirmation);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.email).toBe(email);
    expect((await ana.get('/api/email/troca')).json()).toEqual({ data: null });
    expect((await confirm(ana, confirmation)).statusCode).toBe(200);
  });

  test('is confirmed by nobody else, with no other link, and not after an hour', async () => {
    const { ana, confirmation, undo: undoing } = await change();
    const bia = await t.signedIn();
    expect((await confirm(bia, confirmation)).statusCode).toBe(403);
    expect((await confirm(ana, undoing)).statusCode).toBe(403);
    expect((await confirm(ana, { ...confirmation, extra: '1' })).statusCode).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect((await confirm(ana, confirmation)).statusCode).toBe(403);
    vi.useRealTimers();
    expect(await emailOf(ana)).toBe(ana.email);
    expect((await confirm(ana, confirmation)).statusCode).toBe(200);
  });

  test('can be given up before it is confirmed', async () => {
    const { ana, confirmation } = await change();
    expect((await ana.delete('/api/email/troca')).statusCode).toBe(204);
    expect((await confirm(ana, confirmation)).statusCode).toBe(403);
    expect(await emailOf(ana)).toBe(ana.email);
  });

  test('ends the one before it', async () => {
    const { ana, confirmation } = await change();
    await ana.put('/api/email/troca', { email: 'x3@exemplo.com' });
    expect((await confirm(ana, confirmation)).statusCode).toBe(403);
  });

  test('is refused for the own address and for one that is taken, also by the time it is confirmed', async () => {
    const { ana, email, confirmation } = await change();
    expect((await ana.put('/api/email/troca', { email: ana.email })).statusCode).toBe(422);
    const bia = await t.insertPerson();
    expect((await ana.put('/api/email/troca', { email: bia.email })).statusCode).toBe(422);
    await t.insertPerson({ email });
    const answer = await confirm(ana, confirmation);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations.email).toEqual(['Este e-mail já tem uma conta.']);
    expect(await emailOf(ana)).toBe(ana.email);
  });

  test('is undone by the old address for 7 days, which locks out whoever made it', async () => {
    const { ana, email, confirmation, undo: undoing } = await change();
    await confirm(ana, confirmation);
    await ana.put('/api/email/troca', { email: 'x4@exemplo.com' });
    const second = Object.fromEntries((await mailbox.linkFor(email, 2)).searchParams);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 86_400_000 });
    const answer = await undo(await t.guest(), undoing);
    vi.useRealTimers();
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await ana.get('/api/user')).statusCode).toBe(401);
    const guest = await t.guest();
    const login = { email: ana.email, password: 'quatro cavalos azuis' };
    expect((await guest.post('/api/login', login)).statusCode).toBe(422);
    const link = await mailbox.linkFor(ana.email, 2);
    expect(link.pathname).toBe('/reset-password');
    // The one who made the change holds a link for undoing a later one: it no longer does anything.
    expect((await undo(guest, second)).statusCode).toBe(200);
    const row = await t.db.first(sql`select email from usuarios where uuid = ${ana.uuid}`);
    expect(row).toEqual({ email: ana.email });
  });

  test('is not undone with another link, nor after 7 days', async () => {
    const { ana, email, confirmation, undo: undoing } = await change();
    await confirm(ana, confirmation);
    const guest = await t.guest();
    expect((await undo(guest, confirmation)).statusCode).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 + 1_000 });
    expect((await undo(guest, undoing)).statusCode).toBe(403);
    vi.useRealTimers();
    expect(await emailOf(ana)).toBe(email);
  });
});

test('opening the page of a link, as mail scanners do, confirms nothing', async () => {
  const { ana, link } = await unverified();
  await ana.get(`/verify-email?${new URLSearchParams(link)}`);
  await ana.get(`/api/email/verificar?${new URLSearchParams(link)}`);
  expect(await isVerified(ana.uuid)).toBe(false);
});
