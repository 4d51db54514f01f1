import { type LoaderFunctionArgs, redirect } from 'react-router';
import { makeApi } from '#web/api/api.ts';
import { conviteEm } from '#web/campeonato/endereco.ts';
import { visitorContext } from '#web/session/visitor.ts';

/** The whole page is one answer. */
export async function carregarCampeao({ context, params, url }: LoaderFunctionArgs) {
  const api = makeApi(context.get(visitorContext).fetch, (error) => {
    if (error.status === 404 || error.status === 401) throw redirect('/campeonato/404');
    throw error;
  });
  const { id = '' } = params;
  const query = conviteEm(url.searchParams);
  const { data } = await api('GET /api/campeonatos/:id/campeao', { params: { id }, query });
  return { final: data, now: Date.now() };
}

export type DadosDoCampeao = Awaited<ReturnType<typeof carregarCampeao>>;
export type Final = DadosDoCampeao['final'];
