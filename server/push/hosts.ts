// To whom a message may be sent: a browser says where, so anybody can say anything. The services of browsers are
// known, and nobody else is asked.

/** A name that begins with a dot stands for every name that ends so. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const LOOPBACK = ['127.0.0.1', 'localhost'];

const matches = (hostname: string) => (name: string) =>
  name.startsWith('.') ? hostname.endsWith(name) : hostname === name;

/** `more`: services that the configuration adds; one on this very machine needs no certificate. */
export function isPushService(address: string, more: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.hash) return false;
  const { protocol, hostname, port } = url;
  if (LOOPBACK.includes(hostname)) return more.includes(hostname) && /^https?:$/.test(protocol);
  return protocol === 'https:' && port === '' && [...SERVICES, ...more].some(matches(hostname));
}
