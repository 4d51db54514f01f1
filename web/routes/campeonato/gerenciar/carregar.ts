// The loader of a part of 'Gerenciar'.
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { type AsText, asText } from '#web/api/as-text.ts';
import { conviteEm, enderecoDe, type Parte } from '#web/campeonato/endereco.ts';
import { organiza } from '#web/routes/campeonato/abas-do-campeonato.ts';
import {
  aoComeco,
  campeonatoDe,
  type PedidoDaPagina,
  params,
  pedidoDe,
  portaDe,
} from '#web/routes/campeonato/pedido.ts';
import { partesDe } from './partes.ts';

/** Null at the door. Who may not use the part is led to the board, and who organises nothing out of here. */
export function carregadorDaParte<T>(
  parte: Parte,
  load: (pedido: PedidoDaPagina, campeonato: Campeonato) => Promise<T>,
) {
  return async (args: LoaderFunctionArgs): Promise<AsText<T> | null> => {
    if (await portaDe(args)) return null;
    const pedido = pedidoDe(args);
    const campeonato = await campeonatoDe(pedido);
    if (partesDe(campeonato).includes(parte)) return asText(await load(pedido, campeonato));
    if (!organiza(campeonato)) throw aoComeco(pedido);
    throw redirect(enderecoDe(pedido.id, 'gerenciar', conviteEm(pedido.search)));
  };
}

export const jogosDe = (
  pedido: PedidoDaPagina,
  query: { fase?: number | undefined; rodada?: number | undefined },
) => pedido.api('GET /api/campeonatos/:id/jogos', { ...params(pedido), query });
