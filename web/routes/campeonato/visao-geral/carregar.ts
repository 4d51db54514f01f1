// The first view needs one answer, which also tells what its frame shows.
import type { LoaderFunctionArgs } from 'react-router';
import { asText } from '#web/api/as-text.ts';
import type { DaAba } from '#web/routes/campeonato/pagina.ts';
import { type PedidoDaPagina, params, pedidoDe, portaDe } from '#web/routes/campeonato/pedido.ts';

export async function visaoDe(pedido: PedidoDaPagina) {
  return (await pedido.api('GET /api/campeonatos/:id/visao', params(pedido))).data;
}

export async function carregarVisao(args: LoaderFunctionArgs) {
  if (await portaDe(args)) return null;
  const { campeonato, gente, confrontos, proxima, ...rest } = await visaoDe(pedidoDe(args));
  const { descricao } = campeonato;
  // Mostly one of the round: then its place there, for a page of hundreds has no bytes to spare.
  const lugar = rest.jogos.data.findIndex(({ uuid }) => uuid === proxima?.uuid);
  const dados = { ...rest, proxima: lugar < 0 ? proxima : lugar };
  return asText({ dados, descricao, gente, confrontos, now: Date.now() });
}

export type DadosDaVisao = DaAba<typeof carregarVisao>;
