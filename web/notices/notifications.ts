// What is asked of and told to the server about the list behind the bell (specification, sections 3 and 4). Guests do
// not load it.
import type { Notificacao } from '#contract/usuario.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { EMPTY, type NotificationList, notificationList } from './notification-list.ts';
import { dismissToast, toasts } from './toast.ts';

function change(part: Partial<NotificationList>): void {
  notificationList.set({ ...notificationList.get(), ...part });
}

/** A live event shifts the pages, so a notification may come twice. */
export function append(
  list: readonly Notificacao[],
  page: readonly Notificacao[],
): readonly Notificacao[] {
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...page.filter(({ id }) => !known.has(id))];
}

export function markedAsRead(list: NotificationList): NotificationList {
  const notifications = list.notifications.map((item) => ({ ...item, lido: true }));
  return { ...list, notifications, naoLidos: 0 };
}

let latestLoad = 0;

export async function loadMoreNotifications(): Promise<void> {
  latestLoad += 1;
  const load = latestLoad;
  const { page } = notificationList.get();
  change({ status: 'loading' });
  try {
    const answer = await quietApi('GET /api/usuario/notifications', { query: { page } });
    if (load !== latestLoad) return;
    change({
      notifications: append(notificationList.get().notifications, answer.data),
      naoLidos: answer.nao_lidos,
      page: page + 1,
      hasMore: Boolean(answer.links.next),
      status: 'ready',
    });
  } catch {
    if (load === latestLoad) change({ status: 'failed' });
  }
}

export async function resetNotifications(): Promise<void> {
  const { naoLidos } = notificationList.get();
  notificationList.set({ ...EMPTY, naoLidos });
  await loadMoreNotifications();
}

export function forgetNotifications(): void {
  latestLoad += 1;
  notificationList.set(EMPTY);
}

/** What was just told of it need not be read twice. */
function dismissToasts(isRead: (url: string, text: string) => boolean): void {
  for (const { id, kind, url, text } of toasts.get()) {
    if (kind === 'realtime' && isRead(url, text)) dismissToast(id);
  }
}

export async function markAllAsRead(): Promise<void> {
  dismissToasts(() => true);
  notificationList.set(markedAsRead(notificationList.get()));
  // The failure has been shown; what the server holds is the truth.
  await api('PUT /api/usuario/notifications/lidas').catch(resetNotifications);
}

const isUnreadHere = (id: string) =>
  notificationList.get().notifications.some((item) => item.id === id && !item.lido);

/** The page of notices shows more of them than this list has. */
export async function markAsRead(id: string, isUnread = isUnreadHere(id)): Promise<void> {
  const { notifications, naoLidos } = notificationList.get();
  if (!isUnread) return;
  dismissToasts((url, text) =>
    notifications.some((item) => item.id === id && item.url === url && item.mensagem === text),
  );
  change({
    notifications: notifications.map((item) => (item.id === id ? { ...item, lido: true } : item)),
    naoLidos: Math.max(0, naoLidos - 1),
  });
  await quietApi('PUT /api/usuario/notifications/:id/lida', { params: { id } }).catch(
    () => undefined,
  );
}
