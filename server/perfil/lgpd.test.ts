import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { dump } from '#server/testing/dump.ts';
import { eventually } from '#server/testing/eventually.ts';
import { testMailbox } from '#server/testing/mailbox.ts';
import { keepFile } from '#server/upload/files.ts';
import { uuidv7 } from '#server/uuid.ts';
import { TABLES_OF_NOBODY, TABLES_OF_PEOPLE } from './personal-data.ts';
import { anonymizeDue } from './remover-conta.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-lgpd-'));
const t = testApp({ DATA_DIR });
const mailbox = testMailbox(t);
const PASSWORD = 'uma senha bem comprida';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A person with something in every corner of the schema, all of it marked. */
async function markedPerson(mark: string): Promise<SignedIn & { foto: string }> {
  const email = `${mark}@exemplo.com`;
  const ana = await t.signedIn({
    email,
    nome: `Nome ${mark}`,
    senha: await hashPassword(PASSWORD),
  });
  const foto = await arquivosNoDisco(DATA_DIR).guardar('avatar', Buffer.from(`bytes ${mark}`));
  const { uuid } = ana;
  await t.db.transaction(async (tx) => {
    await keepFile(tx, { pasta: 'avatar', nome: foto, usuarioUuid: uuid, bytes: 10 });
    await tx.run(sql`
      update usuarios set telefone = '+5511987650001', nascimento = '2001-02-03',
        foto = ${`/upload/avatar/${foto}`}, gamertags = ${JSON.stringify({ psn: `psn-${mark}` })},
        segundo_fator = ${`selado-${mark}`}
      where uuid = ${uuid}`);
    await tx.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url)
      values (${uuidv7()}, ${uuid}, 'teste', ${`Oi, ${mark}`}, '/ajuda')`);
    await tx.run(sql`
      insert into contas_sociais (provedor, sub, usuario_uuid, email)
      values ('google', ${`sub-${mark}`}, ${uuid}, ${`google-${email}`})`);
    await tx.run(sql`
      insert into trocas_de_email (id, usuario_uuid, email_anterior, email_pendente)
      values (${uuidv7()}, ${uuid}, ${`antes-${email}`}, ${`depois-${email}`})`);
    await tx.run(sql`
      insert into redefinicoes_de_senha (usuario_uuid, token_hash, email, expira_em)
      values (${uuid}, ${Buffer.from(mark)}, ${email}, now())`);
    await tx.run(sql`
      insert into codigos_de_recuperacao (usuario_uuid, codigo_hash)
      values (${uuid}, ${Buffer.from(mark)})`);
    await tx.run(sql`
      insert into entradas_pendentes (sessao_hash, provedor, sub, email, email_verificado, nome, falta,
        usuario_uuid, retorno, expira_em)
      values (${Buffer.from(mark)}, 'discord', ${`sub2-${mark}`}, ${email}, false, ${`Nome ${mark}`},
        'senha', ${uuid}, '', now())`);
    await tx.run(sql`
      insert into limites (chave, contagem, expira_em)
      values (${`entrar:${email}|127.0.0.1`}, 1, now() + interval '1 hour')`);
    await tx.run(sql`
      insert into correio (id, para, assunto, texto, html)
      values (${uuidv7()}, ${`antes-${email}`}, 'x', 'x', 'x')`);
    await tx.run(sql`
      insert into tarefas (id, tipo, dados, executar_em)
      values (${uuidv7()}, 'teste.x', ${JSON.stringify({ email })}, now() + interval '1 day')`);
  });
  return { ...ana, foto };
}

describe('the list of personal data', () => {
  test('names every column of every table, to be exported or not, and why', async () => {
    const columns = await t.db.rows<{ table: string; column: string }>(sql`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables using (table_schema, table_name)
      where c.table_schema = 'public' and table_type = 'BASE TABLE'`);
    const missing = columns.filter(({ table, column }) => {
      if (table in TABLES_OF_NOBODY) return false;
      const entry = TABLES_OF_PEOPLE[table];
      return !entry?.exported.includes(column) && !(column in (entry?.exempt ?? {}));
    });
    expect(missing).toEqual([]);
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    for (const [table, { exported, exempt, owner }] of Object.entries(TABLES_OF_PEOPLE)) {
      for (const column of [...exported, ...Object.keys(exempt), owner]) {
        expect(known, 'a column that is no longer there').toContain(`${table}.${column}`);
      }
    }
  });

  test('has every table that points at a person', async () => {
    const pointing = await t.db.rows<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'usuarios'::regclass`);
    for (const { name } of pointing) expect(TABLES_OF_PEOPLE, name).toHaveProperty(name);
  });
});

describe('export', () => {
  test('gives all of it, and no secret, in a zip', async () => {
    const ana = await markedPerson('exporta');
    const bia = await markedPerson('outra');
    expect((await ana.get('/api/perfil/exportacao')).statusCode).toBe(404);
    const asked = (await ana.post('/api/perfil/exportacao')).json().data;
    expect(new Date(asked.exportacao_ate).getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    const answer = await ana.get('/api/perfil/exportacao');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['cache-control']).toContain('no-store');
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'LEIA-ME.txt',
        `avatar/${ana.foto}`,
        ...Object.keys(TABLES_OF_PEOPLE).map((name) => `${name}.json`),
      ]),
    );
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    for (const own of [
      'exporta@exemplo.com',
      '+5511987650001',
      '2001-02-03',
      'psn-exporta',
      'Oi, exporta',
      'sub-exporta',
      'antes-exporta',
      'bytes exporta',
    ]) {
      expect(all).toContain(own);
    }
    expect(all).not.toContain(bia.email);
    expect(all).not.toMatch(/argon2|selado-exporta/);
  });

  test('can be asked for once a day, and fetched for a day', async () => {
    const ana = await t.signedIn();
    const both = await Promise.all([
      ana.post('/api/perfil/exportacao'),
      ana.post('/api/perfil/exportacao'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    const refused = both.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000);
    await t.db.run(sql`
      update usuarios set exportacao_em = now() - interval '25 hours' where uuid = ${ana.uuid}`);
    expect((await ana.get('/api/perfil/exportacao')).statusCode).toBe(404);
    expect((await ana.post('/api/perfil/exportacao')).statusCode).toBe(200);
  });

  test('needs fresh proof of who asks, to order and to fetch', async () => {
    const ana = await t.signedIn();
    await ana.post('/api/perfil/exportacao');
    await t.ageProofs(ana);
    expect((await ana.get('/api/perfil/exportacao')).json().code).toBe('reautenticar');
    expect((await ana.post('/api/perfil/exportacao')).json().code).toBe('reautenticar');
  });
});

describe('deletion', () => {
  test('logs out everywhere at once and waits seven days', async () => {
    const ana = await markedPerson('espera');
    const answer = await ana.post('/api/perfil/exclusao');
    const due = new Date(answer.json().data.exclusao_em).getTime();
    expect(Math.abs(due - inDays(7).getTime())).toBeLessThan(60_000);
    expect((await ana.get('/api/user')).statusCode).toBe(401);
    expect(await t.db.rows(sql`select 1 from sessoes where usuario_uuid = ${ana.uuid}`)).toEqual(
      [],
    );
    expect(await anonymizeDue(t, inDays(6.9))).toBe(0);
    expect(await dump(t)).toContain('espera@exemplo.com');
    await t.db.run(sql`update usuarios set exclusao_em = null where uuid = ${ana.uuid}`);
  });

  test('is undone by logging in', async () => {
    const ana = await markedPerson('volta');
    await ana.post('/api/perfil/exclusao');
    const [told] = (await mailbox.of(ana.email)).slice(-1);
    expect(told?.assunto).toBe('Sua conta do Tabelão será excluída');
    const guest = await t.guest();
    const back = await guest.post('/api/login', { email: ana.email, password: PASSWORD });
    expect(back.statusCode).toBe(200);
    expect(await anonymizeDue(t, inDays(30))).toBe(0);
    expect((await guest.get('/api/user')).json().data.nome).toBe('Nome volta');
    const { data } = (await guest.get('/api/usuario/notifications')).json();
    expect(data[0].mensagem).toContain('cancelada');
  });

  test('after that nothing is left of the person but a removed player', async () => {
    const ana = await markedPerson('zumira');
    const bia = await markedPerson('fica');
    await ana.post('/api/perfil/exclusao');
    // In the days until then its mail has long gone out.
    await mailbox.of(ana.email);
    const before = await dump(t);
    for (const trace of ['zumira@exemplo.com', 'psn-zumira', 'sub-zumira']) {
      expect(before).toContain(trace);
    }
    expect(await anonymizeDue(t, inDays(7.1))).toBe(1);
    const after = await dump(t);
    expect(after).not.toContain('zumira');
    expect(after.split('+5511987650001').length).toBe(before.split('+5511987650001').length - 1);
    expect(after).toContain('Jogador removido');
    expect(after).toContain('fica@exemplo.com');
    // The outbox has to be looked through, and what is new in it waits: nobody's request made this.
    await t.db.run(sql`update saida set tentar_em = now()`);
    await eventually(() =>
      expect(existsSync(join(DATA_DIR, 'upload/avatar', ana.foto))).toBe(false),
    );
    expect(existsSync(join(DATA_DIR, 'upload/avatar', bia.foto))).toBe(true);
    expect((await bia.get('/api/user')).statusCode).toBe(200);
    expect(await anonymizeDue(t, inDays(30))).toBe(0);
  });

  test('takes nothing of people whose address ends like theirs', async () => {
    const { uuid } = await t.insertPerson({ email: 'iana@exemplo.com' });
    await t.db.run(sql`
      insert into limites (chave, contagem, expira_em)
      values ('entrar:mariana@exemplo.com|127.0.0.1', 1, now() + interval '1 hour'),
        ('entrar-conta:mariana@exemplo.com', 1, now() + interval '1 hour'),
        ('entrar:iana@exemplo.com|127.0.0.1', 1, now() + interval '1 hour'),
        ('entrar-conta:iana@exemplo.com', 1, now() + interval '1 hour'),
        (${`foto:${uuid}`}, 1, now() + interval '1 hour')`);
    for (const email of ['mariana@exemplo.com', 'iana@exemplo.com']) {
      await t.db.run(sql`
        insert into tarefas (id, tipo, dados, executar_em)
        values (${uuidv7()}, 'teste.x', ${JSON.stringify({ email })}, now() + interval '1 day')`);
    }
    await t.db.run(sql`update usuarios set exclusao_em = now() where uuid = ${uuid}`);
    expect(await anonymizeDue(t, inDays(1))).toBe(1);
    const keys = await t.db.rows<{ chave: string }>(sql`
      select chave from limites where chave like '%iana@%' or chave like ${`%${uuid}`} order by chave`);
    expect(keys.map(({ chave }) => chave)).toEqual([
      'entrar-conta:mariana@exemplo.com',
      'entrar:mariana@exemplo.com|127.0.0.1',
    ]);
    const jobs = await t.db.rows(sql`select dados from tarefas where dados::text like '%iana@%'`);
    expect(jobs).toEqual([{ dados: { email: 'mariana@exemplo.com' } }]);
  });

  test('the address is free again, and the old password opens nothing', async () => {
    const ana = await markedPerson('livre');
    await ana.post('/api/perfil/exclusao');
    await anonymizeDue(t, inDays(8));
    const guest = await t.guest();
    const old = await guest.post('/api/login', { email: ana.email, password: PASSWORD });
    expect(old.statusCode).toBe(422);
    await t.insertPerson({ email: ana.email });
  });
});
