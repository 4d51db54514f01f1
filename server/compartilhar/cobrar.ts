// Whose score is late, for who enters scores: one press reminds them.
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { mensagem } from '#regras/compartilhar/mensagens.ts';
import { texts } from '#server/http/locale.ts';
import { verPendencias } from '#server/pendencias/ver-pendencias.ts';
import type { PedidoDeFolheto } from './fatos-do-campeonato.ts';

const MOST = 12;

export async function cobrarDe(
  { services, call, locale }: PedidoDeFolheto,
  nome: string,
): Promise<Folheto['cobrar']> {
  const { user } = call;
  if (!user) return [];
  const { params, visitor, request, reply } = call;
  const asked = { params, visitor, request, reply, user, query: undefined, body: undefined };
  const { data } = await verPendencias(services, {
    ...asked,
    ...{ file: undefined, bearer: undefined },
  });
  const t = texts[locale];
  const side = (uuid: string | null) => {
    const one = uuid === null ? undefined : data.gente[uuid];
    return one?.time_nome ?? one?.nome ?? t('arte.a_definir');
  };
  const { appUrl } = services.config;
  return data.jogos
    .filter(({ tarefa }) => tarefa === 'sem_placar')
    .slice(0, MOST)
    .map(({ partida: { uuid, mandante, visitante } }) => {
      const lados = {
        mandante: side(mandante.participante),
        visitante: side(visitante.participante),
      };
      const jogo = t('compartilhar.mensagem.jogo', lados);
      const url = `${appUrl}/partida/${uuid}`;
      const { texto } = mensagem('cobranca', [
        ...[`*${nome}*`, t('compartilhar.mensagem.cobranca'), jogo],
        t('compartilhar.mensagem.abra', { url }),
      ]);
      return { partida: uuid, jogo, texto, avisa: data.cobrancas[uuid]?.recente === false };
    });
}
