// What the pages of a liga have in common: one liga, loaded once by the frame.
import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import type { Liga } from '#contract/liga/ligas.ts';
import { nomeNoEndereco } from '#regras/liga/endereco.ts';
import { apiOf } from '#web/api/api-server.ts';

const FRAME = 'liga';

type Loaded = { readonly liga: Liga; readonly now: number };

/** Who may not see it finds nothing here; only then is a wrong or old name in the address put right. */
export async function carregarLiga(args: LoaderFunctionArgs): Promise<Loaded> {
  const { uuidLiga = '', nomeLiga = '' } = args.params;
  const { data } = await apiOf(args)('GET /api/ligas/:uuid', { params: { uuid: uuidLiga } });
  const nome = nomeNoEndereco(data.nome);
  if (nome !== nomeLiga) {
    const [, word, , ...rest] = args.url.pathname.split('/');
    throw redirect(`/${word}/${nome}/${rest.join('/')}${args.url.search}`, 301);
  }
  return { liga: data, now: Date.now() };
}

export const useDadosDaLiga = (): Loaded => useRouteLoaderData(FRAME) as Loaded;

export const daRota = ({ params }: LoaderFunctionArgs) => ({
  params: { uuid: params.uuidLiga ?? '' },
});
