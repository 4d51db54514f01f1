// Rings a browser: encrypts the message for it and hands it to the service that its maker runs.
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Keys } from '#server/http/keys.ts';
import { type BrowserKeys, encryptFor } from './encrypt.ts';
import { isPushService } from './hosts.ts';
import { loadVapid, type Vapid, vapidHeader } from './vapid.ts';

export type PushDevice = BrowserKeys & { readonly endpoint: string };

/** `gone`: the browser has taken it back. `refused`: this message will never be taken. */
type PushOutcome = 'taken' | 'gone' | 'refused';

export type Push = {
  /** What browsers subscribe with. */
  publicKey(): Promise<string>;
  accepts(endpoint: string): boolean;
  /** Throws when it is worth another try. */
  send(device: PushDevice, message: object): Promise<PushOutcome>;
};

/** A notice that is a day old has been seen elsewhere, or is no news. */
const KEPT_SECONDS = 86_400;
const PATIENCE_MS = 10_000;

class PushServiceError extends Error {
  readonly responseCode: number;

  constructor(status: number) {
    super('the push service did not take it');
    this.responseCode = status;
  }
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new PushServiceError(status);
  return 'refused';
}

type Parts = { readonly config: Config; readonly db: Database; readonly keys: Keys };

export function makePush({ config, db, keys }: Parts): Push {
  const { appUrl, secure, pushHosts } = config;
  const subject = secure ? appUrl : 'mailto:nao-responda@localhost';
  let pair: Promise<Vapid> | undefined;
  const vapid = () => {
    pair ??= loadVapid(db, keys).catch((error) => {
      pair = undefined;
      throw error;
    });
    return pair;
  };
  const accepts = (endpoint: string) => isPushService(endpoint, pushHosts);

  return {
    publicKey: async () => (await vapid()).publicKey,
    accepts,
    async send({ endpoint, ...browser }, message) {
      if (!accepts(endpoint)) return 'gone';
      const authorization = vapidHeader(await vapid(), { endpoint, subject, now: Date.now() });
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          urgency: 'normal',
        },
        body: new Uint8Array(encryptFor(browser, Buffer.from(JSON.stringify(message)))),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer);
    },
  };
}
