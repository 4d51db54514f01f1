import { argon2Sync } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { deleteEndedSessions } from '#server/http/session.ts';
import { testApp } from '#server/testing/app.ts';
import { countingName } from './limites.ts';
import { hashPassword } from './senha.ts';

const t = testApp();
const PASSWORD = 'senha de teste 123';

async function person(email: string) {
  return t.insertPerson({ email, senha: await hashPassword(PASSWORD) });
}

describe('GET /sanctum/csrf-cookie', () => {
  test('gives a guest a token that is bound to their session, and writes no row', async () => {
    const guest = await t.guest();
    expect(guest.cookies.get('XSRF-TOKEN')).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(guest.cookies.get('sid')).toMatch(/^g/);
    expect(await t.db.rows(sql`select 1 from sessoes`)).toEqual([]);
  });

  test('sets the cookies with the flags that the contract promises', async () => {
    const guest = await t.guest();
    guest.cookies.clear();
    const answer = await guest.get('/sanctum/csrf-cookie');
    expect(answer.statusCode).toBe(204);
    const cookies = [answer.headers['set-cookie']].flat().join('\n');
    expect(cookies).toMatch(/^sid=.*HttpOnly.*SameSite=Lax/m);
    expect(cookies).toMatch(/^XSRF-TOKEN=(?!.*HttpOnly).*SameSite=Lax/m);
  });

  test('leaves a guest the session they have, and takes a dead one away', async () => {
    const guest = await t.guest();
    const before = guest.cookies.get('sid');
    await guest.get('/sanctum/csrf-cookie');
    expect(guest.cookies.get('sid')).toBe(before);
    guest.cookies.set('sid', 'uma-sessao-que-nao-existe');
    await guest.get('/sanctum/csrf-cookie');
    expect(guest.cookies.get('sid')).toMatch(/^g/);
  });
});

describe('POST /api/login', () => {
  test('answers exactly the fields of a user and opens a session', async () => {
    const { uuid } = await person('ana@exemplo.com');
    const guest = await t.guest();
    const before = guest.cookies.get('sid');
    const answer = await guest.post('/api/login', {
      email: ' Ana@Exemplo.com ',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json().data.user).sort()).toEqual([
      'email',
      'email_verified_at',
      'ends_at',
      'foto',
      'is_parceiro',
      'is_pro',
      'locale',
      'nome',
      'plano',
      'privacidade_compartilhar_whatsapp',
      'subscribed',
      'telefone',
      'telefone_formatado',
      'uuid',
    ]);
    expect(answer.json().data.user).toMatchObject({
      uuid,
      email: 'ana@exemplo.com',
      is_pro: false,
    });
    expect(guest.cookies.get('sid')).not.toBe(before);
    expect((await guest.get('/api/user')).json().data.uuid).toBe(uuid);
  });

  test('stores only the hash of the token', async () => {
    await person('hash@exemplo.com');
    const guest = await t.guest();
    await guest.post('/api/login', { email: 'hash@exemplo.com', password: PASSWORD });
    const token = Buffer.from(guest.cookies.get('sid') ?? '');
    const found = await t.db.rows(sql`select 1 from sessoes where token_hash = ${token}`);
    expect(found).toEqual([]);
  });

  test('a password that was hashed with less is hashed again, another is left as it is', async () => {
    const nonce = Buffer.alloc(16, 7);
    const cost = { parallelism: 1, tagLength: 32, memory: 8_192, passes: 1 };
    const bytes = argon2Sync('argon2id', { message: PASSWORD, nonce, ...cost });
    const base64 = (part: Buffer) => part.toString('base64').replace(/=+$/, '');
    const weak = `$argon2id$v=19$m=8192,t=1,p=1$${base64(nonce)}$${base64(bytes)}`;
    const { uuid, email } = await t.insertPerson({ senha: weak });
    const logIn = async () => {
      const answer = await (await t.guest()).post('/api/login', { email, password: PASSWORD });
      expect(answer.statusCode, answer.body).toBe(200);
      const sent = sql`select senha from usuarios where uuid = ${uuid}`;
      return (await t.db.first<{ senha: string }>(sent))?.senha;
    };
    const strong = await logIn();
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/);
    expect(await logIn()).toBe(strong);
  });

  test('a token from before the log-in no longer passes', async () => {
    await person('fixa@exemplo.com');
    const guest = await t.guest();
    const old = new Map(guest.cookies);
    await guest.post('/api/login', { email: 'fixa@exemplo.com', password: PASSWORD });
    const thief = await t.guest();
    for (const [name, value] of old) thief.cookies.set(name, value);
    expect((await thief.get('/api/user')).statusCode).toBe(401);
  });

  test('wrong password and unknown person get the same answer', async () => {
    await person('bia@exemplo.com');
    const guest = await t.guest();
    const wrong = await guest.post('/api/login', { email: 'bia@exemplo.com', password: 'outra' });
    const nobody = await guest.post('/api/login', { email: 'nada@exemplo.com', password: 'outra' });
    expect(wrong.statusCode).toBe(422);
    const withoutId = ({ request_id: _, ...body }: Record<string, unknown>) => body;
    expect(withoutId(wrong.json())).toEqual(withoutId(nobody.json()));
    expect(wrong.json().validations.email).toEqual(['E-mail ou senha incorretos.']);
  });

  test('the sixth failure in a minute is refused, however the e-mail is written', async () => {
    await person('caio@exemplo.com');
    const guest = await t.guest();
    const spellings = ['caio@exemplo.com', 'CAIO@exemplo.com', ' caio@exemplo.com '];
    for (let i = 0; i < 5; i++) {
      const email = spellings[i % spellings.length];
      const answer = await guest.post('/api/login', { email, password: 'errada' });
      expect(answer.statusCode).toBe(422);
    }
    const sixth = await guest.post('/api/login', { email: 'Caio@exemplo.com', password: PASSWORD });
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(sixth.json().validations.email[0]).toContain('Muitas tentativas');
  });

  test.each([
    ['full-width letters', 'ｃａｉｏ.dias@exemplo.com'],
    ['an accent as a mark of its own', 'cai\u0301o.dias@exemplo.com'],
    ['an accent in its letter', 'caí\u006f.dias@exemplo.com'],
    ['a full-width at sign', 'caio.dias＠exemplo.com'],
    ['a full-width dot', 'caio.dias@exemplo．com'],
    ['a zero-width space', 'caio\u200b.dias@exemplo.com'],
    ['a no-break space inside', 'caio\u00a0.dias@exemplo.com'],
    ['a Turkish capital i', 'CAİO.dias@exemplo.com'],
  ])('with %s an address is nobody here, so it gives no further attempt', async (_name, email) => {
    const plain = 'caio.dias@exemplo.com';
    await t.db.run(sql`delete from usuarios where email = ${plain}`);
    await person(plain);
    const guest = await t.guest();
    const odd = await guest.post('/api/login', { email, password: PASSWORD });
    expect(odd.statusCode).toBe(422);
    expect(odd.json().validations.email).toEqual([
      'Digite um e-mail válido, como nome@exemplo.com.',
    ]);
    expect((await guest.get('/api/user')).statusCode).toBe(401);
    // Were such an address ever let in, it would share the count.
    expect(countingName(email)).toBe(countingName(plain));
    const control = await guest.post('/api/login', { email: plain, password: PASSWORD });
    expect(control.statusCode).toBe(200);
  });

  test('X-Forwarded-For of a stranger does not give fresh attempts', async () => {
    await person('edu@exemplo.com');
    const guest = await t.guest();
    let last = 0;
    for (let i = 0; i < 6; i++) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}` };
      const body = { email: 'edu@exemplo.com', password: 'errada' };
      last = (await guest.post('/api/login', body, { headers })).statusCode;
    }
    expect(last).toBe(429);
  });

  test('a success clears the count of failures', async () => {
    await person('lia@exemplo.com');
    const body = { email: 'lia@exemplo.com', password: 'errada' };
    const guest = await t.guest();
    for (let i = 0; i < 4; i++) await guest.post('/api/login', body);
    await guest.post('/api/login', { ...body, password: PASSWORD });
    const again = await t.guest();
    for (let i = 0; i < 5; i++) {
      expect((await again.post('/api/login', body)).statusCode).toBe(422);
    }
  });

  test('someone already logged in gets their own user, but not another one', async () => {
    const ana = await t.signedIn({ email: 'dentro@exemplo.com' });
    const same = await ana.post('/api/login', { email: 'dentro@exemplo.com', password: 'x' });
    expect(same.json().data.user.uuid).toBe(ana.uuid);
    const other = await ana.post('/api/login', { email: 'outra@exemplo.com', password: 'x' });
    expect(other.statusCode).toBe(422);
  });

  test('accepts a form body with booleans as 1 and 0', async () => {
    await person('form@exemplo.com');
    const guest = await t.guest();
    const answer = await guest.send('POST', '/api/login', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        email: 'form@exemplo.com',
        password: PASSWORD,
        remember: '0',
      }).toString(),
    });
    expect(answer.statusCode).toBe(200);
    const sid = answer.cookies.find((cookie) => cookie.name === 'sid');
    expect(sid?.maxAge).toBeUndefined();
  });

  test('tells what is wrong per field, in the language of the visitor', async () => {
    const guest = await t.guest();
    const pt = await guest.post('/api/login', { email: 'nada', password: '' });
    expect(pt.statusCode).toBe(422);
    expect(pt.json().validations).toEqual({
      email: ['Digite um e-mail válido, como nome@exemplo.com.'],
      password: ['Preencha este campo.'],
    });
    expect(pt.json().error).toBeUndefined();
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    const en = await guest.post('/api/login', { email: 'nada', password: 'x' }, { headers });
    expect(en.json().validations.email).toEqual([
      'Enter a valid e-mail address, like name@example.com.',
    ]);
  });
});

describe('POST /api/logout', () => {
  test('ends the session for good and is harmless when repeated', async () => {
    const ana = await t.signedIn();
    const sid = ana.cookies.get('sid') ?? '';
    const answer = await ana.post('/api/logout');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(ana.cookies.has('sid')).toBe(false);
    ana.cookies.set('sid', sid);
    expect((await ana.get('/api/user')).statusCode).toBe(401);
    const guest = await t.guest();
    expect((await guest.post('/api/logout')).statusCode).toBe(204);
  });
});

describe('GET /api/user', () => {
  test('is for people with a session only', async () => {
    const answer = await (await t.guest()).get('/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: 'Unauthenticated.', code: 'nao_autenticado' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('an idle session ends after 12 hours, or 30 days when remembered', async () => {
    const ana = await t.signedIn();
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '29 days'
      where usuario_uuid = ${ana.uuid}`);
    expect((await ana.get('/api/user')).statusCode).toBe(200);
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '13 hours', lembrar = false
      where usuario_uuid = ${ana.uuid}`);
    expect((await ana.get('/api/user')).statusCode).toBe(401);
  });

  test('a remembered cookie lasts 30 days from the last visit, not from the log-in', async () => {
    const ana = await t.signedIn();
    const sidOf = async () =>
      (await ana.get('/api/user')).cookies.find(({ name }) => name === 'sid');
    expect(await sidOf()).toBeUndefined();
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '6 minutes'
      where usuario_uuid = ${ana.uuid}`);
    expect(await sidOf()).toMatchObject({ value: ana.cookies.get('sid'), maxAge: 30 * 86_400 });
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '6 minutes', lembrar = false
      where usuario_uuid = ${ana.uuid}`);
    expect(await sidOf()).toBeUndefined();
  });

  test('a cookie that is renewed does not outlive the log-out', async () => {
    const ana = await t.signedIn();
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '6 minutes'
      where usuario_uuid = ${ana.uuid}`);
    await ana.post('/api/logout');
    expect(ana.cookies.has('sid')).toBe(false);
  });

  test('a session that has ended is deleted within the hour, one that lasts is not', async () => {
    const ana = await t.signedIn();
    const bia = await t.signedIn();
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '31 days'
      where usuario_uuid = ${ana.uuid}`);
    await deleteEndedSessions(t.db);
    const left = await t.db.rows<{ usuario_uuid: string }>(sql`select usuario_uuid from sessoes`);
    const owners = left.map(({ usuario_uuid }) => usuario_uuid);
    expect(owners).toContain(bia.uuid);
    expect(owners).not.toContain(ana.uuid);
  });

  test('no session lives longer than 180 days', async () => {
    const ana = await t.signedIn();
    await t.db.run(sql`update sessoes set created_at = now() - interval '181 days'
      where usuario_uuid = ${ana.uuid}`);
    expect((await ana.get('/api/user')).statusCode).toBe(401);
  });

  test('reading writes at most once in five minutes', async () => {
    const ana = await t.signedIn();
    const seen = () =>
      t.db.first(sql`select last_seen_at from sessoes where usuario_uuid = ${ana.uuid}`);
    const before = await seen();
    await ana.get('/api/user');
    expect(await seen()).toEqual(before);
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '6 minutes'
      where usuario_uuid = ${ana.uuid}`);
    const aged = await seen();
    await ana.get('/api/user');
    expect(await seen()).not.toEqual(aged);
  });
});
