// Sends a letter to one person. Called by jobs only: a mail never makes an answer wait, and never speaks
// of something that was rolled back.
import { createHash } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { countAttempt, takeAttemptBack } from '#server/http/limiter.ts';
import { type Letter, renderLetter } from './render.ts';
import { makeTransport } from './transport.ts';

export type Mailer = {
  send(to: string, letter: Letter): Promise<void>;
  close(): void;
};

type MailLog = { warn(details: object, text: string): void };

/** Of each kind: what a stranger can cause never takes the room of a mail about the account's safety. */
const MOST_PER_DAY = 20;
const DAY_SECONDS = 86_400;

/** The mail server's word is final: no such person, refused content. Trying again would only annoy it. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

function dayKey(to: string, { model, kind }: Letter): string {
  const name = kind ? `${model}-${kind}` : model;
  return `mail-${name}:${createHash('sha256').update(to).digest('base64url')}`;
}

export function makeMailer(config: Config, db: Database, log: MailLog): Mailer {
  const transport = makeTransport(config, db);
  return {
    async send(to, letter) {
      const key = dayKey(to, letter);
      const { count } = await countAttempt(db, key, DAY_SECONDS);
      if (count > MOST_PER_DAY) {
        log.warn(
          { model: letter.model },
          'mail not sent: too many of this kind to one recipient today',
        );
        return;
      }
      try {
        await transport.deliver(to, renderLetter(letter));
      } catch (error) {
        // Nothing was sent, so it does not count: an outage must not use up the mails of the day.
        await takeAttemptBack(db, key);
        if (!isFinal(error)) throw error;
        const { responseCode } = error as { responseCode: number };
        log.warn({ model: letter.model, responseCode }, 'mail refused by the mail server');
      }
    },
    close: () => transport.close(),
  };
}
