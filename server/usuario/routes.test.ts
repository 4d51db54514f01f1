import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { uuidv7 } from '#server/uuid.ts';
import { deleteOldNotifications } from './queries.ts';

const t = testApp();

async function notify(usuarioUuid: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const id = uuidv7();
    ids.push(id);
    await t.db.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url, created_at)
      values (${id}, ${usuarioUuid}, 'teste', ${`aviso ${i}`}, '/ajuda',
        now() + make_interval(secs => ${i}))`);
  }
  return ids;
}

describe('GET /api/usuario/notifications', () => {
  test('pages of ten, newest first, with the unread count and a next link while there is more', async () => {
    const ana = await t.signedIn();
    await notify(ana.uuid, 13);
    const first = (await ana.get('/api/usuario/notifications?page=1')).json();
    expect(first.data).toHaveLength(10);
    expect(first.data[0]).toMatchObject({ mensagem: 'aviso 12', lido: false, url: '/ajuda' });
    expect(first.nao_lidos).toBe(13);
    expect(first.links.next).toBe('http://localhost:3000/api/usuario/notifications?page=2');
    expect(first.meta).toMatchObject({ current_page: 1, from: 1, to: 10, per_page: 10 });
    const second = (await ana.get('/api/usuario/notifications?page=2')).json();
    expect(second.data.map((item: { mensagem: string }) => item.mensagem)).toEqual([
      'aviso 2',
      'aviso 1',
      'aviso 0',
    ]);
    expect(second.links).toMatchObject({ next: null });
  });

  test.each(['', '?page=', '?page=0', '?page=-3', '?page=abc', '?page=1.5', '?page=1&page=2'])(
    'a page that is no page (%s) counts as the first',
    async (query) => {
      const ana = await t.signedIn();
      const answer = await ana.get(`/api/usuario/notifications${query}`);
      expect(answer.json().meta.current_page).toBe(1);
    },
  );

  test('beyond the end there is nothing, and far beyond it is refused', async () => {
    const ana = await t.signedIn();
    const beyond = (await ana.get('/api/usuario/notifications?page=7')).json();
    expect(beyond).toMatchObject({ data: [], meta: { from: null, to: null } });
    expect((await ana.get('/api/usuario/notifications?page=201')).statusCode).toBe(422);
  });

  test("never shows another person's", async () => {
    const ana = await t.signedIn();
    const bia = await t.signedIn();
    await notify(ana.uuid, 1);
    expect((await bia.get('/api/usuario/notifications')).json()).toMatchObject({
      data: [],
      nao_lidos: 0,
    });
  });
});

describe('PUT /api/usuario/notifications/lidas', () => {
  test('marks all of mine and only mine, and can be repeated', async () => {
    const ana = await t.signedIn();
    const bia = await t.signedIn();
    await notify(ana.uuid, 3);
    await notify(bia.uuid, 1);
    expect((await ana.put('/api/usuario/notifications/lidas')).statusCode).toBe(204);
    expect((await ana.put('/api/usuario/notifications/lidas')).statusCode).toBe(204);
    expect((await ana.get('/api/usuario/notifications')).json().nao_lidos).toBe(0);
    expect((await bia.get('/api/usuario/notifications')).json().nao_lidos).toBe(1);
  });
});

describe('PUT /api/usuario/notifications/:id/lida', () => {
  test("marks one; another person's, an unknown and a malformed id are all not found", async () => {
    const ana = await t.signedIn();
    const bia = await t.signedIn();
    const [id = ''] = await notify(ana.uuid, 2);
    expect((await bia.put(`/api/usuario/notifications/${id}/lida`)).statusCode).toBe(404);
    expect((await ana.get('/api/usuario/notifications')).json().nao_lidos).toBe(2);
    expect((await ana.put(`/api/usuario/notifications/${id}/lida`)).statusCode).toBe(204);
    expect((await ana.get('/api/usuario/notifications')).json().nao_lidos).toBe(1);
    expect((await ana.put(`/api/usuario/notifications/${uuidv7()}/lida`)).statusCode).toBe(404);
    expect((await ana.put('/api/usuario/notifications/xyz/lida')).statusCode).toBe(404);
  });
});

test('old notifications are swept away: read for 90 days, unread for a year', async () => {
  const ana = await t.signedIn();
  const put = (mensagem: string, days: number, readDays: number | null) =>
    t.db.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url, created_at, read_at)
      values (${uuidv7()}, ${ana.uuid}, 'teste', ${mensagem}, '/',
        now() - make_interval(days => ${days}), now() - make_interval(days => ${readDays}::int))`);
  await put('read long ago', 100, 91);
  await put('read lately', 300, 2);
  await put('unread for months', 300, null);
  await put('unread for years', 366, null);
  await put('new', 1, null);
  await deleteOldNotifications(t.db);
  const { data } = (await ana.get('/api/usuario/notifications')).json();
  expect(data.map(({ mensagem }: { mensagem: string }) => mensagem).sort()).toEqual([
    'new',
    'read lately',
    'unread for months',
  ]);
});
