import type { LoaderFunctionArgs } from 'react-router';
import {
  aoComeco,
  campeonatoDe,
  mostrado,
  pedidoDe,
  portaDe,
} from '#web/routes/campeonato/pedido.ts';

/** Who stands at the door of a private championship sees nobody of it yet. */
export async function carregarParticipante(args: LoaderFunctionArgs) {
  const pedido = pedidoDe(args);
  if (await portaDe(args)) throw aoComeco(pedido);
  const { id, api } = pedido;
  const params = { id, uuid: args.params.uuid ?? '' };
  const [campeonato, { data }] = await Promise.all([
    campeonatoDe(pedido),
    api('GET /api/campeonatos/:id/participantes/:uuid', { params }),
  ]);
  return { campeonato: mostrado(campeonato), dados: data, now: Date.now() };
}

export type DadosDoParticipante = Awaited<ReturnType<typeof carregarParticipante>>;
