import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';

const t = testApp();
const PASSWORD = 'uma senha bem comprida';
const STEP_MS = 30_000;

const codeOf = (segredo: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

const stepNow = () => Math.floor(Date.now() / STEP_MS);

/** Codes of the next step count too, so that a test can use several without waiting. */
async function forgetStep({ uuid }: SignedIn): Promise<void> {
  await t.db.run(sql`update usuarios set segundo_fator_passo = null where uuid = ${uuid}`);
}

async function person(isAdmin = false): Promise<SignedIn> {
  return t.signedIn({ senha: await hashPassword(PASSWORD), isAdmin });
}

async function withSecondFactor(isAdmin = false) {
  const ana = await person(isAdmin);
  const { segredo } = (await ana.post('/api/perfil/segundo-fator')).json().data;
  const confirmed = await ana.put('/api/perfil/segundo-fator', { codigo: codeOf(segredo) });
  await forgetStep(ana);
  return { ana, segredo: segredo as string, codigos: confirmed.json().data.codigos as string[] };
}

async function logIn(ana: SignedIn, codigo?: string) {
  const guest = await t.guest();
  return guest.post('/api/login', { email: ana.email, password: PASSWORD, codigo });
}

describe('setting it up', () => {
  test('gives a secret for an app, and counts once a code of it is typed', async () => {
    const ana = await person();
    const { data } = (await ana.post('/api/perfil/segundo-fator')).json();
    expect(data.segredo).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.endereco).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect((await logIn(ana)).statusCode).toBe(200);
    const wrong = await ana.put('/api/perfil/segundo-fator', { codigo: '000000' });
    expect(wrong.json().validations).toHaveProperty('codigo');
    const right = await ana.put('/api/perfil/segundo-fator', { codigo: codeOf(data.segredo) });
    expect(new Set(right.json().data.codigos).size).toBe(10);
    expect((await logIn(ana)).statusCode).toBe(422);
    expect((await ana.get('/api/perfil')).json().data.segundo_fator).toEqual({
      ativo: true,
      obrigatorio: false,
      codigos_restantes: 10,
    });
  });

  test('leaves neither the secret nor a recovery code readable in the database', async () => {
    const { ana, segredo, codigos } = await withSecondFactor();
    const row = await t.db.first(
      sql`select u::text as line from usuarios u where uuid = ${ana.uuid}`,
    );
    const codes = await t.db.rows(sql`
      select encode(codigo_hash, 'escape') as line from codigos_de_recuperacao
      where usuario_uuid = ${ana.uuid}`);
    const text = JSON.stringify([row, codes]);
    expect(text).not.toContain(segredo);
    for (const code of codigos) expect(text).not.toContain(code.replaceAll('-', ''));
  });

  test('a second secret does not take the place of one that counts', async () => {
    const { ana, segredo } = await withSecondFactor();
    expect((await ana.post('/api/perfil/segundo-fator')).statusCode).toBe(409);
    expect((await logIn(ana, codeOf(segredo))).statusCode).toBe(200);
  });
});

describe('logging in with it', () => {
  test('asks for the code with an answer that forms understand, and opens no session before', async () => {
    const { ana, segredo } = await withSecondFactor();
    const guest = await t.guest();
    const body = { email: ana.email, password: PASSWORD };
    const asked = await guest.post('/api/login', body);
    expect(asked.statusCode).toBe(422);
    expect(asked.json()).toMatchObject({
      code: 'segundo_fator',
      validations: { codigo: [expect.any(String)] },
    });
    expect((await guest.get('/api/user')).statusCode).toBe(401);
    const done = await guest.post('/api/login', { ...body, codigo: codeOf(segredo) });
    expect(done.json().data.user.uuid).toBe(ana.uuid);
  });

  test('a wrong password never gets as far as the code', async () => {
    const { ana, segredo } = await withSecondFactor();
    const guest = await t.guest();
    const body = { email: ana.email, password: 'errada', codigo: codeOf(segredo) };
    const answer = (await guest.post('/api/login', body)).json();
    expect(answer.code).toBe('dados_invalidos');
    expect(Object.keys(answer.validations)).toEqual(['email']);
  });

  test('the same code works once, an older one not after it', async () => {
    const { ana, segredo } = await withSecondFactor();
    expect((await logIn(ana, codeOf(segredo))).statusCode).toBe(200);
    expect((await logIn(ana, codeOf(segredo))).statusCode).toBe(422);
    expect((await logIn(ana, codeOf(segredo, -1))).statusCode).toBe(422);
    expect((await logIn(ana, codeOf(segredo, 1))).statusCode).toBe(200);
  });

  test('of two log-ins at once with one code, one gets in', async () => {
    const { ana, segredo } = await withSecondFactor();
    const codigo = codeOf(segredo);
    const answers = await Promise.all([logIn(ana, codigo), logIn(ana, codigo)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('clocks may differ by one step, not by two', async () => {
    const answers: number[] = [];
    // A code two steps ahead is one step ahead if a step begins meanwhile: then it is asked again.
    for (let begun = -1; begun !== stepNow(); ) {
      begun = stepNow();
      answers.length = 0;
      const { ana, segredo } = await withSecondFactor();
      for (const steps of [-2, 2, -1]) {
        answers.push((await logIn(ana, codeOf(segredo, steps))).statusCode);
      }
    }
    expect(answers).toEqual([422, 422, 200]);
  });

  test('a recovery code works once, however it is written', async () => {
    const { ana, codigos } = await withSecondFactor();
    const [first = '', second = ''] = codigos;
    expect((await logIn(ana, first)).statusCode).toBe(200);
    expect((await logIn(ana, first)).statusCode).toBe(422);
    expect((await logIn(ana, second.replaceAll('-', ' ').toLowerCase())).statusCode).toBe(200);
    const { codigos_restantes } = (await ana.get('/api/perfil')).json().data.segundo_fator;
    expect(codigos_restantes).toBe(8);
  });

  test("another person's code or recovery code does not help", async () => {
    const { ana } = await withSecondFactor();
    const bia = await withSecondFactor();
    expect((await logIn(ana, codeOf(bia.segredo))).statusCode).toBe(422);
    expect((await logIn(ana, bia.codigos[0])).statusCode).toBe(422);
  });

  test('after five wrong codes even the right one waits', async () => {
    const { ana, segredo } = await withSecondFactor();
    for (let i = 0; i < 5; i++) expect((await logIn(ana, '000000')).statusCode).toBe(422);
    const sixth = await logIn(ana, codeOf(segredo));
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('living with it', () => {
  test('proving again who one is takes the password and the code', async () => {
    const { ana, segredo } = await withSecondFactor();
    const again = (body: object) => ana.post('/api/perfil/reautenticacao', body);
    expect((await again({ password: PASSWORD })).json().code).toBe('segundo_fator');
    expect((await again({ codigo: codeOf(segredo) })).json().validations).toHaveProperty(
      'password',
    );
    const both = await again({ password: PASSWORD, codigo: codeOf(segredo) });
    expect(both.statusCode).toBe(204);
  });

  test('new recovery codes end the old ones', async () => {
    const { ana, codigos } = await withSecondFactor();
    const answer = await ana.post('/api/perfil/segundo-fator/codigos');
    expect((await logIn(ana, codigos[0])).statusCode).toBe(422);
    expect((await logIn(ana, answer.json().data.codigos[0])).statusCode).toBe(200);
  });

  test('turned off, the password is enough and the old codes are dead', async () => {
    const { ana, segredo } = await withSecondFactor();
    expect((await ana.delete('/api/perfil/segundo-fator')).statusCode).toBe(204);
    expect((await logIn(ana)).statusCode).toBe(200);
    expect((await ana.post('/api/perfil/segundo-fator/codigos')).statusCode).toBe(409);
    const { segredo: second } = (await ana.post('/api/perfil/segundo-fator')).json().data;
    expect(second).not.toBe(segredo);
  });

  test('an administrator cannot turn it off', async () => {
    const { ana } = await withSecondFactor(true);
    const answer = await ana.delete('/api/perfil/segundo-fator');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('segundo_fator_obrigatorio');
    expect((await logIn(ana)).statusCode).toBe(422);
  });
});

describe('a stolen password', () => {
  const next = { password: 'outra senha bem comprida', password_confirmation: '' };
  const change = { ...next, current_password: PASSWORD, password_confirmation: next.password };

  test('cannot switch the second factor off by changing the password first', async () => {
    const { ana, segredo } = await withSecondFactor();
    await t.ageProofs(ana);
    expect((await ana.put('/api/perfil/senha', change)).statusCode).toBe(204);
    expect((await ana.delete('/api/perfil/segundo-fator')).json().code).toBe('reautenticar');
    expect((await ana.post('/api/perfil/segundo-fator/codigos')).json().code).toBe('reautenticar');
    expect((await ana.get('/api/perfil')).json().data.reautenticado_ate).toBeNull();
    const proof = { password: change.password, codigo: codeOf(segredo) };
    await ana.post('/api/perfil/reautenticacao', proof);
    expect((await ana.delete('/api/perfil/segundo-fator')).statusCode).toBe(204);
  });

  test('who has just shown the code changes the password and is not asked again', async () => {
    const { ana, segredo } = await withSecondFactor();
    await t.ageProofs(ana);
    await ana.post('/api/perfil/reautenticacao', { password: PASSWORD, codigo: codeOf(segredo) });
    expect((await ana.put('/api/perfil/senha', change)).statusCode).toBe(204);
    expect((await ana.delete('/api/perfil/segundo-fator')).statusCode).toBe(204);
  });
});
