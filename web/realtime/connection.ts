// Notices of a person, with the packages that the specification names.
import Echo from 'laravel-echo';
import type { NotificacaoAoVivo } from '#contract/realtime/eventos.ts';
import { resetNotifications } from '#web/notices/notifications.ts';
import { NOTIFICATION_EVENT } from '#web/notices/realtime-notification.ts';
import type { Site } from '#web/screen/site.ts';
import { currentUser } from '#web/session/user.ts';
import { lineOf, onReturn, type TabLine } from './line.ts';

let hearing: TabLine | undefined;

/** Hears the notices of a person from now on; whom it heard before, no more. The server ends it with the session. */
export function hear(site: Site, uuid: string): void {
  const { realtime } = site;
  const line = lineOf(site, uuid);
  if (!realtime || !line || line === hearing) return;
  hearing = line;
  const { key, cluster } = realtime;
  const echo = new Echo({ broadcaster: 'pusher', key, cluster, client: line });
  const known = new Set<string>();
  echo.private(`users.${uuid}`).notification((detail: NotificacaoAoVivo) => {
    // It may be sent twice; it is shown once, and to nobody else who has come to this tab since.
    if (known.has(detail.id) || currentUser()?.uuid !== uuid) return;
    known.add(detail.id);
    window.dispatchEvent(new CustomEvent(NOTIFICATION_EVENT, { detail }));
  });
  onReturn(line, resetNotifications);
}
