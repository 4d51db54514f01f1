// The socket of this tab: one, whoever hears something on it. Loaded by who needs it, when the page works already.
import pusherJs, { type ChannelAuthorizationOptions } from 'pusher-js';
import { quietApi } from '#web/api/api-browser.ts';
import type { Site } from '#web/screen/site.ts';
import { lineState } from './line-state.ts';

/** Its types are those of another kind of module than it is. */
const Pusher = pusherJs as unknown as typeof pusherJs.default;
export type TabLine = InstanceType<typeof Pusher>;

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

function open({ key, cluster, host, port, secure }: NonNullable<Site['realtime']>, appUrl: string) {
  // One machine may have several names; the page allows connections to the one it came from.
  const isOurs = host === new URL(appUrl).hostname;
  const line = new Pusher(key, {
    cluster,
    wsHost: isOurs ? location.hostname : host,
    wsPort: port,
    wssPort: port,
    forceTLS: secure,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization,
  });
  line.connection.bind('state_change', ({ current }: { current: string }) => {
    if (held?.line === line && current !== 'connected') lineState.set('off');
  });
  return line;
}

let held: { readonly who: string | null; readonly line: TabLine } | undefined;

/** That of this person, or of a guest; the server ends one with the session, so another person gets another. */
export function lineOf({ realtime, appUrl }: Site, who: string | null): TabLine | null {
  if (!realtime) return null;
  if (held?.who === who) return held.line;
  held?.line.disconnect();
  const line = open(realtime, appUrl);
  held = { who, line };
  return line;
}

/** What was missed while nobody was connected is made up for by asking. Gives the function that ends it. */
export function onReturn({ connection }: TabLine, again: () => unknown): () => void {
  let wasConnected = connection.state === 'connected';
  const connected = () => {
    if (wasConnected) again();
    wasConnected = true;
  };
  connection.bind('connected', connected);
  return () => connection.unbind('connected', connected);
}
