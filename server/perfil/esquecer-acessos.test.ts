import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailbox } from '#server/testing/mailbox.ts';

const t = testApp();
const mailbox = testMailbox(t);
const CHOSEN = 'uma senha bem comprida';

async function linkIntruder(uuid: string): Promise<void> {
  await t.db.run(sql`
    insert into contas_sociais (provedor, sub, usuario_uuid) values ('discord', ${uuid}, ${uuid})`);
  await t.db.run(sql`
    update usuarios set segundo_fator = 'x', segundo_fator_em = now() where uuid = ${uuid}`);
}

const waysIn = (uuid: string) =>
  t.db.first(sql`
    select (select count(*) from contas_sociais where usuario_uuid = ${uuid}) as redes,
      (select segundo_fator_em is not null from usuarios where uuid = ${uuid}) as codigo`);

async function resetPassword(email: string): Promise<void> {
  const guest = await t.guest();
  await guest.post('/api/forgot-password', { email });
  const token = (await mailbox.linkFor(email)).searchParams.get('token');
  const body = { token, email, password: CHOSEN, password_confirmation: CHOSEN };
  expect((await guest.post('/api/reset-password', body)).statusCode).toBe(200);
}

test('who made an account with an address of somebody else loses it to its owner', async () => {
  const { uuid, email } = await t.insertPerson({ verified: false });
  await linkIntruder(uuid);
  await resetPassword(email);
  expect(await waysIn(uuid)).toEqual({ redes: 0, codigo: false });
});

test('who forgot the password of a confirmed account keeps the other ways in', async () => {
  const { uuid, email } = await t.insertPerson({ verified: true });
  await linkIntruder(uuid);
  await resetPassword(email);
  expect(await waysIn(uuid)).toEqual({ redes: 1, codigo: true });
});

test('undoing a change of e-mail takes away what was linked meanwhile', async () => {
  const ana = await t.signedIn({ senha: await hashPassword(CHOSEN) });
  await ana.put('/api/email/troca', { email: 'intruso@exemplo.com' });
  await linkIntruder(ana.uuid);
  const undo = await mailbox.linkFor(ana.email);
  const body = Object.fromEntries(undo.searchParams);
  const answer = await (await t.guest()).post('/api/email/troca/desfazer', body);
  expect(answer.statusCode).toBe(200);
  expect(await waysIn(ana.uuid)).toEqual({ redes: 0, codigo: false });
});
