import type { Socket } from 'node:net';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';
import { uuidv7 } from '#server/uuid.ts';
import { deleteOldAccesses, recordAccess } from './acessos.ts';

const PROXY = '10.9.9.9';
const t = testApp({ TRUST_PROXY: PROXY });
const PASSWORD = 'quatro cavalos azuis';

type Access = { tipo: string; ip: string; porta: number | null };

const accessesOf = (uuid: string) =>
  t.db.rows<Access>(sql`
    select tipo, ip, porta from acessos where usuario_uuid = ${uuid} order by quando, id`);

describe('the record of access', () => {
  test('has who came and went, with the whole address, also behind a proxy', async () => {
    const { uuid, email } = await t.insertPerson({ senha: await hashPassword(PASSWORD) });
    const guest = await t.guest();
    const from = '203.0.113.77';
    await guest.post('/api/login', { email, password: 'errada' }, { from });
    await guest.post('/api/login', { email, password: PASSWORD }, { from });
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    await guest.post('/api/logout', undefined, { from: PROXY, headers });
    expect(await accessesOf(uuid)).toEqual([
      { tipo: 'entrou', ip: from, porta: null },
      { tipo: 'saiu', ip: '198.51.100.9', porta: null },
    ]);
  });

  test('has the port where it can be seen, and not that of a proxy', async () => {
    const usuarioUuid = uuidv7();
    const socket = { remoteAddress: '203.0.113.5', remotePort: 40_123 } as Socket;
    for (const ip of ['203.0.113.5', '198.51.100.9']) {
      await recordAccess(t.db, { ip, socket }, { tipo: 'entrou', usuarioUuid });
    }
    expect(await accessesOf(usuarioUuid)).toEqual([
      { tipo: 'entrou', ip: '203.0.113.5', porta: 40_123 },
      { tipo: 'entrou', ip: '198.51.100.9', porta: null },
    ]);
  });

  test('says nothing of a guest who logs out', async () => {
    const count = () => t.db.first(sql`select count(*) as n from acessos`);
    const before = await count();
    await (await t.guest()).post('/api/logout');
    expect(await count()).toEqual(before);
  });

  test('is forgotten after six months', async () => {
    const uuid = uuidv7();
    await t.db.run(sql`
      insert into acessos (id, quando, usuario_uuid, tipo, ip)
      values (${uuidv7()}, now() - interval '7 months', ${uuid}, 'entrou', '203.0.113.1'),
        (${uuidv7()}, now() - interval '5 months', ${uuid}, 'entrou', '203.0.113.2')`);
    await deleteOldAccesses(t.db);
    expect((await accessesOf(uuid)).map(({ ip }) => ip)).toEqual(['203.0.113.2']);
  });
});
