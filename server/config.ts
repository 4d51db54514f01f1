// Configuration: read from the environment once, checked whole, one clear line for each bad value.
import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { PROVEDORES, type Provedor } from '#contract/auth.ts';
import {
  missingKeys,
  type PaymentsConfig,
  paymentsEnvironment,
  readPayments,
} from './pagamentos/settings.ts';
import {
  missingSettings,
  type RealtimeConfig,
  readRealtime,
  realtimeEnvironment,
} from './realtime/settings.ts';

const KEY_LENGTH = 32;
export const ANALYTICS_ORIGIN = 'https://www.googletagmanager.com';

const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(byDefault)
    .transform((value) => value === 'on');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((text) => URL.canParse(text) && new URL(text).pathname === '/', 'must have no path')
  .transform((text) => new URL(text).origin);

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

const environment = z.object({
  PORT: z.coerce
    .number('must be a whole number from 0 to 65535')
    .int('must be a whole number from 0 to 65535')
    .min(0, 'must be a whole number from 0 to 65535')
    .max(65_535, 'must be a whole number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('localhost'),
  APP_URL: webAddress.optional(),
  APP_KEY: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number('must be a whole number from 1 to 100')
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be a whole number from 1 to 100')
    .max(100, 'must be a whole number from 1 to 100')
    .default(10),
  PATIENCE: z.coerce
    .number('must be a number from 1 to 60')
    .min(1, 'must be a number from 1 to 60')
    .max(60, 'must be a number from 1 to 60')
    .default(1),
  TRUST_PROXY: z.string().optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/,
      'must be Name <name@example.com>',
    )
    .optional(),
  MAIL_PER_SECOND: z.coerce
    .number('must be a whole number from 1 to 1000')
    .int('must be a whole number from 1 to 1000')
    .min(1, 'must be a whole number from 1 to 1000')
    .max(1_000, 'must be a whole number from 1 to 1000')
    .default(10),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be a level such as info')
    .default('info'),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  PAGE_CACHE: onOff('on'),
  LEAKED_PASSWORDS_FILE: z
    .string()
    .refine(isReadable, 'must be a file that can be read')
    .optional(),
  CLOCK_SHIFT: z.coerce
    .number('must be a whole number of seconds')
    .int('must be a whole number of seconds')
    .default(0),
  DISK_RESERVE_MB: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(64),
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]{4,40}$/, 'must be a measurement id such as G-ABC123DEF4')
    .optional(),
  ANALYTICS_URL: webAddress.optional(),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_CONTACT: z.string().max(200).optional(),
  PUSH_HOSTS: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.optional(),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  DISCORD_ISSUER: webAddress.optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: webAddress.optional(),
  ...realtimeEnvironment,
  ...paymentsEnvironment,
});

export type SocialClient = {
  readonly id: string;
  readonly secret: string;
  /** Another server of the same kind instead of the provider's own. */
  readonly issuer: string | undefined;
};

type AnalyticsConfig = {
  /** The measurement id of Google Analytics. */
  readonly id: string;
  /** Where its script comes from: the provider's host, or another one that stands in for it. */
  readonly origin: string;
};

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Origin under which people reach the product; every absolute link starts with it. */
  readonly appUrl: string;
  readonly secure: boolean;
  /** The first key signs; all of them verify, so that a key can be replaced without logging people out. */
  readonly appKeys: readonly string[];
  readonly dataDir: string;
  readonly database: ({ url: string; connections: number } | { folder: string }) & {
    /** Seconds by which rules are judged ahead of the real time; never in real use. */
    readonly clockShift: number;
    readonly patience: number;
  };
  /** How many times longer than usual the database and a page may take before somebody is told to come back. */
  readonly patience: number;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** Without an address mails go to /dev/mail on this machine, and wait in the queue in real use. */
  readonly mail: {
    readonly url: string | undefined;
    readonly from: string;
    /** Of those that tell of championships; the ones about an account leave at once. */
    readonly perSecond: number;
  };
  /** The providers by which people can log in. */
  readonly social: Readonly<Partial<Record<Provedor, SocialClient>>>;
  /** Counts visits of who agrees to it; undefined: nothing of it is loaded. */
  readonly analytics: AnalyticsConfig | undefined;
  /** Who answers for the site in its terms; null: nobody was named. */
  readonly responsavel: { readonly nome: string; readonly contato: string } | null;
  /** Where plans are paid; null: they are not for sale. */
  readonly pagamentos: PaymentsConfig | null;
  /** How browsers are told that something happened. */
  readonly realtime: RealtimeConfig;
  /** Push services besides those of the known browsers. */
  readonly pushHosts: readonly string[];
  readonly logLevel: string;
  readonly demonstration: boolean;
  readonly pageCache: boolean;
  /** Sorted SHA-1 lines of passwords that nobody may choose (`server/senha/vazadas.ts`). */
  readonly leakedPasswords: string | undefined;
  /** Bytes that must stay free on the disk of the data; with less, nothing is written. */
  readonly diskReserve: number;
};

export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(['The configuration is not valid:', ...lines.map((line) => `  ${line}`)].join('\n'));
  }
}

/** Without APP_KEY (allowed on plain http only) a key is made once and kept beside the data. */
function ownKey(dataDir: string): string {
  const file = join(dataDir, 'app-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const key = randomBytes(KEY_LENGTH).toString('base64url');
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  }
}

function readKeys(text: string | undefined, secure: boolean, dataDir: string): string[] {
  if (text === undefined) {
    if (secure) throw new ConfigError(['APP_KEY must be set when APP_URL is an https address']);
    return [ownKey(dataDir)];
  }
  const keys = text.split(',').map((key) => key.trim());
  if (keys.some((key) => key.length < KEY_LENGTH)) {
    throw new ConfigError([`APP_KEY must have at least ${KEY_LENGTH} characters per key`]);
  }
  return keys;
}

function withoutPassword(value: string): string {
  return value.replace(/\/\/[^/]*@/, '//…@');
}

/** Both parts of a client or none: half of one is a mistake. */
function readSocial(values: z.output<typeof environment>): Config['social'] {
  const social: Partial<Record<Provedor, SocialClient>> = {};
  for (const provedor of PROVEDORES) {
    const name = provedor.toUpperCase() as Uppercase<Provedor>;
    const id = values[`${name}_CLIENT_ID`];
    const secret = values[`${name}_CLIENT_SECRET`];
    if (!id && !secret) continue;
    if (!id || !secret) {
      throw new ConfigError([`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together`]);
    }
    social[provedor] = { id, secret, issuer: values[`${name}_ISSUER`] };
  }
  return social;
}

/** Settings that only make sense together. */
function requireWhole(values: z.output<typeof environment>): void {
  const lines = [
    ...missingSettings(values).map((name) => `${name} must be set when REALTIME is pusher`),
    ...missingKeys(values).map((name) => `${name} must be set with the other keys of the provider`),
  ];
  if (lines.length > 0) throw new ConfigError(lines);
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} ${issue.message} (it is '${withoutPassword(given[name] ?? '')}')`;
      }),
    );
  }
  const values = parsed.data;
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  const secure = appUrl.startsWith('https:');
  if (secure && values.CLOCK_SHIFT !== 0) {
    throw new ConfigError(['CLOCK_SHIFT must not be set when APP_URL is an https address']);
  }
  requireWhole(values);
  const dataDir = resolve(values.DATA_DIR);
  const appKeys = readKeys(values.APP_KEY, secure, dataDir);
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl,
    secure,
    appKeys,
    realtime: readRealtime(values, appUrl, appKeys),
    pagamentos: readPayments(values, appUrl, appKeys),
    dataDir,
    database: {
      ...(values.DATABASE_URL
        ? { url: values.DATABASE_URL, connections: values.DATABASE_CONNECTIONS }
        : { folder: dataDir }),
      clockShift: values.CLOCK_SHIFT,
      patience: values.PATIENCE,
    },
    trustProxy: values.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? [],
    mail: {
      url: values.MAIL_URL,
      from: values.MAIL_FROM ?? `Tabelão <nao-responda@${new URL(appUrl).hostname}>`,
      perSecond: values.MAIL_PER_SECOND,
    },
    social: readSocial(values),
    analytics: values.ANALYTICS_ID
      ? { id: values.ANALYTICS_ID, origin: values.ANALYTICS_URL ?? ANALYTICS_ORIGIN }
      : undefined,
    responsavel:
      values.OPERATOR_NAME && values.OPERATOR_CONTACT
        ? { nome: values.OPERATOR_NAME, contato: values.OPERATOR_CONTACT }
        : null,
    pushHosts: values.PUSH_HOSTS?.split(',').map((host) => host.trim()) ?? [],
    logLevel: values.LOG_LEVEL,
    demonstration: values.DEMO ? values.DEMO === 'on' : !secure,
    pageCache: values.PAGE_CACHE,
    patience: values.PATIENCE,
    leakedPasswords: values.LEAKED_PASSWORDS_FILE,
    diskReserve: values.DISK_RESERVE_MB * 1_000_000,
  };
}
