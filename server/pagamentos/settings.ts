// Where plans are paid: at the provider, with its keys; without keys on this machine, at a demonstration of it; nowhere
// else. In real use plans are not for sale until there are keys.
import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Periodo } from '#regras/planos.ts';

const PROVIDER = 'https://api.stripe.com';
/** The newest whose calls we know. */
const SCRIPT = 'https://js.stripe.com/dahlia/stripe.js';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A part of the environment (`server/config.ts`). */
export const paymentsEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w{8,}$/, 'must be a secret key such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, 'must be the secret of a webhook such as whsec_…')
    .optional(),
  STRIPE_PRICE_MENSAL: z
    .string()
    .regex(/^price_\w+$/, 'must be a price such as price_…')
    .optional(),
  STRIPE_PRICE_ANUAL: z
    .string()
    .regex(/^price_\w+$/, 'must be a price such as price_…')
    .optional(),
  /** With it a card is changed on our own page, in the provider's frame; without it on a page of the provider. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w{8,}$/, 'must be a publishable key such as pk_live_…')
    .optional(),
  /** Where browsers load the provider's script from. */
  STRIPE_SCRIPT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  /** Another server that speaks the same. */
  STRIPE_API: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
};

type PaymentsValues = z.output<z.ZodObject<typeof paymentsEnvironment>>;

export type PaymentsConfig = {
  readonly kind: 'provedor' | 'demonstracao';
  readonly key: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<Periodo, string>>;
  /** Null: where the demonstration listens is known once it does. */
  readonly api: string | null;
  /** What the provider's script in a browser needs; null where cards are given on its pages alone. */
  readonly navegador: { readonly chave: string; readonly script: string } | null;
};

const NEEDED = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MENSAL',
  'STRIPE_PRICE_ANUAL',
] as const;

/** Some of the keys without the others are a mistake. */
export function missingKeys(values: PaymentsValues): readonly string[] {
  const missing = NEEDED.filter((name) => values[name] === undefined);
  return missing.length === NEEDED.length ? [] : missing;
}

const secretOf = (appKey: string) =>
  `whsec_${Buffer.from(hkdfSync('sha256', appKey, '', 'pagamentos', 24)).toString('hex')}`;

/** From another name of this machine: another site for a browser, as the provider is, so that policies are tried too. */
function scriptOf(appUrl: string): string {
  const url = new URL('/dev/pagamentos/provedor.js', appUrl);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.href;
}

/** Null: plans are not for sale. */
export function readPayments(
  values: PaymentsValues,
  appUrl: string,
  appKeys: readonly string[],
): PaymentsConfig | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { STRIPE_PRICE_MENSAL: mensal, STRIPE_PRICE_ANUAL: anual } = values;
  if (key && webhookSecret && mensal && anual) {
    const api = values.STRIPE_API ?? PROVIDER;
    const chave = values.STRIPE_PUBLISHABLE_KEY;
    const navegador = chave ? { chave, script: values.STRIPE_SCRIPT ?? SCRIPT } : null;
    return { kind: 'provedor', key, webhookSecret, prices: { mensal, anual }, api, navegador };
  }
  const { protocol, hostname } = new URL(appUrl);
  if (protocol === 'https:' || !LOOPBACK.has(hostname)) return null;
  return {
    kind: 'demonstracao',
    key: 'sk_test_demonstracao',
    webhookSecret: secretOf(appKeys[0] ?? ''),
    prices: { mensal: 'price_mensal', anual: 'price_anual' },
    api: null,
    navegador: { chave: 'pk_test_demonstracao', script: scriptOf(appUrl) },
  };
}
