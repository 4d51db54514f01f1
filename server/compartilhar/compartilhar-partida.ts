import type { compartilharPartida as endpoint } from '#contract/campeonato/compartilhar.ts';
import type { Partida } from '#contract/partidas.ts';
import { mensagem } from '#regras/compartilhar/mensagens.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { enderecoDaArte, versaoDoCampeonato } from '#server/arte/versao.ts';
import { calendarioDaPartida } from '#server/calendario/enderecos.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import { verPartida } from '#server/partidas/ver-partida.ts';
import { ladosDe, partidaEmPalavras } from '#server/vitrine/estado-em-palavras.ts';
import { arteEm, comAgenda, conviteNo } from './folheto.ts';

const isLate = ({ placar, wo_de, estado, jogo_previsto_at: at }: Partida, now: number) =>
  !placar && !wo_de && estado !== 'cancelada' && at !== null && Date.parse(at) < now;

export const compartilharPartida: Handler<typeof endpoint> = async (services, call) => {
  const { data: dados } = await verPartida(services, { ...call });
  const { partida, campeonato, etapa, gente } = dados;
  const locale = localeOf(call.request);
  const t = texts[locale];
  const { uuid } = partida;
  const url = `${services.config.appUrl}/partida/${uuid}`;
  const jogo = t('compartilhar.mensagem.jogo', ladosDe(partida, gente, t));
  const onde = etapa === null ? t('arte.rodada', { n: partida.rodada }) : nomeDaEtapa(etapa, t);
  const descricao = partidaEmPalavras(dados, { t, locale });
  const abra = t('compartilhar.mensagem.abra', { url });
  const now = (await agora(services.db)).getTime();
  const convite = conviteNo(call.query);
  const isPrivate = campeonato.visibilidade === 'privado';
  const arte = {
    alvo: 'partida',
    id: uuid,
    versao: versaoDoCampeonato(campeonato),
    locale,
  } as const;
  return {
    data: {
      url,
      previa: {
        titulo: `${jogo} · ${campeonato.nome}`,
        descricao,
        imagem: isPrivate ? null : enderecoDaArte({ ...arte, peca: 'link' }),
      },
      pecas: isPrivate ? [] : [arteEm(arte, 'jogo')],
      ...(await comAgenda(
        services,
        call,
        isPrivate || partida.jogo_previsto_at === null ? null : calendarioDaPartida(uuid),
      )),
      ...{ embed: [], cobrar: [], planilhas: [], pdf: null, transmissao: null },
      papel: [{ parte: 'sumula', url: `/imprimir/partida/${uuid}${convite}` }],
      mensagens: [
        mensagem('jogo', [`*${campeonato.nome}*`, descricao, abra]),
        ...(isLate(partida, now)
          ? [
              mensagem('cobranca', [
                ...[`*${campeonato.nome}*, ${onde}`, t('compartilhar.mensagem.cobranca')],
                ...[jogo, abra],
              ]),
            ]
          : []),
      ],
    },
  };
};
