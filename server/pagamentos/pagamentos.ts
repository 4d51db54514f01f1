// The card provider through its own package, wherever it is: there, or inside of this process. The package is loaded when
// it is first needed: most processes never sell anything.
import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { type Demonstracao, makeDemonstracao } from './demonstracao/demonstracao.ts';
import type { PaymentsConfig } from './settings.ts';

const PATIENCE_MS = 10_000;

export type Pagamentos = {
  readonly config: PaymentsConfig | null;
  /** Only on this machine and without keys. */
  readonly demonstracao: Demonstracao | null;
  /** Refuses where nothing is for sale. */
  provedor(): Promise<Stripe>;
  close(): Promise<void>;
};

async function connect(api: string, key: string): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(api);
  return new StripeClient(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    maxNetworkRetries: 1,
    timeout: PATIENCE_MS,
    telemetry: false,
  });
}

export function makePagamentos({ pagamentos: config, appUrl }: Config, db: Database): Pagamentos {
  const demonstracao = config?.kind === 'demonstracao' ? makeDemonstracao(db, appUrl) : null;
  let client: Promise<Stripe> | undefined;
  const open = async ({ api, key }: PaymentsConfig) =>
    connect(api ?? (await demonstracao?.listen()) ?? '', key);
  return {
    config,
    demonstracao,
    async provedor() {
      if (!config) throw new AppError('indisponivel', { text: { key: 'assinatura.nao_a_venda' } });
      // What could not be opened is opened anew for who asks next.
      client ??= open(config).catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      return client;
    },
    close: async () => demonstracao?.close(),
  };
}

type Fault = { readonly type?: string; readonly code?: string };

/** What the provider refused, in words for who asked. */
export async function noProvedor<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { type = '', code = '' } = error as Fault;
    if (!type.startsWith('Stripe')) throw error;
    if (type === 'StripeCardError') {
      throw new AppError('estado_mudou', { text: { key: 'assinatura.cartao_recusado' } });
    }
    if (code === 'resource_missing') throw new AppError('nao_encontrado');
    throw new AppError('indisponivel', { text: { key: 'assinatura.provedor_fora' } });
  }
}
