// The first view needs one answer, which also tells what its frame shows.
import type { LoaderFunctionArgs } from 'react-router';
import { type PedidoDaPagina, params, pedidoDe, portaDe } from '#web/routes/campeonato/pedido.ts';

export async function visaoDe(pedido: PedidoDaPagina) {
  return (await pedido.api('GET /api/campeonatos/:id/visao', params(pedido))).data;
}

export async function carregarVisao(args: LoaderFunctionArgs) {
  if (await portaDe(args)) return null;
  const { campeonato, gente, confrontos, ...dados } = await visaoDe(pedidoDe(args));
  return { dados, descricao: campeonato.descricao, gente, confrontos, now: Date.now() };
}

export type DadosDaVisao = NonNullable<Awaited<ReturnType<typeof carregarVisao>>>;
