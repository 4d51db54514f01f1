import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import { PAISES } from '#regras/pessoa/paises.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailbox } from '#server/testing/mailbox.ts';

const t = testApp();
const mailbox = testMailbox(t);

let people = 0;

function form(changes: Record<string, unknown> = {}) {
  people += 1;
  const password = 'quatro cavalos azuis';
  return {
    nome: 'Bia Souza',
    email: `nova${people}@exemplo.com`,
    password,
    password_confirmation: changes.password ?? password,
    nascimento: '1990-05-20',
    ...changes,
  };
}

const rowOf = (email: string) =>
  t.db.first<Record<string, unknown>>(sql`select * from usuarios where email = ${email}`);

afterEach(() => t.db.run(sql`delete from limites`));

describe('POST /api/registrar', () => {
  test('makes the account, opens a session with a new id, and mails the link', async () => {
    const guest = await t.guest();
    const before = new Map(guest.cookies);
    const body = form({ nome: '  Bia   Souza ', email: ' Bia@Exemplo.com ' });
    const answer = await guest.post('/api/registrar', body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data.user).toMatchObject({
      nome: 'Bia Souza',
      email: 'bia@exemplo.com',
      email_verified_at: null,
      locale: 'pt-BR',
      privacidade_compartilhar_whatsapp: false,
    });
    expect(answer.body).not.toContain('argon2');
    expect((await guest.get('/api/user')).json().data.email).toBe('bia@exemplo.com');
    const old = await t.guest();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.get('/api/user')).statusCode).toBe(401);
    const link = await mailbox.linkFor('bia@exemplo.com');
    expect(link.origin + link.pathname).toBe('http://localhost:3000/verify-email');
  });

  test('keeps the password only as argon2id', async () => {
    const body = form();
    await (await t.guest()).post('/api/registrar', body);
    const row = await rowOf(body.email);
    expect(row?.senha).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('cavalos');
  });

  test('takes the language of the request for the account and for the mail', async () => {
    const guest = await t.guest();
    const body = form();
    const headers = { 'accept-language': 'en-GB' };
    const answer = await guest.post('/api/registrar', body, { headers });
    expect(answer.json().data.user.locale).toBe('en');
    const [mail] = await mailbox.of(body.email);
    expect(mail?.assunto).toBe('Confirm your e-mail at Tabelão');
    expect(mail?.html).toContain('<html lang="en">');
  });

  test('ignores what only the product may set', async () => {
    const body = form();
    const smuggled = {
      is_pro: true,
      is_parceiro: true,
      is_admin: true,
      uuid: '00000000-0000-7000-8000-000000000000',
      email_verified_at: '2026-01-01T00:00:00Z',
      plano: 'pro',
      pro_ate: '2099-01-01T00:00:00Z',
      privacidade_compartilhar_whatsapp: true,
      role: 'admin',
    };
    const answer = await (await t.guest()).post('/api/registrar', { ...body, ...smuggled });
    expect(answer.statusCode).toBe(201);
    const row = await rowOf(body.email);
    expect(row).toMatchObject({
      is_parceiro: false,
      is_admin: false,
      email_verified_at: null,
      plano: null,
      pro_ate: null,
      privacidade_compartilhar_whatsapp: false,
    });
    expect(row?.uuid).not.toBe(smuggled.uuid);
  });

  test('asks for everything that is missing at once', async () => {
    const answer = await (await t.guest()).post('/api/registrar', { nome: '\u200B' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().validations).sort()).toEqual([
      'email',
      'nascimento',
      'nome',
      'password',
    ]);
  });

  test('asks for name, e-mail, password and date of birth, and for nothing else', async () => {
    const { password_confirmation: _, ...four } = form();
    expect(Object.keys(four).sort()).toEqual(['email', 'nascimento', 'nome', 'password']);
    const answer = await (await t.guest()).post('/api/registrar', four);
    expect(answer.statusCode, answer.body).toBe(201);
  });

  test('tells what is badly written and what is not allowed in one answer', async () => {
    const bad = { email: 'bia@', nascimento: '2999-01-01', telefone: '119', password: 'flamengo1' };
    const answer = await (await t.guest()).post('/api/registrar', form(bad));
    expect(answer.statusCode).toBe(422);
    const { validations } = answer.json();
    expect(Object.keys(validations).sort()).toEqual([
      'email',
      'nascimento',
      'password',
      'telefone',
    ]);
    expect(validations.password[0]).toContain('muito usada');
    const short = { nome: '', password: 'curta', password_confirmation: 'outra', nascimento: 'x' };
    const other = await (await t.guest()).post('/api/registrar', form(short));
    expect(Object.keys(other.json().validations).sort()).toEqual([
      'nascimento',
      'nome',
      'password',
    ]);
    const different = { nome: '', password_confirmation: 'outra coisa' };
    const last = await (await t.guest()).post('/api/registrar', form(different));
    expect(Object.keys(last.json().validations)).toEqual(
      expect.arrayContaining(['nome', 'password_confirmation']),
    );
  });

  test('is not for who is already inside', async () => {
    const ana = await t.signedIn();
    expect((await ana.post('/api/registrar', form())).statusCode).toBe(422);
  });
});

describe('the password of a new account', () => {
  test.each([
    ['12345678', 'comum'],
    ['Password1!', 'comum'],
    ['trustno1', 'comum'],
    ['dimazarya', 'comum'],
    ['iloveyou2 ...', 'comum'],
    ['campeonato', 'futebol'],
    ['Tabelão2026', 'futebol'],
    ['flamengo-1981', 'futebol'],
    ['biasouza1990', 'nome'],
    ['Souza.Souza!', 'nome'],
    ['        ', 'espacos'],
    ['\u00a0\u2003 \u200b\u3000   x', 'espacos'],
  ])('%s is refused', async (password, why) => {
    const answer = await (await t.guest()).post('/api/registrar', form({ password }));
    expect(answer.statusCode, answer.body).toBe(422);
    const [text] = answer.json().validations.password;
    const words = {
      comum: 'muito usada',
      futebol: 'futebol',
      nome: 'seu nome',
      espacos: 'Espaços não fazem',
    };
    expect(text).toContain(words[why as keyof typeof words]);
  });

  test.each([
    'souza gosta de campeonato e chuva',
    '83629471',
    '⚽🏆🎉⚽🏆🎉⚽🏆',
    'ã'.repeat(128),
    'tudo em minusculas',
  ])('%s will do, and opens the account again', async (password) => {
    const guest = await t.guest();
    const body = form({ password });
    const answer = await guest.post('/api/registrar', body);
    expect(answer.statusCode, answer.body).toBe(201);
    const again = await t.guest();
    const { email } = body;
    const short = await again.post('/api/login', {
      email,
      password: [...password].slice(0, -1).join(''),
    });
    expect(short.statusCode).toBe(422);
    expect((await again.post('/api/login', { email, password })).statusCode).toBe(200);
  });

  test.each([
    ['7 characters', '⚽🏆🎉⚽🏆🎉⚽'],
    ['129 characters', 'ã'.repeat(129)],
  ])('of %s is refused', async (_name, password) => {
    const answer = await (await t.guest()).post('/api/registrar', form({ password }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toHaveProperty('password');
  });

  test('typed twice must be the same', async () => {
    const body = form({ password_confirmation: 'outra coisa qualquer' });
    const answer = await (await t.guest()).post('/api/registrar', body);
    expect(Object.keys(answer.json().validations)).toEqual(['password_confirmation']);
  });
});

describe('an address that has an account', () => {
  const login = async (email: string, password: string) =>
    (await t.guest()).post('/api/login', { email, password });

  test('gets the same answer as a new one, and what it opens looks the same', async () => {
    const { email } = await t.insertPerson();
    const [taken, free] = [await t.guest(), await t.guest()];
    const shape = ({ statusCode, json }: Awaited<ReturnType<typeof taken.post>>) => {
      const { uuid: _, email: __, ...user } = json().data.user ?? json().data;
      return { statusCode, user };
    };
    const body = form({ email: email.toUpperCase() });
    const answer = await taken.post('/api/registrar', body);
    expect(shape(answer)).toEqual(shape(await free.post('/api/registrar', form())));
    expect(answer.json().data.user.email).toBe(email);
    expect(shape(await taken.get('/api/user'))).toEqual(shape(await free.get('/api/user')));
    // Also afterwards: what was typed opens it again, as it does for a new address.
    expect((await login(email, body.password)).statusCode).toBe(200);
    const resend = await taken.post('/api/email/enviar-link-verificacao');
    expect(resend.statusCode).toBe(200);
  });

  test('is told only in the mail', async () => {
    const { email } = await t.insertPerson();
    await (await t.guest()).post('/api/registrar', form({ email }));
    const [mail] = await mailbox.of(email);
    expect(mail?.assunto).toBe('Confirme seu e-mail no Tabelão');
    expect(mail?.texto).toContain('já tem uma no Tabelão');
  });

  test('does not open that account, nor show that it is there', async () => {
    const ana = await t.signedIn({ senha: await hashPassword('a senha de antes') });
    const body = form({ email: ana.email });
    await (await t.guest()).post('/api/registrar', body);
    expect((await ana.get('/api/user')).json().data.uuid).toBe(ana.uuid);
    const before = await login(ana.email, 'a senha de antes');
    expect(before.json().data.user.uuid).toBe(ana.uuid);
    const other = await login(ana.email, body.password);
    expect(other.json().data.user).toMatchObject({ email: ana.email, email_verified_at: null });
    expect(other.json().data.user.uuid).not.toBe(ana.uuid);
    expect((await login(ana.email, 'nem uma nem outra')).statusCode).toBe(422);
  });

  test('confirmed by mail, what was made goes to the account that had it', async () => {
    const ana = await t.signedIn();
    const guest = await t.guest();
    await guest.post('/api/registrar', form({ email: ana.email }));
    const cup = { nome: 'Copa Varanda', lista: 'Ana\nBia', preset: 'x1' };
    const { id } = (await guest.post('/api/campeonatos/expresso', cup)).json().data;
    const { searchParams } = await mailbox.linkFor(ana.email);
    const link = Object.fromEntries(searchParams);
    // Nobody else can use the link: not even who has the address, by mistake.
    expect((await ana.post('/api/email/verificar', link)).statusCode).toBe(403);
    const done = await guest.post('/api/email/verificar', link);
    expect(done.statusCode, done.body).toBe(409);
    expect(done.json().warning).toContain('entre com ela');
    expect((await guest.get('/api/user')).statusCode).toBe(401);
    const { data } = (await ana.get(`/api/campeonatos/${id}`)).json();
    expect(data.dono.uuid).toBe(ana.uuid);
  });

  test('that nobody ever confirmed goes to who confirms it first', async () => {
    const body = form();
    const [first, second] = [await t.guest(), await t.guest()];
    await first.post('/api/registrar', body);
    await second.post('/api/registrar', { ...body, nome: 'Bia de verdade' });
    const { searchParams } = await mailbox.linkFor(body.email, 2);
    const answer = await second.post('/api/email/verificar', Object.fromEntries(searchParams));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ nome: 'Bia de verdade', email: body.email });
    expect((await first.get('/api/user')).json().data.email_verified_at).toBeNull();
    expect((await rowOf(body.email))?.nome).toBe('Bia de verdade');
  });

  test.each([{ nascimento: '2999-01-01' }, { nome: '' }, { password: 'flamengo1' }])(
    'is not told to who sends a form that makes no account (%o)',
    async (wrong) => {
      const { email } = await t.insertPerson();
      const guest = await t.guest();
      const taken = await guest.post('/api/registrar', form({ ...wrong, email }));
      const free = await guest.post('/api/registrar', form(wrong));
      expect(taken.statusCode).toBe(422);
      expect(taken.json().validations).toEqual(free.json().validations);
      expect(taken.json().validations).not.toHaveProperty('email');
    },
  );

  test('all who ask for it at the same moment get in, and one of them has it', async () => {
    const body = form();
    const guests = await Promise.all([t.guest(), t.guest(), t.guest()]);
    const answers = await Promise.all(guests.map((guest) => guest.post('/api/registrar', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const rows = await t.db.rows(sql`
      select 1 from usuarios where email = ${body.email} or email_pedido = ${body.email}`);
    expect(rows).toHaveLength(3);
  });
});

describe('age', () => {
  const yearsAgo = (years: number, days = 0) => {
    const date = new Date(Date.now() + days * 86_400_000);
    return `${date.getUTCFullYear() - years}${date.toISOString().slice(4, 10)}`;
  };

  test('under 12 there is no account', async () => {
    const young = form({ nascimento: yearsAgo(12, 2) });
    const answer = await (await t.guest()).post('/api/registrar', young);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations.nascimento[0]).toContain('12 anos');
    expect(await rowOf(young.email)).toBeUndefined();
    const old = form({ nascimento: yearsAgo(12, -2) });
    expect((await (await t.guest()).post('/api/registrar', old)).statusCode).toBe(201);
  });

  test.each(['2026-02-30', '20/05/1990', '2999-01-01', '1800-01-01', 'ontem'])(
    '%s is no date of birth',
    async (nascimento) => {
      const answer = await (await t.guest()).post('/api/registrar', form({ nascimento }));
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().validations)).toEqual(['nascimento']);
    },
  );
});

describe('the phone', () => {
  test.each([
    ['(11) 91234-5678', undefined, '+5511912345678', '(11) 91234-5678'],
    ['11912345678', 'BR', '+5511912345678', '(11) 91234-5678'],
    ['912 345 678', 'PT', '+351912345678', '+351912345678'],
    ['07911 123456', 'GB', '+447911123456', '+447911123456'],
    ['+1 415 555 2671', 'BR', '+14155552671', '+14155552671'],
    ['', 'BR', null, null],
  ])('%s of %s is kept as %s', async (telefone, telefone_pais, kept, shown) => {
    const body = form({ telefone, ...(telefone_pais && { telefone_pais }) });
    const answer = await (await t.guest()).post('/api/registrar', body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data.user).toMatchObject({ telefone: kept, telefone_formatado: shown });
  });

  test.each([
    ['123', 'BR', 'telefone'],
    ['(00) 91234-5678', 'BR', 'telefone'],
    ['11912345678', 'XX', 'telefone_pais'],
  ])('%s of %s is refused', async (telefone, telefone_pais, field) => {
    const answer = await (await t.guest()).post(
      '/api/registrar',
      form({ telefone, telefone_pais }),
    );
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().validations)).toEqual([field]);
  });

  test('has the calling code that the library knows, for every country', () => {
    const known = getCountries().map((code) => [code, getCountryCallingCode(code)]);
    expect(Object.fromEntries(PAISES)).toEqual(Object.fromEntries(known));
  });
});
