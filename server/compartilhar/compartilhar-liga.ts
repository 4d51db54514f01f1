import type { compartilharLiga as endpoint } from '#contract/campeonato/compartilhar.ts';
import { mensagem } from '#regras/compartilhar/mensagens.ts';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { enderecoDaArte, versaoDaLiga } from '#server/arte/versao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import { verLiga } from '#server/ligas/ver-liga.ts';
import { ligaEmPalavras } from '#server/vitrine/estado-em-palavras.ts';
import { SEM_MAIS } from './folheto.ts';

export const compartilharLiga: Handler<typeof endpoint> = async (services, call) => {
  const { data: liga } = await verLiga(services, { ...call });
  const { uuid, nome, visibilidade } = liga;
  const locale = localeOf(call.request);
  const t = texts[locale];
  const url = services.config.appUrl + enderecoDaLiga(liga);
  const descricao = ligaEmPalavras(liga, { t, locale });
  const arte = {
    alvo: 'liga',
    id: uuid,
    versao: versaoDaLiga(liga),
    peca: 'link',
    locale,
  } as const;
  return {
    data: {
      ...SEM_MAIS,
      url,
      previa: {
        titulo: nome,
        descricao,
        imagem: visibilidade === 'privado' ? null : enderecoDaArte(arte),
      },
      mensagens: [
        mensagem('liga', [`*${nome}*`, descricao, t('compartilhar.mensagem.junte', { url })]),
      ],
    },
  };
};
