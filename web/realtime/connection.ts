// The live connection of this tab, with the packages that the specification names. Loaded by who needs it, when the
// page works already.
import Echo from 'laravel-echo';
import pusherJs, { type ChannelAuthorizationOptions } from 'pusher-js';
import type { NotificacaoAoVivo, PublicRealtime } from '#contract/realtime/eventos.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { resetNotifications } from '#web/notices/notifications.ts';
import { NOTIFICATION_EVENT } from '#web/notices/realtime-notification.ts';
import type { Site } from '#web/screen/site.ts';
import { currentUser } from '#web/session/user.ts';

/** Its types are those of another kind of module than it is. */
const Pusher = pusherJs as unknown as typeof pusherJs.default;
type Pusher = InstanceType<typeof Pusher>;

/** Asked as everything else is: the token changes with the session, and may be missing. */
const channelAuthorization: ChannelAuthorizationOptions = {
  transport: 'ajax',
  endpoint: '/broadcasting/auth',
  customHandler: ({ socketId, channelName }, done) => {
    const body = { socket_id: socketId, channel_name: channelName };
    quietApi('POST /broadcasting/auth', { body }).then(
      ({ auth, channel_data }) => done(null, { auth, ...(channel_data && { channel_data }) }),
      (error: Error) => done(error, null),
    );
  },
};

function open({ key, cluster, host, port, secure }: PublicRealtime, appUrl: string) {
  // One machine may have several names; the page allows connections to the one it came from.
  const isOurs = host === new URL(appUrl).hostname;
  const client = new Pusher(key, {
    cluster,
    wsHost: isOurs ? location.hostname : host,
    wsPort: port,
    wssPort: port,
    forceTLS: secure,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization,
  });
  return { client, echo: new Echo({ broadcaster: 'pusher', key, cluster, client }) };
}

/** What was missed while nobody was connected is made up for by asking. */
function onReturn({ connection }: Pusher, again: () => unknown): void {
  let wasConnected = false;
  connection.bind('connected', () => {
    if (wasConnected) again();
    wasConnected = true;
  });
}

let hearing: { readonly uuid: string; readonly client: Pusher } | undefined;

/** Hears the notices of a person from now on; whom it heard before, no more. The server ends it with the session. */
export function hear({ realtime, appUrl }: Site, uuid: string): void {
  if (!realtime || hearing?.uuid === uuid) return;
  hearing?.client.disconnect();
  const { client, echo } = open(realtime, appUrl);
  hearing = { uuid, client };
  const known = new Set<string>();
  echo.private(`users.${uuid}`).notification((detail: NotificacaoAoVivo) => {
    // It may be sent twice; it is shown once, and to nobody else who has come to this tab since.
    if (known.has(detail.id) || currentUser()?.uuid !== uuid) return;
    known.add(detail.id);
    window.dispatchEvent(new CustomEvent(NOTIFICATION_EVENT, { detail }));
  });
  onReturn(client, resetNotifications);
}
