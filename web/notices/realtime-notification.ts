// A notification that has just arrived. Whoever holds the live connection says so with this event; the
// shell shows the toast and brings the bell up to date. The connection's code stays out of the first load.

import { currentUser } from '#web/session/user.ts';
import { toast } from './toast.ts';

export const NOTIFICATION_EVENT = 'tabelao:notificacao';

type RealtimeNotification = { readonly url: string; readonly mensagem: string };

function receive(event: Event): void {
  const { url, mensagem } = (event as CustomEvent<RealtimeNotification>).detail;
  toast.realtime({ url: String(url), mensagem: String(mensagem) });
  if (currentUser() === null) return;
  import('./notifications.ts').then(
    ({ resetNotifications }) => resetNotifications(),
    () => undefined,
  );
}

/** Gives the function that stops listening. */
export function receiveNotifications(): () => void {
  window.addEventListener(NOTIFICATION_EVENT, receive);
  return () => window.removeEventListener(NOTIFICATION_EVENT, receive);
}
