// What a client says, and what follows: one short function for each event of the protocol.
import { CODES } from './codes.ts';
import { type Connection, type Holder, readHolder } from './connection.ts';
import {
  type ClientFrame,
  counted,
  errorFrame,
  frameOf,
  notSubscribed,
  PONG,
  readFrame,
  subscribed,
} from './frames.ts';
import type { Hub } from './hub.ts';
import { isClientEvent } from './names.ts';
import { type ChannelRule, type Ruled, ruleOf } from './rules.ts';
import { type App, channelText, isAuth, userText } from './signatures.ts';

export type ProtocolRoom = {
  readonly app: App;
  readonly hub: Hub;
  readonly rules: readonly ChannelRule[];
  readonly mostChannels: number;
  /** How many hear a channel, as it was told last. */
  viewers?(channel: string): string | undefined;
  /** Whether this session has not ended. */
  lasts(sessao: string): Promise<boolean>;
};

const REFUSED = {
  type: 'AuthError',
  error: 'The channel is not for this client.',
  status: 403,
} as const;
const TOO_MANY = { type: 'LimitReached', error: 'Too many channels.', status: 4100 } as const;
const LONGEST_ECHO = 200;

/** Who is let in by what came with the question; null for anybody, false for nobody. */
async function admitted(
  { app, lasts }: ProtocolRoom,
  connection: Connection,
  { rule, about }: Ruled,
  { channel, auth, channel_data: given }: ClientFrame['data'],
): Promise<Holder | null | false> {
  if (rule.by === 'anybody') return (await rule.may(about, null)) ? null : false;
  if (rule.by === 'sign-in') return connection.user?.usuario === about && connection.user;
  const text = channelText(connection.socketId, String(channel), String(given));
  const holder = isAuth(app, text, auth) ? readHolder(given) : null;
  if (!holder || !(await lasts(holder.sessao))) return false;
  return (await rule.may(about, holder.usuario)) && holder;
}

async function subscribe(
  room: ProtocolRoom,
  connection: Connection,
  data: ClientFrame['data'],
): Promise<void> {
  const name = String(data.channel);
  const { channels, asked } = connection;
  const ruled = ruleOf(room.rules, data.channel);
  const refuse = (refusal: Parameters<typeof notSubscribed>[1]) =>
    connection.send(notSubscribed(name.slice(0, LONGEST_ECHO), refusal));
  if (!ruled) return refuse(REFUSED);
  if (channels.has(name)) return connection.send(subscribed(name));
  if (channels.size + asked.size >= room.mostChannels) return refuse(TOO_MANY);
  asked.add(name);
  const holder = await admitted(room, connection, ruled, data).catch(() => false as const);
  // Gone, or no longer wanted, while it was looked up.
  if (!asked.delete(name) || !connection.isOpen()) return;
  if (holder === false) return refuse(REFUSED);
  room.hub.join(connection, name, holder);
  // Asked after they hear it: what changes from here on they are told.
  const now = await ruled.rule.now?.(ruled.about).catch(() => undefined);
  if (!channels.has(name)) return;
  connection.send(subscribed(name, now));
  const viewers = room.viewers?.(name);
  if (viewers) connection.send(counted(name, viewers));
}

function unsubscribe(
  { hub }: ProtocolRoom,
  connection: Connection,
  { channel }: ClientFrame['data'],
): void {
  connection.asked.delete(String(channel));
  hub.leave(connection, String(channel));
}

async function signIn(
  { app, lasts }: ProtocolRoom,
  connection: Connection,
  data: ClientFrame['data'],
) {
  const { auth, user_data: given } = data;
  const isOurs = isAuth(app, userText(connection.socketId, String(given)), auth);
  const holder = isOurs ? readHolder(given) : null;
  const isLasting = holder !== null && (await lasts(holder.sessao).catch(() => false));
  if (!connection.isOpen()) return;
  if (!holder || !isLasting) {
    return connection.end(CODES.unauthorised, 'The signature is not valid.');
  }
  connection.user = holder;
  connection.send(frameOf('pusher:signin_success', JSON.stringify({ user_data: given })));
}

export async function handleMessage(room: ProtocolRoom, connection: Connection, text: string) {
  const frame = readFrame(text);
  if (!frame) return connection.send(errorFrame(CODES.reconnect, 'Invalid message format'));
  const { event, data } = frame;
  if (isClientEvent(event)) {
    return connection.send(
      errorFrame(CODES.tooManyMessages, 'ConnectedClient events are not enabled.'),
    );
  }
  switch (event) {
    case 'pusher:ping':
      return connection.send(PONG);
    case 'pusher:subscribe':
      return subscribe(room, connection, data);
    case 'pusher:unsubscribe':
      return unsubscribe(room, connection, data);
    case 'pusher:signin':
      return signIn(room, connection, data);
    default:
      // Pongs and what later versions may say ask for nothing.
      return undefined;
  }
}
