// Where mails go: to the mail server of MAIL_URL; without one, on a machine that is not in real use, into
// a table that /dev/mail shows. In real use without a mail server they fail, are tried
// again as any job, and in the end given up.
import type { Config } from '#server/config.ts';
import type { Tx } from '#server/database/database.ts';
import { insertIntoMailbox } from './queries.ts';
import type { RenderedLetter } from './render.ts';

export type Transport = {
  deliver(to: string, mail: RenderedLetter): Promise<void>;
  close(): void;
};

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Loaded with the first mail: most of the time there is none to send. */
async function connect(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function smtp(url: string, from: string): Transport {
  let connection: ReturnType<typeof connect> | undefined;
  return {
    async deliver(to, { subject, text, html }) {
      connection ??= connect(url);
      await (await connection).sendMail({
        from,
        // As an object, never as a line to be parsed: an address cannot bring others with it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => void connection?.then((pool) => pool.close()),
  };
}

class NoMailServer extends Error {
  override name = 'NoMailServer';
}

export function makeTransport({ mail, secure }: Config, tx: Tx): Transport {
  if (mail.url) return smtp(mail.url, mail.from);
  return {
    async deliver(to, letter) {
      if (secure) throw new NoMailServer('MAIL_URL is not set.');
      await insertIntoMailbox(tx, to, letter);
    },
    close: () => {},
  };
}
