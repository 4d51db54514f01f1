import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Caso } from '#contract/partida/contestacoes.ts';
import type { Partida } from '#contract/partidas.ts';
import { type ApiCall, ApiError, makeApi } from '#web/api/api.ts';
import { enderecoDaPartida } from '#web/campeonato/endereco.ts';
import { acordoPara } from '#web/routes/campeonato/pagina-da-partida/carregar.ts';
import { mostrado } from '#web/routes/campeonato/pedido.ts';
import { visitorContext } from '#web/session/visitor.ts';

/** What only a verdict needs: the sentences that can be cited, and the names of all whom it may move. */
async function paraJulgar(api: ApiCall, id: string) {
  const params = { id };
  const [{ data: regras }, { data: todos }] = await Promise.all([
    api('GET /api/campeonatos/:id/regulamento', { params, query: {} }),
    api('GET /api/campeonatos/:id/participantes', { params, query: {} }),
  ]);
  return { secoes: regras.secoes, todos };
}

function leave(error: unknown, uuid: string): never {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403) throw redirect(enderecoDaPartida(uuid));
  if ([401, 404, 422].includes(status)) throw redirect('/campeonato/404');
  throw error;
}

/** Who played it when that was said which the case is about. */
const comLados = (partida: Partida, [mandante, visitante]: Caso['lados']): Partida => ({
  ...partida,
  mandante: { ...partida.mandante, participante: mandante },
  visitante: { ...partida.visitante, participante: visitante },
});

/** Others played it then: what those of now told each other is not of the case. */
const ehDosMesmos = ({ mandante, visitante }: Partida, [home, away]: Caso['lados']): boolean =>
  mandante.participante === home && visitante.participante === away;

/** For the sides and the organisation; anybody else is led to the page of the match. */
export async function carregarCaso({ params, context }: LoaderFunctionArgs) {
  const api = makeApi(context.get(visitorContext).fetch);
  const { uuid = '' } = params;
  const asked = { params: { uuid } };
  const [{ data: caso }, { data: inteira }] = await Promise.all([
    api('GET /api/partidas/:uuid/caso', asked),
    api('GET /api/partidas/:uuid', { ...asked, query: {} }),
  ]).catch((error: unknown) => leave(error, uuid));
  const { campeonato, ...rest } = inteira;
  const { acoes } = caso.vida;
  const mayJudge = acoes.includes('julgar');
  return {
    caso,
    partida: {
      ...rest,
      partida: comLados(rest.partida, caso.lados),
      vida: caso.vida,
      campeonato: mostrado(campeonato),
      acordo: ehDosMesmos(rest.partida, caso.lados) ? await acordoPara(api, inteira) : null,
      aoVivo: null,
      contados: null,
      escalacao: null,
      now: Date.now(),
    },
    julgar: mayJudge ? await paraJulgar(api, campeonato.id) : null,
    juizes: acoes.includes('indicar_juiz')
      ? (await api('GET /api/partidas/:uuid/juizes', asked)).data
      : [],
  };
}

export type DadosDoCaso = Awaited<ReturnType<typeof carregarCaso>>;
