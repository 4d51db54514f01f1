// Texts that go over the socket: JSON with an event, what it tells, and the channel. What the server tells is JSON
// again, written as a text.

export type ClientFrame = {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null when it is none. Some clients write what they tell as a text, too. */
export function readFrame(text: string): ClientFrame | null {
  const frame = parse(text);
  if (!isRecord(frame) || typeof frame.event !== 'string') return null;
  const data = typeof frame.data === 'string' ? parse(frame.data) : frame.data;
  return { event: frame.event, data: isRecord(data) ? data : {} };
}

/** `data` is JSON already. */
export const frameOf = (event: string, data: string, channel?: string): string =>
  JSON.stringify({ event, data, ...(channel !== undefined && { channel }) });

export const errorFrame = (code: number, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

export const established = (socketId: string, activityTimeout: number): string =>
  frameOf(
    'pusher:connection_established',
    JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  );

/** `data` is JSON already: what the channel tells who begins to hear it. */
export const subscribed = (channel: string, data = '{}'): string =>
  frameOf('pusher_internal:subscription_succeeded', data, channel);

/** How many hear it; clients know it as `pusher:subscription_count`. */
export const COUNT = 'pusher_internal:subscription_count';

export const counted = (channel: string, data: string): string => frameOf(COUNT, data, channel);

type SubscriptionRefusal = {
  readonly type: 'AuthError' | 'LimitReached';
  readonly error: string;
  readonly status: number;
};

export const notSubscribed = (channel: string, refusal: SubscriptionRefusal): string =>
  JSON.stringify({ event: 'pusher:subscription_error', channel, data: refusal });

export const PING = frameOf('pusher:ping', '{}');
export const PONG = frameOf('pusher:pong', '{}');
