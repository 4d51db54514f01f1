import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { NOW } from '#server/http/proof.ts';
import { insertSession } from '#server/http/session.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { type Client, makeClient } from '#server/testing/client.ts';
import { testMailbox } from '#server/testing/mailbox.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();
const mailbox = testMailbox(t);
const PASSWORD = 'uma senha bem comprida';
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';

async function person(): Promise<SignedIn> {
  return t.signedIn({ senha: await hashPassword(PASSWORD) });
}

/** The same person on another device. */
async function anotherDevice({ uuid }: SignedIn): Promise<Client> {
  const client = makeClient(t.app, t.config.appUrl);
  const browser = { lembrar: true, ip: '189.6.12.99', userAgent: CHROME };
  const session = { usuarioUuid: uuid, ...browser, proofs: { senha: NOW } };
  client.cookies.set('sid', await insertSession(t.db, session));
  await client.get('/sanctum/csrf-cookie');
  return client;
}

type Line = { id: string; atual: boolean };

async function sessionsOf(client: Client): Promise<Line[]> {
  return (await client.get('/api/perfil')).json().data.sessoes;
}

describe('sessions', () => {
  test('are listed with device and network in plain words, never the whole address', async () => {
    const ana = await person();
    await anotherDevice(ana);
    const answer = await ana.get('/api/perfil');
    expect(answer.json().data.sessoes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ atual: true, navegador: null, sistema: null }),
        expect.objectContaining({
          atual: false,
          navegador: 'Chrome',
          sistema: 'Android',
          rede: '189.6.12',
        }),
      ]),
    );
    expect(answer.body).not.toContain('189.6.12.99');
  });

  test('that have ended by themselves are not listed', async () => {
    const ana = await person();
    await anotherDevice(ana);
    await t.db.run(sql`update sessoes set last_seen_at = now() - interval '31 days'
      where usuario_uuid = ${ana.uuid} and user_agent = ${CHROME}`);
    expect(await sessionsOf(ana)).toEqual([expect.objectContaining({ atual: true })]);
  });

  test('one can be ended; the device is out at its next request, this one stays', async () => {
    const ana = await person();
    const phone = await anotherDevice(ana);
    const other = (await sessionsOf(ana)).find(({ atual }) => !atual);
    expect((await ana.delete(`/api/perfil/sessoes/${other?.id}`)).statusCode).toBe(204);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await ana.get('/api/user')).statusCode).toBe(200);
  });

  test("another person's session is not found, and goes on", async () => {
    const ana = await person();
    const bia = await person();
    const [session] = await sessionsOf(bia);
    expect((await ana.delete(`/api/perfil/sessoes/${session?.id}`)).statusCode).toBe(404);
    expect((await ana.delete(`/api/perfil/sessoes/${uuidv7()}`)).statusCode).toBe(404);
    expect((await ana.delete('/api/perfil/sessoes/xyz')).statusCode).toBe(404);
    expect((await bia.get('/api/user')).statusCode).toBe(200);
  });

  test('all others can be ended at once', async () => {
    const ana = await person();
    const bia = await person();
    const devices = [await anotherDevice(ana), await anotherDevice(ana)];
    expect((await ana.delete('/api/perfil/sessoes')).statusCode).toBe(204);
    for (const device of devices) expect((await device.get('/api/user')).statusCode).toBe(401);
    expect((await ana.get('/api/user')).statusCode).toBe(200);
    expect((await bia.get('/api/user')).statusCode).toBe(200);
  });
});

describe('PUT /api/perfil/senha', () => {
  const chosen = {
    current_password: PASSWORD,
    password: 'outra senha bem comprida',
    password_confirmation: 'outra senha bem comprida',
  };

  test('needs the current one, ends the other sessions and gives this one a new id', async () => {
    const ana = await person();
    const phone = await anotherDevice(ana);
    const before = ana.cookies.get('sid') ?? '';
    expect((await ana.put('/api/perfil/senha', chosen)).statusCode).toBe(204);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await ana.get('/api/user')).statusCode).toBe(200);
    expect(ana.cookies.get('sid')).not.toBe(before);
    const thief = await t.guest();
    thief.cookies.set('sid', before);
    expect((await thief.get('/api/user')).statusCode).toBe(401);
    const guest = await t.guest();
    const old = await guest.post('/api/login', { email: ana.email, password: PASSWORD });
    expect(old.statusCode).toBe(422);
    const fresh = await guest.post('/api/login', { email: ana.email, password: chosen.password });
    expect(fresh.statusCode).toBe(200);
    expect((await mailbox.of(ana.email)).at(-1)?.assunto).toContain('senha');
  });

  test('a wrong or missing current one, a weak new one and a typo are told at their fields', async () => {
    const ana = await person();
    const bad = async (change: object) =>
      Object.keys(
        (await ana.put('/api/perfil/senha', { ...chosen, ...change })).json().validations,
      );
    expect(await bad({ current_password: 'errada' })).toEqual(['current_password']);
    expect(await bad({ current_password: null })).toEqual(['current_password']);
    expect(await bad({ password: 'curta' })).toEqual(['password']);
    const common = { password: '12345678', password_confirmation: '12345678' };
    expect(await bad(common)).toEqual(['password']);
    expect(await bad({ password_confirmation: 'outra' })).toEqual(['password_confirmation']);
    const guest = await t.guest();
    const same = await guest.post('/api/login', { email: ana.email, password: PASSWORD });
    expect(same.statusCode).toBe(200);
  });

  test('the sixth guess of the current one in a minute has to wait', async () => {
    const ana = await person();
    let last = 0;
    for (let i = 0; i < 6; i++) {
      const answer = await ana.put('/api/perfil/senha', { ...chosen, current_password: 'errada' });
      last = answer.statusCode;
    }
    expect(last).toBe(429);
  });

  test('who has none sets one right after proving who they are, and not later', async () => {
    const social = await t.signedIn();
    const { current_password: _, ...first } = chosen;
    await t.ageProofs(social);
    const late = await social.put('/api/perfil/senha', first);
    expect(late.statusCode).toBe(403);
    expect(late.json().code).toBe('reautenticar');
    await t.ageProofs(social, 60);
    expect((await social.put('/api/perfil/senha', first)).statusCode).toBe(204);
    expect((await social.get('/api/perfil')).json().data.tem_senha).toBe(true);
  });
});

describe('POST /api/perfil/reautenticacao', () => {
  test('fifteen minutes after the log-in a sensitive act needs the password again', async () => {
    const ana = await person();
    expect((await ana.post('/api/perfil/exportacao')).statusCode).toBe(200);
    await t.ageProofs(ana);
    const refused = await ana.post('/api/perfil/exclusao');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'reautenticar', warning: expect.any(String) });
    expect((await ana.get('/api/perfil')).json().data.reautenticado_ate).toBeNull();
    const wrong = await ana.post('/api/perfil/reautenticacao', { password: 'errada' });
    expect(wrong.json().validations).toHaveProperty('password');
    expect((await ana.post('/api/perfil/exclusao')).statusCode).toBe(403);
    const right = await ana.post('/api/perfil/reautenticacao', { password: PASSWORD });
    expect(right.statusCode).toBe(204);
    expect((await ana.post('/api/perfil/exclusao')).statusCode).toBe(200);
  });

  test('proves it for this session only', async () => {
    const ana = await person();
    const phone = await anotherDevice(ana);
    await t.ageProofs(ana);
    await ana.post('/api/perfil/reautenticacao', { password: PASSWORD });
    expect((await phone.post('/api/perfil/segundo-fator')).statusCode).toBe(403);
    expect((await ana.post('/api/perfil/segundo-fator')).statusCode).toBe(200);
  });

  test('who has neither password nor second factor cannot prove it here', async () => {
    const social = await t.signedIn();
    await t.ageProofs(social);
    const answer = await social.post('/api/perfil/reautenticacao', { password: 'qualquer' });
    expect(answer.json().code).toBe('reautenticar');
  });
});
