// What the loaders of a championship's pages have in common: one visitor, one championship, and the door
// at which who was invited to a private one stands.
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { type ApiCall, makeApi } from '#web/api/api.ts';
import { askOnce } from '#web/api/api-once.ts';
import { type AsText, asText } from '#web/api/as-text.ts';
import { type Aba, conviteEm, enderecoDe } from '#web/campeonato/endereco.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { abasDe } from './abas-do-campeonato.ts';
import { atTheDoor } from './inscricao/convidado.ts';

export type PedidoDaPagina = {
  readonly api: ApiCall;
  readonly id: string;
  readonly search: URLSearchParams;
};

export const params = ({ id }: PedidoDaPagina) => ({ params: { id } });

export const number = (text: string | null) =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

type Ways = { readonly api: ApiCall; readonly quiet: ApiCall };

/** The loaders of one request have the same context. */
const ofRequest = new WeakMap<object, Ways>();

function waysOf({ context }: LoaderFunctionArgs): Ways {
  const known = ofRequest.get(context);
  if (known) return known;
  const { fetch } = context.get(visitorContext);
  const ways = {
    api: askOnce(
      makeApi(fetch, (error) => {
        if (error.status === 404 || error.status === 401) throw redirect('/campeonato/404');
        throw error;
      }),
    ),
    quiet: askOnce(makeApi(fetch)),
  };
  ofRequest.set(context, ways);
  return ways;
}

export function pedidoDe(args: LoaderFunctionArgs): PedidoDaPagina {
  const { id = '' } = args.params;
  return { api: waysOf(args).api, id, search: args.url.searchParams };
}

export const portaDe = (args: LoaderFunctionArgs) => atTheDoor(waysOf(args).quiet, args);

/** What all pages show of it. Its long texts come with the tab that shows them. */
export const mostrado = (campeonato: Omit<Campeonato, 'regulamento_texto'>): Campeonato => ({
  ...campeonato,
  descricao: '',
  regulamento_texto: '',
});

export async function campeonatoDe(pedido: PedidoDaPagina): Promise<Campeonato> {
  const { data } = await pedido.api('GET /api/campeonatos/:id', params(pedido));
  return data;
}

/** Whose place the link is for with which the visitor came, where that still is free. */
export async function nomeDoLink(pedido: PedidoDaPagina): Promise<string | null> {
  const { assumir } = conviteEm(pedido.search);
  if (!assumir) return null;
  const asked = { ...params(pedido), query: { assumir } };
  return (await pedido.api('GET /api/campeonatos/:id', asked)).data.assume ?? null;
}

/** To the first view, which every championship has. */
export const aoComeco = ({ id, search }: PedidoDaPagina) =>
  redirect(enderecoDe(id, '', conviteEm(search)));

/**
 * The loader of a tab. Null at the door, where there are no tabs; who asks for one that this championship
 * does not have for them is led to the first view.
 */
export function carregadorDaAba<T>(
  aba: Aba,
  load: (pedido: PedidoDaPagina, campeonato: Campeonato) => Promise<T>,
) {
  return async (args: LoaderFunctionArgs): Promise<AsText<T> | null> => {
    if (await portaDe(args)) return null;
    const pedido = pedidoDe(args);
    const campeonato = await campeonatoDe(pedido);
    if (!abasDe(campeonato).includes(aba)) throw aoComeco(pedido);
    return asText(await load(pedido, campeonato));
  };
}
