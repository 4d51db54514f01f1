// The first view needs one answer, which also tells what its frame shows.
import type { LoaderFunctionArgs } from 'react-router';
import { type Pedido, params, pedidoDe, portaDe } from '#web/routes/campeonato/pedido.ts';

export async function visaoDe(pedido: Pedido) {
  return (await pedido.api('GET /api/campeonatos/:id/visao', params(pedido))).data;
}

export async function carregarVisao(args: LoaderFunctionArgs) {
  if (await portaDe(args)) return null;
  const { campeonato, gente, confrontos, ...dados } = await visaoDe(pedidoDe(args));
  return { dados, descricao: campeonato.descricao, gente, confrontos, now: Date.now() };
}

export type Visao = NonNullable<Awaited<ReturnType<typeof carregarVisao>>>;
