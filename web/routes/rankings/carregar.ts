import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';

/** Who may not change it reads it. */
export async function carregarEdicao(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const params = { uuid: args.params.uuid ?? '' };
  const { data: ranking } = await api('GET /api/rankings/:uuid', { params, query: {} });
  if (!ranking.gere || !ranking.liga)
    throw redirect(`/ranking/${ranking.endereco}/${ranking.uuid}`);
  const { data: ajustes } = await api('GET /api/rankings/:uuid/ajustes', { params });
  const { data: campeonatos } = await api('GET /api/rankings/:uuid/campeonatos', { params });
  return { ranking, liga: ranking.liga, ajustes, campeonatos };
}

export type DadosDaEdicao = Awaited<ReturnType<typeof carregarEdicao>>;
