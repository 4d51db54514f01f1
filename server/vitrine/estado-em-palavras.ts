// How things stand with what a page shows, in one or two sentences: what a group reads beside the picture of a link.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PaginaDoParticipante } from '#contract/participante/pagina.ts';
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { somaDosNumeros } from '#regras/dashboard/soma.ts';
import { estadoVisto } from '#regras/estados.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import type { Locale } from '#textos/locale.ts';
import type { Translate } from '#textos/messages.ts';

export type Lingua = { readonly t: Translate; readonly locale: Locale };

/** First of a table. */
export type Lider = { readonly nome: string; readonly pontos: number };

const LEADERS = 3;

type NoMomento = Pick<
  Campeonato,
  'estado' | 'resumo' | 'vagas' | 'confirmados' | 'formato' | 'modalidade'
>;

function emAndamento({ resumo }: NoMomento, lideres: readonly Lider[], { t, locale }: Lingua) {
  const { rodada, rodadas, etapa, proximo_em } = resumo;
  const where =
    etapa !== null
      ? t('vitrine.etapa', { etapa: nomeDaEtapa(etapa, t) })
      : rodada !== null && rodadas !== null
        ? t('vitrine.rodada', { rodada, rodadas })
        : '';
  const nomes = lideres.slice(0, LEADERS).map((lider) => t('vitrine.pontos', lider));
  const first = nomes.length > 0 ? t('vitrine.lideres', { nomes: nomes.join(', ') }) : '';
  const next =
    !first && proximo_em
      ? t('vitrine.proximo', { quando: dataEmBrasilia(locale, proximo_em) })
      : '';
  return [where, first, next];
}

function momento(campeonato: NoMomento, lideres: readonly Lider[], lingua: Lingua): string[] {
  const { t } = lingua;
  const { confirmados, vagas, resumo } = campeonato;
  const estado = estadoVisto(campeonato);
  if (estado === 'inscricoes') return [t('vitrine.inscricoes', { confirmados, vagas })];
  if (estado === 'cancelado') return [t('vitrine.cancelado')];
  if (estado !== 'encerrado') return emAndamento(campeonato, lideres, lingua);
  return [
    resumo.campeao === null
      ? t('vitrine.encerrado')
      : t('vitrine.campeao', { nome: resumo.campeao }),
  ];
}

export function campeonatoEmPalavras(
  campeonato: NoMomento,
  lideres: readonly Lider[],
  lingua: Lingua,
): string {
  const { t } = lingua;
  const what = t('vitrine.o_que', {
    formato: t(`opcoes.formato.${campeonato.formato}`),
    modalidade: t(`opcoes.modalidade.${campeonato.modalidade}`),
  });
  return [...momento(campeonato, lideres, lingua), what].filter(Boolean).join(' ');
}

type GenteDoJogo = PartidaInteira['gente'];

export const nomeNa = (gente: GenteDoJogo, uuid: string | null | undefined): string | undefined => {
  const one = uuid ? gente[uuid] : undefined;
  return one?.time_nome ?? one?.nome;
};

export function ladosDe({ mandante, visitante }: Partida, gente: GenteDoJogo, t: Translate) {
  const nome = (uuid: string | null) => nomeNa(gente, uuid) ?? t('vitrine.jogo.a_definir');
  return { mandante: nome(mandante.participante), visitante: nome(visitante.participante) };
}

function jogo(partida: Partida, lados: ReturnType<typeof ladosDe>, { t, locale }: Lingua): string {
  const { placar, wo_de, estado, jogo_previsto_at: at } = partida;
  if (placar) {
    const goals = { gols_m: placar.mandante, gols_v: placar.visitante };
    const end = t('vitrine.jogo.fim', { ...lados, ...goals });
    if (!placar.penaltis) return end;
    const [m, v] = placar.penaltis;
    return `${end} ${t('vitrine.jogo.penaltis', { m, v })}`;
  }
  if (wo_de) return t('vitrine.jogo.wo', lados);
  if (estado === 'cancelada') return t('vitrine.jogo.cancelado', lados);
  if (!at) return t('vitrine.jogo.aberto', lados);
  return t('vitrine.jogo.marcado', { ...lados, quando: dataEmBrasilia(locale, at) });
}

export function partidaEmPalavras(
  { partida, etapa, campeonato, gente }: PartidaInteira,
  lingua: Lingua,
): string {
  const { t } = lingua;
  const onde =
    etapa === null ? t('campeonato.jogos.rodada', { n: partida.rodada }) : nomeDaEtapa(etapa, t);
  const where = t('vitrine.jogo.onde', { onde, campeonato: campeonato.nome });
  return `${jogo(partida, ladosDe(partida, gente, t), lingua)} ${where}`;
}

const CONTAS = ['p', 'j', 'v', 'e', 'd'] as const;

/** Each number with its word: one win, two wins. */
const contas = (
  numeros: Partial<Record<(typeof CONTAS)[number], number | null>>,
  { t }: Lingua,
) => {
  const said = CONTAS.map((name) => [name, t(`vitrine.conta.${name}`, { n: numeros[name] ?? 0 })]);
  return Object.fromEntries(said) as Record<(typeof CONTAS)[number], string>;
};

export function participanteEmPalavras(
  { linha, campanha }: PaginaDoParticipante,
  campeonato: string,
  lingua: Lingua,
): string {
  const { t } = lingua;
  const how = linha
    ? t('vitrine.participante.tabela', { n: linha.posicao, ...contas(linha, lingua) })
    : t('vitrine.participante.campanha', contas(campanha, lingua));
  return `${how} ${t('vitrine.participante.em', { campeonato })}`;
}

export function ligaEmPalavras({ descricao, membros, campeonatos }: Liga, { t }: Lingua): string {
  const conta = t('vitrine.liga.conta', {
    membros: t('vitrine.liga.membros', { n: membros }),
    campeonatos: t('vitrine.liga.campeonatos', { n: campeonatos }),
  });
  return [conta, descricao].filter(Boolean).join(' ');
}

/** Undefined where nobody who shows their name has a place. */
export function rankingEmPalavras({ linhas }: RankingNaTela, { t }: Lingua): string | undefined {
  const shown = linhas.flatMap(({ posicao, pontos, pessoa: { nome } }) =>
    posicao !== null && nome !== null ? [t('vitrine.lugar', { n: posicao, nome, pontos })] : [],
  );
  if (shown.length === 0) return undefined;
  return t('vitrine.ranking', { lideres: shown.slice(0, LEADERS).join(', ') });
}

/** Titles first; then all that was played where everybody may see it. */
export function pessoaEmPalavras({ titulos, numeros, total }: Dashboard, lingua: Lingua): string {
  const { t } = lingua;
  const sum = somaDosNumeros(numeros);
  if (sum.j === 0) return t('vitrine.pessoa.nada');
  const played = t('vitrine.pessoa.numeros', {
    ...contas(sum, lingua),
    campeonatos: t('vitrine.pessoa.campeonatos', { n: total }),
  });
  return titulos.length === 0
    ? played
    : `${t('vitrine.pessoa.titulos', { n: titulos.length })} ${played}`;
}
