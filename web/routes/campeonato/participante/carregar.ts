import { type LoaderFunctionArgs, redirect } from 'react-router';
import {
  aoComeco,
  campeonatoDe,
  mostrado,
  pedidoDe,
  portaDe,
} from '#web/routes/campeonato/pedido.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Who stands at the door of a private championship sees nobody of it yet. */
export async function carregarParticipante(args: LoaderFunctionArgs) {
  const pedido = pedidoDe(args);
  if (await portaDe(args)) throw aoComeco(pedido);
  const { id, api } = pedido;
  const params = { id, uuid: args.params.uuid ?? '' };
  if (!UUID.test(params.uuid)) throw redirect('/campeonato/404');
  const [campeonato, { data }] = await Promise.all([
    campeonatoDe(pedido),
    api('GET /api/campeonatos/:id/participantes/:uuid', { params }),
  ]);
  return { campeonato: mostrado(campeonato), dados: data, now: Date.now() };
}

export type DadosDoParticipante = Awaited<ReturnType<typeof carregarParticipante>>;
