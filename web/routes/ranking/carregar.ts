import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { visitorContext } from '#web/session/visitor.ts';

/** A wrong or old name in the address leads to the right one. */
export async function carregarRanking(args: LoaderFunctionArgs) {
  const { params, url, context } = args;
  const { uuid = '', nome = '' } = params;
  const api = apiOf(args);
  const asked = url.searchParams;
  const cursor = asked.get('cursor') ?? undefined;
  const temporada = asked.get('temporada') ?? undefined;
  const { data: ranking, links } = await api('GET /api/rankings/:uuid', {
    params: { uuid },
    query: { cursor, temporada },
  });
  if (nome !== ranking.endereco) {
    throw redirect(`/ranking/${ranking.endereco}/${uuid}${url.search}`, 301);
  }
  const me = context.get(visitorContext).user?.uuid;
  const own = ranking.minha ? me : undefined;
  const known = ranking.linhas.map(({ pessoa }) => pessoa.uuid);
  const wanted = asked.get('pessoa');
  const isShown = wanted !== null && (known.includes(wanted) || wanted === own);
  const pessoa = isShown ? wanted : own;
  const pontos =
    pessoa && ranking.temporada === null
      ? (await api('GET /api/rankings/:uuid/pessoas/:pessoa', { params: { uuid, pessoa } })).data
      : null;
  const irmaos = ranking.liga
    ? (await api('GET /api/rankings/ligas/:liga', { params: { liga: ranking.liga.uuid } })).data
    : null;
  const campeonatos =
    ranking.tipo === 'posicao'
      ? (await api('GET /api/rankings/:uuid/campeonatos', { params: { uuid } })).data
      : [];
  const next = links.next && new URL(links.next).searchParams.get('cursor');
  return { ranking, irmaos, campeonatos, pontos, next, isFirst: cursor === undefined };
}

export type DadosDoRanking = Awaited<ReturnType<typeof carregarRanking>>;
