import type { LoaderFunctionArgs } from 'react-router';
import {
  aoComeco,
  campeonatoDe,
  mostrado,
  params,
  pedidoDe,
  portaDe,
} from '#web/routes/campeonato/pedido.ts';

/** Who has no entry is led to the championship. */
export async function carregarPagamento(args: LoaderFunctionArgs) {
  const pedido = pedidoDe(args);
  if (await portaDe(args)) throw aoComeco(pedido);
  const [campeonato, { data: taxa }] = await Promise.all([
    campeonatoDe(pedido),
    pedido.api('GET /api/campeonatos/:id/taxas/minha', params(pedido)),
  ]);
  if (!taxa) throw aoComeco(pedido);
  return { campeonato: mostrado(campeonato), taxa, now: Date.now() };
}

export type DadosDoPagamento = Awaited<ReturnType<typeof carregarPagamento>>;
export type ParcelaAPagar = DadosDoPagamento['taxa']['parcelas'][number];
