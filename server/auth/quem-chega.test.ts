// Whoever comes back from a provider and is new here, links their account, or has a second factor.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import {
  type ChangedPerson,
  FINISH,
  GO,
  isOut,
  locationOf,
  testProvider,
} from '#server/testing/auth/log-in-provider.ts';

const PASSWORD = 'uma senha bem comprida';
const DONE = '/socialite-callback';

const { t, newPerson, goAndReturn, known, links } = testProvider();

describe('somebody new', () => {
  const details = { nome: 'Nova Pessoa', nascimento: '1990-05-06' };

  async function arrived(change: ChangedPerson = {}) {
    const person = newPerson(change);
    const guest = await t.guest();
    expect(await locationOf(guest, await goAndReturn(guest, person))).toBe(FINISH);
    return { guest, person };
  }

  test('has an account after saying how old they are, confirmed as the provider confirmed it', async () => {
    const { guest, person } = await arrived();
    expect(await isOut(guest)).toBe(true);
    expect((await guest.get('/api/auth/pendente')).json().data).toMatchObject({
      falta: 'cadastro',
      nome: person.name,
    });
    const answer = await guest.post('/api/auth/cadastro', details);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.user).toMatchObject({
      nome: 'Nova Pessoa',
      email: person.email,
      email_verified_at: expect.any(String),
    });
    const again = await t.guest();
    expect(await locationOf(again, await goAndReturn(again, person))).toBe(DONE);
  });

  test('is not confirmed by an address that the provider did not check', async () => {
    const { guest } = await arrived({ email_verified: false });
    const answer = await guest.post('/api/auth/cadastro', details);
    expect(answer.json().data.user.email_verified_at).toBeNull();
  });

  test('types an address when the provider has none, and not one that is taken', async () => {
    const { guest } = await arrived({ email: undefined });
    await t.insertPerson({ email: 'tomada@exemplo.com' });
    const none = await guest.post('/api/auth/cadastro', details);
    expect(none.json().validations).toHaveProperty('email');
    const taken = await guest.post('/api/auth/cadastro', {
      ...details,
      email: 'tomada@exemplo.com',
    });
    expect(taken.json().validations).toHaveProperty('email');
    const free = await guest.post('/api/auth/cadastro', { ...details, email: 'livre@exemplo.com' });
    expect(free.json().data.user).toMatchObject({ email_verified_at: null });
  });

  test('cannot pass off another address as the one that was checked', async () => {
    const { guest, person } = await arrived();
    const answer = await guest.post('/api/auth/cadastro', {
      ...details,
      email: 'outra@exemplo.com',
    });
    expect(answer.json().data.user.email).toBe(person.email);
  });

  test('under twelve has no account, and nothing is kept of them but the ten minutes', async () => {
    const { guest, person } = await arrived();
    const nascimento = `${new Date().getFullYear() - 10}-01-01`;
    const answer = await guest.post('/api/auth/cadastro', { ...details, nascimento });
    expect(answer.json().validations).toHaveProperty('nascimento');
    expect(await t.db.rows(sql`select 1 from usuarios where email = ${person.email}`)).toEqual([]);
  });
});

describe('linking and proving, from the profile', () => {
  test('links the account of who is logged in, after fresh proof only', async () => {
    const ana = await t.signedIn();
    const person = newPerson();
    const back = await goAndReturn(ana, person, '?para=vincular&redirect=/perfil%23redes');
    expect(await locationOf(ana, back)).toBe('/perfil#redes');
    expect(await links(ana.uuid)).toHaveLength(1);
    const bia = await t.signedIn();
    await t.ageProofs(bia);
    expect(await locationOf(bia, `${GO}?para=vincular`)).toBe('/perfil?erro=reautenticar#redes');
  });

  test('an account of the provider belongs to one person', async () => {
    const { person, uuid } = await known();
    const ana = await t.signedIn();
    const back = await goAndReturn(ana, person, '?para=vincular');
    expect(await locationOf(ana, back)).toBe('/perfil?erro=rede_em_uso#redes');
    expect(await links(ana.uuid)).toEqual([]);
    expect(await links(uuid)).toHaveLength(1);
  });

  test('a guest has nothing to link', async () => {
    const guest = await t.guest();
    expect(await locationOf(guest, `${GO}?para=vincular`)).toBe('/login?redirect=%2Fperfil');
  });

  test('unlinking leaves at least one way in', async () => {
    const { person, uuid } = await known();
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    await t.ageProofs({ uuid }, 0);
    const last = await guest.delete('/api/perfil/redes/google');
    expect(last.statusCode).toBe(409);
    expect(last.json().warning).toContain('único');
    const senha = await hashPassword(PASSWORD);
    await t.db.run(sql`update usuarios set senha = ${senha} where uuid = ${uuid}`);
    expect((await guest.delete('/api/perfil/redes/google')).statusCode).toBe(204);
    expect((await guest.delete('/api/perfil/redes/google')).statusCode).toBe(404);
  });

  test('who has only the provider proves it there, with their own account', async () => {
    const { person } = await known();
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    const wrong = await goAndReturn(guest, newPerson(), '?para=reautenticar');
    expect(await locationOf(guest, wrong)).toBe('/perfil?erro=social#redes');
    expect((await guest.post('/api/perfil/exportacao')).statusCode).toBe(403);
    const right = await goAndReturn(guest, person, '?para=reautenticar&redirect=/perfil%23dados');
    expect(await locationOf(guest, right)).toBe('/perfil#dados');
    expect((await guest.post('/api/perfil/exportacao')).statusCode).toBe(200);
  });

  test('coming back by the provider undoes a deletion', async () => {
    const { person, uuid } = await known();
    await t.db.run(
      sql`update usuarios set exclusao_em = now() + interval '3 days' where uuid = ${uuid}`,
    );
    const guest = await t.guest();
    await guest.get(await goAndReturn(guest, person));
    const row = await t.db.first(sql`select exclusao_em from usuarios where uuid = ${uuid}`);
    expect(row).toEqual({ exclusao_em: null });
  });
});

describe('the second factor', () => {
  test('is asked for after the provider, too', async () => {
    const { person, uuid } = await known();
    const { hashCode } = await import('#server/perfil/segundo-fator/conferir-codigo.ts');
    const code = 'ABCDEFGHIJKLMNOP';
    await t.db.run(sql`update usuarios set segundo_fator_em = now() where uuid = ${uuid}`);
    await t.db.run(sql`
      insert into codigos_de_recuperacao (usuario_uuid, codigo_hash) values (${uuid}, ${hashCode(code)})`);
    const guest = await t.guest();
    expect(await locationOf(guest, await goAndReturn(guest, person))).toBe(FINISH);
    expect((await guest.get('/api/auth/pendente')).json().data.falta).toBe('codigo');
    expect((await guest.post('/api/auth/pendente', {})).json().code).toBe('segundo_fator');
    const wrong = await guest.post('/api/auth/pendente', { codigo: '000000' });
    expect(wrong.statusCode).toBe(422);
    expect(await isOut(guest)).toBe(true);
    expect((await guest.post('/api/auth/pendente', { codigo: code })).statusCode).toBe(200);
  });
});
