import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import { uuidv7 } from '#server/uuid.ts';
import { eventually } from '../testing/eventually.ts';
import { audit, deleteOldEntries } from './audit.ts';

const t = testApp();
const PASSWORD = 'quatro cavalos azuis';

type Entry = { acao: string; ator: string | null; alvo: string | null; rede: string | null };

const entriesOf = (uuid: string) =>
  t.db.rows<Entry>(sql`
    select acao, ator, alvo, rede from auditoria
    where ator = ${uuid} or alvo = ${`usuario:${uuid}`} order by id`);

describe('the audit trail', () => {
  test('tells of log-ins and failed ones, by network and never by address', async () => {
    const { uuid, email } = await t.insertPerson({ senha: await hashPassword(PASSWORD) });
    const guest = await t.guest();
    const from = '203.0.113.77';
    await guest.post('/api/login', { email, password: 'errada' }, { from });
    await guest.post('/api/login', { email, password: PASSWORD }, { from });
    expect(await entriesOf(uuid)).toEqual([
      { acao: 'sessao.falhou', ator: null, alvo: `usuario:${uuid}`, rede: '203.0.113' },
      { acao: 'sessao.entrou', ator: uuid, alvo: null, rede: '203.0.113' },
    ]);
    const all = JSON.stringify(await t.db.rows(sql`select * from auditoria`));
    expect(all).not.toContain(email);
    expect(all).not.toContain(from);
  });

  test('tells of changes of password and address', async () => {
    const ana = await t.signedIn({ verified: false });
    await ana.put('/api/email', { email: 'auditada@exemplo.com' });
    const actions = (await entriesOf(ana.uuid)).map(({ acao }) => acao);
    expect(actions).toEqual(['email.corrigido']);
  });

  test('tells when somebody was refused, but not of guests', async () => {
    const ana = await t.signedIn({ verified: false });
    await ana.put('/api/email/troca', { email: 'x@exemplo.com' });
    await (await t.guest()).put('/api/email/troca', { email: 'x@exemplo.com' });
    await eventually(async () => {
      const refused = await t.db.rows<{ ator: string; detalhes: unknown }>(
        sql`select ator, detalhes from auditoria where acao = 'acesso.recusado'`,
      );
      expect(refused).toEqual([
        { ator: ana.uuid, detalhes: { method: 'PUT', path: '/api/email/troca' } },
      ]);
    });
  });

  test('has nothing of what was rolled back', async () => {
    const ator = uuidv7();
    const cause = t.db.transaction(async (tx) => {
      await audit(tx, null, { acao: 'teste.desfeito', ator });
      throw new Error('rolled back');
    });
    await expect(cause).rejects.toThrow('rolled back');
    expect(await entriesOf(ator)).toEqual([]);
  });

  test('keeps whatever text it is given in one entry', async () => {
    const ator = uuidv7();
    const nome = 'Ana\n2026-01-01 sessao.entrou "\'; drop table auditoria; --';
    await audit(t.db, null, { acao: 'teste.texto', ator, detalhes: { nome } });
    const rows = await t.db.rows(sql`select detalhes from auditoria where ator = ${ator}`);
    expect(rows).toEqual([{ detalhes: { nome } }]);
  });

  test('only grows, until an entry is six months old', async () => {
    const ator = uuidv7();
    await audit(t.db, null, { acao: 'teste.nova', ator });
    for (const statement of [
      sql`update auditoria set acao = 'outra.coisa' where ator = ${ator}`,
      sql`delete from auditoria where ator = ${ator}`,
      sql`truncate auditoria`,
    ]) {
      await expect(t.db.run(statement)).rejects.toThrow('auditoria only grows');
    }
    await t.db.run(sql`
      insert into auditoria (id, quando, ator, acao)
      values (${uuidv7()}, now() - interval '7 months', ${ator}, 'teste.velha')`);
    await deleteOldEntries(t.db);
    expect((await entriesOf(ator)).map(({ acao }) => acao)).toEqual(['teste.nova']);
  });
});
