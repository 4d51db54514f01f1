import type { compartilharParticipante as endpoint } from '#contract/campeonato/compartilhar.ts';
import type { PaginaDoParticipante } from '#contract/participante/pagina.ts';
import { mensagem } from '#regras/compartilhar/mensagens.ts';
import { enderecoDaArte, versaoDoCampeonato } from '#server/arte/versao.ts';
import { calendarioDoParticipante } from '#server/calendario/enderecos.ts';
import { verCampeonato } from '#server/campeonatos/ver-campeonato.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import { verParticipante } from '#server/participantes/pagina/ver-participante.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import {
  type Lingua,
  ladosDe,
  participanteEmPalavras,
} from '#server/vitrine/estado-em-palavras.ts';
import { comAgenda, SEM_MAIS } from './folheto.ts';

function proximoDe({ partidas, proxima, gente }: PaginaDoParticipante, { t, locale }: Lingua) {
  const next = partidas.find(({ uuid }) => uuid === proxima);
  if (!next) return null;
  const lados = ladosDe(next, gente, t);
  const { jogo_previsto_at: at } = next;
  if (!at) return t('compartilhar.mensagem.jogo', lados);
  return t('compartilhar.mensagem.jogo_hora', { ...lados, quando: dataEmBrasilia(locale, at) });
}

export const compartilharParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { data: dados } = await verParticipante(services, { ...call });
  const { data: campeonato } = await verCampeonato(services, { ...call });
  const { uuid, nome, time_nome } = dados.participante;
  const { id, visibilidade } = campeonato;
  const locale = localeOf(call.request);
  const t = texts[locale];
  const titulo = time_nome ?? nome;
  const url = `${services.config.appUrl}/campeonato/${id}/participante/${uuid}`;
  const descricao = participanteEmPalavras(dados, campeonato.nome, { t, locale });
  const abra = t('compartilhar.mensagem.abra', { url });
  const jogo = proximoDe(dados, { t, locale });
  const versao = versaoDoCampeonato(campeonato);
  const arte = { alvo: 'participante', id: `${id}.${uuid}`, versao, peca: 'link', locale } as const;
  const isPrivate = visibilidade === 'privado';
  return {
    data: {
      ...SEM_MAIS,
      url,
      previa: { titulo, descricao, imagem: isPrivate ? null : enderecoDaArte(arte) },
      ...(await comAgenda(services, call, isPrivate ? null : calendarioDoParticipante(uuid))),
      mensagens: [
        mensagem('campanha', [`*${titulo}*`, descricao, abra]),
        ...(jogo
          ? [
              mensagem('proximo_jogo', [
                ...[`*${titulo}*`, t('compartilhar.mensagem.proximo', { jogo }), abra],
              ]),
            ]
          : []),
      ],
    },
  };
};
