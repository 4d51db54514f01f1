import type { FastifyRequest } from 'fastify';
import type { compartilharRanking as endpoint } from '#contract/campeonato/compartilhar.ts';
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { mensagem } from '#regras/compartilhar/mensagens.ts';
import { enderecoDoRanking } from '#regras/ranking/do-site.ts';
import { enderecoDaArte, versaoDoRanking } from '#server/arte/versao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { GUEST } from '#server/http/session.ts';
import { requireRanking } from '#server/rankings/acesso.ts';
import { verRanking } from '#server/rankings/ver-ranking.ts';
import { rankingEmPalavras } from '#server/vitrine/estado-em-palavras.ts';
import type { Translate } from '#textos/messages.ts';
import { SEM_MAIS } from './folheto.ts';

const LEADERS = 5;

/** Who shows their name and has a place, as a list. */
const lideresDe = ({ linhas }: RankingNaTela, t: Translate) =>
  linhas
    .flatMap(({ posicao, pontos, pessoa: { nome } }) =>
      posicao !== null && nome !== null ? [t('vitrine.lugar', { n: posicao, nome, pontos })] : [],
    )
    .slice(0, LEADERS);

/** One of a private liga is for its members: there is no picture of it. */
async function isOpenToGuests({ db }: Services, uuid: string, request: FastifyRequest) {
  try {
    await requireRanking(db, uuid, { ...GUEST, origin: request });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

export const compartilharRanking: Handler<typeof endpoint> = async (services, call) => {
  const { data: ranking } = await verRanking(services, { ...call, query: {} });
  const locale = localeOf(call.request);
  const t = texts[locale];
  const modalidade = t(`opcoes.modalidade.${ranking.modalidade}`);
  const titulo = ranking.nome ?? t('ranking.titulo', { modalidade });
  const url = services.config.appUrl + enderecoDoRanking(ranking);
  const versao = versaoDoRanking(ranking);
  const arte = { alvo: 'ranking', id: ranking.uuid, versao, peca: 'link', locale } as const;
  const isSeen = await isOpenToGuests(services, ranking.uuid, call.request);
  return {
    data: {
      ...SEM_MAIS,
      url,
      previa: {
        titulo,
        descricao: rankingEmPalavras(ranking, { t, locale }) ?? t(`ranking.tipo.${ranking.tipo}`),
        imagem: isSeen ? enderecoDaArte(arte) : null,
      },
      mensagens: [
        mensagem('ranking', [
          ...[`*${titulo}*`, ...lideresDe(ranking, t)],
          t('compartilhar.mensagem.ranking', { url }),
        ]),
      ],
    },
  };
};
