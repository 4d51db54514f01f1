// Mails through a real mail server.
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeJobs } from '#server/jobs/jobs.ts';
import { avisarSenhaAlterada } from '#server/senha/jobs.ts';
import { avisarEntradasSuspeitas } from '#server/sessao/jobs.ts';
import { TestApp } from '#server/testing/app.ts';
import { makeClient } from '#server/testing/client.ts';
import { type Smtp, startSmtp } from '#server/testing/smtp.ts';
import { eventually } from '../testing/eventually.ts';
import { mandarAviso } from '../usuario/notificar.ts';

let smtp: Smtp;
let t: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  t = new TestApp();
  await t.open({ MAIL_URL: smtp.url, MAIL_FROM: 'Tabelão <jogo@tabelao.example>' });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  smtp.received.length = 0;
  await t.db.run(sql`delete from limites`);
  await t.db.run(sql`delete from tarefas`);
});

afterAll(async () => {
  await t.close();
  await smtp.close();
});

const arrived = (count: number) => eventually(() => expect(smtp.received).toHaveLength(count));

const askLink = async (person: Parameters<TestApp['signedIn']>[0] = {}) => {
  const ana = await t.signedIn({ verified: false, ...person });
  expect((await ana.post('/api/email/enviar-link-verificacao')).statusCode).toBe(200);
  return ana;
};

describe('a mail', () => {
  test('arrives as text and as HTML, from the address of the configuration', async () => {
    const ana = await askLink();
    await arrived(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'jogo@tabelao.example', to: [ana.email] });
    expect(mail?.headers.get('to')).toBe(ana.email);
    expect(mail?.headers.get('from')).toMatch(/<jogo@tabelao\.example>$/);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    const body = mail?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(body).toContain(`http://localhost:3000/verify-email?expires=`);
  });

  test('takes no header and no recipient from a name', async () => {
    const nome = 'Ana\r\nBcc: vitima@exemplo.com\r\nSubject: ganhe\r\n\r\n<b>oi</b>';
    const ana = await askLink({ nome });
    await arrived(1);
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([ana.email]);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.get('subject')).not.toContain('ganhe');
    expect(mail?.raw).not.toContain('<b>');
  });

  test.each([
    'a@exemplo.com, b@exemplo.com',
    'a@exemplo.com\r\nBcc: b@exemplo.com',
    'Ana <a@exemplo.com>',
    'a@exemplo.com;b@exemplo.com',
  ])('is never sent to %j', async (email) => {
    const ana = await t.signedIn({ verified: false });
    expect((await ana.put('/api/email', { email })).statusCode).toBe(422);
    expect(smtp.received).toEqual([]);
  });

  test('goes to one person at most 20 times a day', async () => {
    const ana = await t.signedIn({ verified: false });
    for (let i = 0; i < 22; i++) {
      await t.db.run(sql`delete from limites where chave like 'link%'`);
      await ana.post('/api/email/enviar-link-verificacao');
    }
    await eventually(async () => expect(await t.db.rows(sql`select 1 from tarefas`)).toEqual([]));
    expect(smtp.received).toHaveLength(20);
  });

  test('about a new password arrives although a stranger used up the notices of the day', async () => {
    const jobs = makeJobs(t.db, t.app.log);
    const ana = await t.signedIn();
    const aviso = { usuario: ana.uuid, mensagem: 'Zé quer entrar em Copa.', url: '/' };
    for (let n = 0; n < 25; n += 1) {
      await jobs.enqueue(t.db, mandarAviso, { ...aviso, tipo: 'inscricao_pediu' });
    }
    await jobs.enqueue(t.db, mandarAviso, { ...aviso, tipo: 'jogo_marcado' });
    for (let n = 0; n < 25; n += 1) await jobs.enqueue(t.db, avisarEntradasSuspeitas, ana);
    await jobs.enqueue(t.db, avisarSenhaAlterada, { usuario: ana.uuid });
    await eventually(async () => expect(await t.db.rows(sql`select 1 from tarefas`)).toEqual([]));
    const subjects = smtp.received.map(({ headers }) => headers.get('subject') ?? '');
    const counts = Object.values(Object.groupBy(subjects, (subject) => subject));
    // Twenty of one kind of notice and one of another, twenty warnings, and the mail that matters.
    expect(counts.map((list) => list?.length).sort()).toEqual([1, 1, 20, 20]);
  });
});

describe('when the mail server', () => {
  test('is busy, the mail is tried again', async () => {
    smtp.refuse(451);
    await askLink();
    await eventually(async () => {
      const rows = await t.db.rows<{ erro: string }>(sql`select erro from tarefas`);
      expect(rows[0]?.erro).toContain('451');
    });
    await t.db.run(sql`update tarefas set executar_em = now()`);
    await arrived(1);
    await eventually(async () => expect(await t.db.rows(sql`select 1 from tarefas`)).toEqual([]));
  });

  test('is away, its refusals do not use up the mails of the day', async () => {
    smtp.refuse(451);
    await askLink();
    const refused = () =>
      eventually(async () => {
        expect(await t.db.rows(sql`select 1 from tarefas where erro is not null`)).toHaveLength(1);
      });
    await refused();
    // Nineteen others have arrived today.
    await t.db.run(sql`update limites set contagem = contagem + 19 where chave like 'mail:%'`);
    await t.db.run(sql`update tarefas set executar_em = now()`);
    await arrived(1);
  });

  test('refuses for good, the mail is given up', async () => {
    smtp.refuse(550);
    await askLink();
    await eventually(async () => expect(await t.db.rows(sql`select 1 from tarefas`)).toEqual([]));
    expect(smtp.received).toEqual([]);
  });
});

test('a mail that was due when the product stopped is sent after the next start', async () => {
  const idle = new TestApp();
  await idle.open({ MAIL_URL: smtp.url });
  const guest = await idle.guest();
  const password = 'quatro cavalos azuis';
  const body = {
    nome: 'Rita',
    email: 'rita@exemplo.com',
    nascimento: '1990-01-01',
    password,
    password_confirmation: password,
  };
  expect((await guest.post('/api/registrar', body)).statusCode).toBe(201);
  await idle.app.close();
  expect(smtp.received).toEqual([]);
  idle.app = await makeApp(idle.config, idle.db, { pages: 'none' });
  await idle.app.listen({ port: 0, host: '127.0.0.1' });
  await arrived(1);
  expect(smtp.received[0]?.to).toEqual(['rita@exemplo.com']);
  await idle.close();
});

describe('/dev/mail', () => {
  const isThere = async (env: NodeJS.ProcessEnv, from?: string) => {
    const key = 'a key that is only used by the tests';
    const config = readConfig({ APP_KEY: key, LOG_LEVEL: 'silent', ...env });
    const app = await makeApp(config, t.db, { pages: 'none' });
    const answer = await makeClient(app, config.appUrl).get('/dev/mail', from ? { from } : {});
    await app.close();
    return answer.statusCode;
  };

  test('is there only on this machine, without a mail server, and never on https', async () => {
    expect(await isThere({})).toBe(200);
    expect(await isThere({ APP_URL: 'http://127.0.0.1:3000' })).toBe(200);
    expect(await isThere({}, '192.168.0.7')).toBe(404);
    expect(await isThere({ APP_URL: 'http://tabelao.example' })).toBe(404);
    expect(await isThere({ APP_URL: 'https://localhost:3000' })).toBe(404);
    expect(await isThere({ MAIL_URL: smtp.url })).toBe(404);
  });
});
