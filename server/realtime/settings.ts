// How the product tells browsers that something happened: by sockets of its own, through another server that speaks
// the Pusher protocol, or not at all.
import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { PublicRealtime } from '#contract/realtime/eventos.ts';

const OWN_NAME = 'tabelao';
const port = 'must be a whole number from 1 to 65535';
const most = 'must be a whole number from 1 to 100000';

/** A part of the environment (`server/config.ts`). */
export const realtimeEnvironment = {
  REALTIME: z
    .enum(['embedded', 'pusher', 'off'], 'must be embedded, pusher or off')
    .default('embedded'),
  REALTIME_CONNECTIONS: z.coerce
    .number(most)
    .int(most)
    .min(1, most)
    .max(100_000, most)
    .default(10_000),
  REALTIME_CONNECTIONS_PER_ADDRESS: z.coerce
    .number(most)
    .int(most)
    .min(1, most)
    .max(100_000, most)
    .default(500),
  /** Joins the processes instead of PostgreSQL. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })
    .optional(),
  PUSHER_APP_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the id of an app')
    .optional(),
  PUSHER_APP_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the key of an app')
    .optional(),
  PUSHER_APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  PUSHER_APP_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, 'must be a cluster such as sa1')
    .optional(),
  PUSHER_HOST: z
    .string()
    .regex(/^[\w.-]{1,253}$/, 'must be the name of a host')
    .optional(),
  PUSHER_PORT: z.coerce.number(port).int(port).min(1, port).max(65_535, port).optional(),
  PUSHER_SCHEME: z.enum(['http', 'https'], 'must be http or https').default('https'),
};

type RealtimeValues = z.output<z.ZodObject<typeof realtimeEnvironment>>;

export type RealtimeConfig = {
  readonly driver: 'embedded' | 'pusher' | 'off';
  readonly appId: string;
  readonly app: { readonly key: string; readonly secrets: readonly string[] };
  /** Null where nothing is connected. */
  readonly public: PublicRealtime | null;
  readonly redisUrl: string | null;
  readonly limits: { readonly connections: number; readonly perAddress: number };
};

const DEFAULT_CLUSTER = 'mt1';
const HTTPS = 443;
const HTTP = 80;

/** A secret that every process with the same key of the application has. */
const derived = (appKey: string) =>
  Buffer.from(hkdfSync('sha256', appKey, '', 'tabelao/realtime', 32)).toString('hex');

function where(values: RealtimeValues, appUrl: URL): Omit<PublicRealtime, 'key'> {
  const { REALTIME: driver, PUSHER_APP_CLUSTER: cluster = DEFAULT_CLUSTER } = values;
  const isOwn = driver === 'embedded';
  const secure = isOwn ? appUrl.protocol === 'https:' : values.PUSHER_SCHEME === 'https';
  const usual = secure ? HTTPS : HTTP;
  if (isOwn) {
    return { cluster, secure, host: appUrl.hostname, port: Number(appUrl.port) || usual };
  }
  const host = values.PUSHER_HOST ?? `ws-${cluster}.pusher.com`;
  return { cluster, secure, host, port: values.PUSHER_PORT ?? usual };
}

/** Names of settings that another server needs and that are not there. */
export function missingSettings(values: RealtimeValues): string[] {
  if (values.REALTIME !== 'pusher') return [];
  return (['PUSHER_APP_ID', 'PUSHER_APP_KEY', 'PUSHER_APP_SECRET'] as const).filter(
    (name) => values[name] === undefined,
  );
}

export function readRealtime(
  values: RealtimeValues,
  appUrl: string,
  appKeys: readonly string[],
): RealtimeConfig {
  const { REALTIME: driver, PUSHER_APP_KEY: key = OWN_NAME, PUSHER_APP_SECRET: secret } = values;
  return {
    driver,
    appId: values.PUSHER_APP_ID ?? OWN_NAME,
    app: { key, secrets: secret ? [secret] : appKeys.map(derived) },
    public: driver === 'off' ? null : { key, ...where(values, new URL(appUrl)) },
    redisUrl: values.REDIS_URL ?? null,
    limits: {
      connections: values.REALTIME_CONNECTIONS,
      perAddress: values.REALTIME_CONNECTIONS_PER_ADDRESS,
    },
  };
}
