// A proxy as one stands before several processes: it asks those that are ready, each in turn, and asks another one where
// the first is gone. What was written is sent again only where nobody took it.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type FrontProxy = {
  readonly url: string;
  /** Those that are asked, by their ports. */
  readonly ports: Set<number>;
  close(): void;
};

const agent = new Agent({ keepAlive: true });

type Asked = { readonly from: IncomingMessage; readonly body: Buffer; readonly port: number };

/** Whether it was answered; if not, whether nobody can have done it. */
function ask(
  { from, body, port }: Asked,
  to: ServerResponse,
): Promise<'answered' | 'refused' | 'lost'> {
  const { method, url, headers } = from;
  return new Promise((resolve) => {
    const asked = request(
      { agent, host: '127.0.0.1', port, method, path: url, headers },
      (answer) => {
        // It says that it cannot now: nothing was done.
        if (answer.statusCode === 503) {
          answer.resume();
          resolve('refused');
          return;
        }
        to.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(to);
        answer.on('end', () => resolve('answered'));
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
    );
    asked.end(body);
  });
}

export async function startProxy(port: number): Promise<FrontProxy> {
  const ports = new Set<number>();
  let turn = 0;
  const inTurn = () => {
    turn += 1;
    const all = [...ports];
    return all.map((_, at) => all[(turn + at) % all.length] as number);
  };

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await buffer(from);
    for (const each of inTurn()) {
      const outcome = await ask({ from, body, port: each }, to);
      if (outcome === 'answered') return;
      if (to.headersSent || (outcome === 'lost' && from.method !== 'GET')) break;
    }
    if (!to.headersSent) to.writeHead(502);
    to.end();
  }

  const server = createServer((from, to) => void answer(from, to));
  // Who measures keeps its connections, so none is closed while something is asked on it.
  server.keepAliveTimeout = 0;
  server.on('upgrade', (from, socket, head) => {
    const [first, ...others] = inTurn();
    const lines = from.rawHeaders
      .map((text, at) => (at % 2 ? `${text}\r\n` : `${text}: `))
      .join('');
    const open = (to: number | undefined): void => {
      if (to === undefined) return void socket.destroy();
      let isOpen = false;
      const upstream = connect(to, '127.0.0.1', () => {
        isOpen = true;
        upstream.write(`GET ${from.url} HTTP/1.1\r\n${lines}\r\n`);
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      socket.on('error', () => upstream.destroy());
      socket.on('close', () => upstream.destroy());
      upstream.on('error', () => (isOpen ? socket.destroy() : open(others.shift())));
      upstream.on('close', () => isOpen && socket.end());
    };
    open(first);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
  return { url: `http://127.0.0.1:${own}`, ports, close };
}
