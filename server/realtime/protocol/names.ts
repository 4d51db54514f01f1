// What the protocol lets be a channel and a socket. Both are checked before anything is signed: the signature of a
// person is over `socket::user::data`, and must not come out of a strange channel or socket.

export const SOCKET_ID = /^\d{1,10}\.\d{1,10}$/;
const CHANNEL = /^#?[A-Za-z0-9_\-=@,.;]{1,200}$/;
const CLIENT_EVENT = 'client-';

export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && CHANNEL.test(name);

export const isClientEvent = (event: string): boolean => event.startsWith(CLIENT_EVENT);

const HALF = 1_000_000_000;

export const newSocketId = (random: (below: number) => number): string =>
  `${random(HALF)}.${random(HALF)}`;
