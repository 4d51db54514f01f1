import type {
  verPlanos as endpoint,
  verResponsavel as responsavel,
} from '#contract/pessoa/planos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import type { Pagamentos } from '#server/pagamentos/pagamentos.ts';

export function vendaDe({ config }: Pick<Pagamentos, 'config'>): 'nao' | 'demonstracao' | 'sim' {
  if (!config) return 'nao';
  return config.kind === 'provedor' ? 'sim' : 'demonstracao';
}

export const verPlanos: Handler<typeof endpoint> = async ({ pagamentos }) => ({
  data: { venda: vendaDe(pagamentos) },
});

export const verResponsavel: Handler<typeof responsavel> = async ({ config }) => ({
  data: config.responsavel,
});
