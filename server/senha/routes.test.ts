import { argon2Sync, createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { testMailbox } from '#server/testing/mailbox.ts';

const t = testApp();
const mailbox = testMailbox(t);

const OLD = 'quatro cavalos azuis';
const NEW = 'cinco pedras verdes';

afterEach(() => t.db.run(sql`delete from limites`));

const ask = (client: Client, email: string) => client.post('/api/forgot-password', { email });

const reset = (client: Client, link: Record<string, string>, changes: object = {}) =>
  client.post('/api/reset-password', {
    ...link,
    password: NEW,
    password_confirmation: NEW,
    ...changes,
  });

async function forgetful(person: { verified?: boolean } = {}) {
  const ana = await t.signedIn({ senha: await hashPassword(OLD), ...person });
  const guest = await t.guest();
  await ask(guest, ana.email);
  const link = Object.fromEntries((await mailbox.linkFor(ana.email)).searchParams);
  return { ana, guest, link };
}

/** A hash of weaker memory but many passes: to check it takes long enough for something to happen. */
function slowHash(password: string): string {
  const nonce = randomBytes(16);
  const cost = { parallelism: 1, tagLength: 32, memory: 19_000, passes: 10 };
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=19000,t=10,p=1$${base64(nonce)}$${base64(tag)}`;
}

const logIn = (client: Client, email: string, password: string) =>
  client.post('/api/login', { email, password });

describe('POST /api/forgot-password', () => {
  test('answers the same for a person, for nobody, and when it is asked too often', async () => {
    const { email } = await t.insertPerson();
    const guest = await t.guest();
    const answers = [
      await ask(guest, email),
      await ask(guest, 'ninguem@exemplo.com'),
      await ask(guest, email),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe('{"status":"password-link-sent"}');
    }
    const names = answers.map(({ headers }) => Object.keys(headers).sort().join());
    expect(new Set(names).size).toBe(1);
    await mailbox.settled();
    expect(await mailbox.of(email)).toHaveLength(1);
    const nobody = await t.db.rows(sql`select 1 from correio where para = 'ninguem@exemplo.com'`);
    expect(nobody).toEqual([]);
  });

  test('waits a minute, and five links an hour are enough', async () => {
    const { email } = await t.insertPerson();
    const guest = await t.guest();
    for (let i = 0; i < 8; i++) {
      await ask(guest, email);
      await t.db.run(sql`delete from limites where chave like 'senha:%'`);
    }
    await mailbox.settled();
    expect(await mailbox.of(email)).toHaveLength(5);
  });

  test('keeps no token and no link in the queue or in the table', async () => {
    const { link } = await forgetful();
    const token = link.token ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const hash = createHash('sha256').update(token).digest();
    const rows = await t.db.rows<{ token_hash: Buffer }>(
      sql`select token_hash from redefinicoes_de_senha`,
    );
    expect(rows.some(({ token_hash }) => token_hash.equals(hash))).toBe(true);
    expect(rows.some(({ token_hash }) => token_hash.equals(Buffer.from(token)))).toBe(false);
    await mailbox.settled();
    expect(await t.db.rows(sql`select 1 from tarefas where tipo = 'senha.link'`)).toEqual([]);
  });
});

describe('GET /api/reset-password', () => {
  const check = async (client: Client, link: Record<string, string>) => {
    const answer = await client.get(`/api/reset-password?${new URLSearchParams(link)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.body;
  };
  const DEAD = '{"data":{"vale":false}}';

  test('tells a link that works from one that was used, and does not use it up', async () => {
    const { guest, link } = await forgetful();
    for (let i = 0; i < 2; i++) expect(await check(guest, link)).toBe('{"data":{"vale":true}}');
    expect((await reset(guest, link)).statusCode).toBe(200);
    expect(await check(guest, link)).toBe(DEAD);
  });

  test('says the same of a wrong token, whoever has an account, and of what is no link at all', async () => {
    const { ana, guest, link } = await forgetful();
    const token = randomBytes(32).toString('base64url');
    for (const wrong of [
      { token, email: ana.email },
      { token, email: 'ninguem@exemplo.com' },
      { ...link, email: 'ninguem@exemplo.com' },
      { token: link.token ?? '', email: 'x' },
      { token: 'x'.repeat(300), email: ana.email },
      { email: ana.email },
      {},
    ]) {
      expect(await check(guest, wrong as Record<string, string>)).toBe(DEAD);
    }
    await t.db.run(sql`
      update redefinicoes_de_senha set expira_em = now() - interval '1 second'
      where usuario_uuid = ${ana.uuid}`);
    expect(await check(guest, link)).toBe(DEAD);
  });
});

describe('POST /api/reset-password', () => {
  test('sets the password, ends all sessions, verifies the address and tells its owner', async () => {
    const { ana, guest, link } = await forgetful({ verified: false });
    const answer = await reset(guest, link);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ status: 'password-reset' });
    expect((await ana.get('/api/user')).statusCode).toBe(401);
    expect((await logIn(guest, ana.email, OLD)).statusCode).toBe(422);
    const entered = await logIn(guest, ana.email, NEW);
    expect(entered.statusCode).toBe(200);
    expect(entered.json().data.user.email_verified_at).not.toBeNull();
    const mails = await mailbox.of(ana.email, 2);
    expect(mails.at(-1)?.assunto).toBe('Sua senha do Tabelão mudou');
  });

  test('opens no session by itself', async () => {
    const { guest, link } = await forgetful();
    await reset(guest, link);
    expect((await guest.get('/api/user')).statusCode).toBe(401);
  });

  test('works once, also when two use the link at the same moment', async () => {
    const { guest, link } = await forgetful();
    const answers = await Promise.all([reset(guest, link), reset(guest, link), reset(guest, link)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const late = await reset(guest, link);
    expect(late.statusCode).toBe(422);
    expect(late.json().validations.email).toEqual(['Este link não vale mais. Peça outro.']);
  });

  test('refuses a wrong token, another address, and a link of more than an hour', async () => {
    const { ana, guest, link } = await forgetful();
    const bia = await t.insertPerson();
    const token = link.token ?? '';
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const body of [{ token: `${token}x` }, { token: changed }, { email: bia.email }]) {
      const answer = await reset(guest, link, body);
      expect(answer.statusCode, JSON.stringify(body)).toBe(422);
      expect(Object.keys(answer.json().validations)).toEqual(['email']);
    }
    const age = (minutes: number) =>
      t.db.run(sql`
      update redefinicoes_de_senha set expira_em = now() + make_interval(mins => ${minutes})
      where usuario_uuid = ${ana.uuid}`);
    await age(-1);
    expect((await reset(guest, link)).statusCode).toBe(422);
    await age(59);
    expect((await reset(guest, link)).statusCode).toBe(200);
  });

  test('dies with a newer link and with a change of the address', async () => {
    const { ana, guest, link } = await forgetful({ verified: false });
    await t.db.run(sql`delete from limites`);
    await ask(guest, ana.email);
    const newer = Object.fromEntries((await mailbox.linkFor(ana.email, 2)).searchParams);
    expect((await reset(guest, link)).statusCode).toBe(422);
    await ana.put('/api/email', { email: 'mudou@exemplo.com' });
    expect((await reset(guest, newer)).statusCode).toBe(422);
    expect((await reset(guest, newer, { email: 'mudou@exemplo.com' })).statusCode).toBe(422);
  });

  test('a refused password does not use the link up', async () => {
    const { guest, link } = await forgetful();
    const weak = { password: 'campeonato', password_confirmation: 'campeonato' };
    expect((await reset(guest, link, weak)).json().validations).toHaveProperty('password');
    const short = { password: 'curta', password_confirmation: 'curta' };
    expect((await reset(guest, link, short)).json().validations).toHaveProperty('password');
    const twice = { password_confirmation: 'outra coisa' };
    const differ = await reset(guest, link, twice);
    expect(differ.json().validations).toHaveProperty('password_confirmation');
    expect((await reset(guest, link)).statusCode).toBe(200);
  });
});

describe('a reset while somebody logs in with the old password', () => {
  const attempts = (email: string) =>
    t.db.rows(sql`select 1 from limites where chave like ${`entrar:${email}%`}`);

  test('leaves neither that password nor a session of it', async () => {
    const { ana, guest, link } = await forgetful();
    await t.db.run(sql`update usuarios set senha = ${slowHash(OLD)} where uuid = ${ana.uuid}`);
    const thief = await t.guest();
    const entering = logIn(thief, ana.email, OLD);
    await expect.poll(() => attempts(ana.email)).toHaveLength(1);
    expect((await reset(guest, link)).statusCode).toBe(200);
    expect((await entering).statusCode).toBe(422);
    expect((await thief.get('/api/user')).statusCode).toBe(401);
    expect((await logIn(guest, ana.email, NEW)).statusCode).toBe(200);
  });

  test('is not undone by a change of the password that was under way', async () => {
    const { ana, guest, link } = await forgetful();
    await t.db.run(sql`update usuarios set senha = ${slowHash(OLD)} where uuid = ${ana.uuid}`);
    const theirs = 'seis montanhas roxas';
    const changing = ana.put('/api/perfil/senha', {
      current_password: OLD,
      password: theirs,
      password_confirmation: theirs,
    });
    await expect
      .poll(() => t.db.rows(sql`select 1 from limites where chave = ${`senha:${ana.uuid}`}`))
      .toHaveLength(1);
    expect((await reset(guest, link)).statusCode).toBe(200);
    expect((await changing).statusCode).toBe(422);
    expect((await ana.get('/api/user')).statusCode).toBe(401);
    expect((await logIn(guest, ana.email, NEW)).statusCode).toBe(200);
  });
});
