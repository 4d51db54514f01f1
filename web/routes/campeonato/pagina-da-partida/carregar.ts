import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import { type ApiCall, ApiError, makeApi } from '#web/api/api.ts';
import { conviteEm, enderecoDe } from '#web/campeonato/endereco.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { mostrado } from '#web/routes/campeonato/pedido.ts';
import { visitorContext } from '#web/session/visitor.ts';

const HIDDEN = [401, 404, 422];

const TOLD_BEFORE: readonly Partida['estado'][] = ['informada', 'contestada', 'confirmada'];

/**
 * What only the sides and who runs the calendar read: hours that were proposed, what was told before kick-off,
 * ready-made messages, and proof. Null also for who lost their say since the page was asked for.
 */
async function acordoDe(api: ApiCall, uuid: string) {
  const asked = { params: { uuid } };
  try {
    const [propostas, ocorrencias, mensagens, provas] = await Promise.all([
      api('GET /api/partidas/:uuid/propostas', asked),
      api('GET /api/partidas/:uuid/ocorrencias', asked),
      api('GET /api/partidas/:uuid/mensagens', asked),
      api('GET /api/partidas/:uuid/provas', asked),
    ]);
    return {
      ...propostas.data,
      ocorrencias: ocorrencias.data,
      mensagens: mensagens.data,
      contatos: mensagens.contatos,
      provas: provas.data,
    };
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}

/** Only of a match that is still to be played. */
async function aoVivoDe(api: ApiCall, { uuid, estado }: Partida, campeonato: string) {
  if (estado !== 'agendada' || campeonato !== 'andamento') return null;
  const { data } = await api('GET /api/partidas/:uuid/lances', { params: { uuid } });
  return data;
}

/** What was told live of a match that has a word by now: nobody adds to it any more. */
async function lancesContados(api: ApiCall, { uuid, estado }: Partida, isIn: boolean) {
  if (!isIn || !TOLD_BEFORE.includes(estado)) return null;
  const { data } = await api('GET /api/partidas/:uuid/lances', { params: { uuid } });
  return data.lances.length > 0 ? data : null;
}

/** Only where there are squads. */
async function escalacaoDe(api: ApiCall, uuid: string, hasSquads: boolean) {
  if (!hasSquads) return null;
  const { data } = await api('GET /api/partidas/:uuid/escalacao', { params: { uuid } });
  return data;
}

export type DadosDoAcordo = NonNullable<Awaited<ReturnType<typeof acordoDe>>>;

/** As it is asked for on every page that tells what happened to the match. */
export const acordoPara = async (
  api: ApiCall,
  { partida, vida, campeonato }: Pick<PartidaInteira, 'partida' | 'vida' | 'campeonato'>,
): Promise<DadosDoAcordo | null> =>
  vida.lado !== null || campeonato.acoes.includes('agendar') ? acordoDe(api, partida.uuid) : null;

/** Who holds an invitation to a private championship and is not inside is led to its door. */
export async function carregarPartida({ params, url, context }: LoaderFunctionArgs) {
  const api = makeApi(context.get(visitorContext).fetch);
  const { uuid = '' } = params;
  const convite = conviteEm(url.searchParams);
  const see = (query: Readonly<Record<string, string>>) =>
    api('GET /api/partidas/:uuid', { params: { uuid }, query }).catch((error: unknown) => {
      if (error instanceof ApiError && HIDDEN.includes(error.status)) return null;
      throw error;
    });
  const seen = await see({});
  if (seen) {
    const { campeonato, ...rest } = seen.data;
    return {
      ...rest,
      campeonato: mostrado(campeonato),
      acordo: await acordoPara(api, seen.data),
      aoVivo: await aoVivoDe(api, rest.partida, campeonato.estado),
      contados: await lancesContados(api, rest.partida, rest.retirada_em === null),
      escalacao: await escalacaoDe(
        api,
        uuid,
        campeonato.regras.elenco !== null && rest.retirada_em === null,
      ),
      now: Date.now(),
    };
  }
  const invited = Object.keys(convite).length > 0 ? await see(convite) : null;
  throw redirect(invited ? enderecoDe(invited.data.campeonato.id, '', convite) : '/campeonato/404');
}

export type DadosDaPartida = Awaited<ReturnType<typeof carregarPartida>>;

/** It is told live: nobody asks any more when it is played. */
export const estaRolando = ({ aoVivo }: Pick<DadosDaPartida, 'aoVivo'>): boolean =>
  aoVivo?.comecou != null;

/** The same in the shape in which the tabs of a championship have it. */
export function comoPagina({ partida, confronto, ...dados }: DadosDaPartida): DadosDaPagina {
  const { campeonato, gente, confrontos, now } = dados;
  const partidas = confronto?.partidas ?? [partida];
  // What may be done with this one its life says.
  const none = { impedido: {}, participantes: [], aoVivo: {}, isFollowing: false };
  return { campeonato, gente, confrontos, now, partidas, ...none };
}
