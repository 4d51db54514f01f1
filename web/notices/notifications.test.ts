import { expect, test } from 'vitest';
import type { Notificacao } from '#contract/usuario.ts';
import { EMPTY, notificationList } from './notification-list.ts';
import { append, markAsRead, markedAsRead } from './notifications.ts';
import { clearToasts, toast, toasts } from './toast.ts';

const item = (id: string, lido = false): Notificacao => ({
  id,
  tipo: 'boas_vindas',
  mensagem: id,
  url: '/ajuda',
  lido,
  pendente: false,
  created_at: '2026-11-05T20:00:00Z',
});

test('a loaded page is put after what is there', () => {
  expect(append([item('a')], [item('b'), item('c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a notification that a live event pushed to the next page is not shown twice', () => {
  expect(append([item('a'), item('b')], [item('b'), item('c')]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('marking all as read marks each one and leaves none unread', () => {
  const list = markedAsRead({
    notifications: [item('a'), item('b', true)],
    naoLidos: 7,
    page: 2,
    hasMore: true,
    status: 'ready',
  });
  expect(list.notifications.every(({ lido }) => lido)).toBe(true);
  expect(list.naoLidos).toBe(0);
  expect(list).toMatchObject({ page: 2, hasMore: true });
});

test('a live toast goes when its notice is read, and only that one', async () => {
  clearToasts();
  notificationList.set({ ...EMPTY, notifications: [item('a'), item('b')], naoLidos: 2 });
  toast.realtime({ url: '/ajuda', mensagem: 'a' });
  toast.realtime({ url: '/ajuda', mensagem: 'b' });
  toast.success('salvo');
  await markAsRead('a');
  expect(toasts.get().map(({ text }) => text)).toEqual(['b', 'salvo']);
  clearToasts();
  notificationList.set(EMPTY);
});
