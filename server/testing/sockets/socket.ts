// A client of the sockets without any package of the protocol: what it was told, and how it was let go.
import { WebSocket } from 'ws';
import { eventually } from '../eventually.ts';

type HeardFrame = { readonly event: string; readonly channel?: string; readonly data: unknown };

export type TestSocket = {
  readonly ws: WebSocket;
  readonly heard: HeardFrame[];
  readonly closed: Promise<number>;
  say(event: string, data?: object): void;
  /** The first thing of this kind that it is told, now or later. */
  told(event: string, channel?: string): Promise<HeardFrame>;
  /** Its id, once it is let in. */
  id(): Promise<string>;
};

const QUERY = 'protocol=7&client=test&version=1';

export function openSocket(
  appUrl: string,
  { key = 'tabelao', query = QUERY, headers = {} as Record<string, string> } = {},
): TestSocket {
  const url = `${appUrl.replace('http', 'ws')}/app/${key}?${query}`;
  const ws = new WebSocket(url, { headers, perMessageDeflate: false });
  const heard: HeardFrame[] = [];
  ws.on('message', (bytes) => {
    const { data, ...frame } = JSON.parse(String(bytes));
    heard.push({ ...frame, data: typeof data === 'string' ? JSON.parse(data) : data });
  });
  ws.on('error', () => {});
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  const told: TestSocket['told'] = (event, channel) =>
    eventually((): HeardFrame => {
      const found = heard.find(
        (frame) => frame.event === event && (channel === undefined || frame.channel === channel),
      );
      if (!found) throw new Error(`not told ${event}, but ${JSON.stringify(heard)}`);
      return found;
    });
  return {
    ws,
    heard,
    closed,
    told,
    say: (event, data = {}) => ws.send(JSON.stringify({ event, data })),
    id: async () =>
      ((await told('pusher:connection_established')).data as { socket_id: string }).socket_id,
  };
}
