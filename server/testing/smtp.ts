// A real mail server on loopback that keeps what it is given, and refuses when told to.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Received = {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly raw: string;
};

export type Smtp = {
  readonly url: string;
  readonly received: Received[];
  /** Answers the next message with this code instead of taking it. */
  refuse(code: number): void;
  close(): Promise<void>;
};

function headersOf(raw: string): Map<string, string> {
  const head = raw.split('\r\n\r\n', 1)[0] ?? '';
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

export async function startSmtp(): Promise<Smtp> {
  const received: Received[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const responseCode = refusals.shift();
        if (responseCode) return done(Object.assign(new Error('refused'), { responseCode }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          headers: headersOf(raw),
          raw,
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code) => void refusals.push(code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
