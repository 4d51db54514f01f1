// Pictures of links to somebody in a championship, to a liga, to a ranking and to a person.
import type { Campeonato, Cartao } from '#contract/campeonatos.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PaginaDoParticipante } from '#contract/participante/pagina.ts';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { somaDosNumeros } from '#regras/dashboard/soma.ts';
import { camisaDe, siglaDe } from '#regras/escudos/camisa.ts';
import { estadoVisto } from '#regras/estados.ts';
import { versaoDaLiga, versaoDaPessoa, versaoDoCampeonato, versaoDoRanking } from '../versao.ts';
import type { ArteDaVersao } from './campeonato.ts';
import { coresDe, type NaArte, timeDe } from './gente.ts';

export async function linkDoParticipante(id: string, na: NaArte): Promise<ArteDaVersao> {
  const [campeonatoId = '', uuid = ''] = id.split('.');
  const path = `/api/campeonatos/${campeonatoId}`;
  const campeonato = await na.ask<Campeonato>(path);
  const dados = await na.ask<PaginaDoParticipante>(`${path}/participantes/${uuid}`);
  const { t } = na;
  const time = await timeDe(dados.participante, na);
  const { linha, campanha } = dados;
  const { j, v, e, d } = linha ?? campanha;
  const line = (nome: string, n: number) => ({ nome, valor: String(n) });
  return {
    versao: versaoDoCampeonato(campeonato),
    arte: {
      ...{
        tipo: 'link',
        titulo: time.nome,
        sobre: campeonato.nome,
        cores: coresDe(time),
        de: time,
      },
      estado: linha
        ? t('arte.lugar', { n: linha.posicao })
        : t(`opcoes.estado.${estadoVisto(campeonato)}`),
      painel: {
        titulo: t('arte.campanha'),
        coluna: '',
        linhas: [
          ...(linha ? [line(t('arte.pontos'), linha.p)] : []),
          line(t('arte.partidas'), j),
          line(t('arte.vitorias'), v),
          line(t('arte.empates'), e),
          line(t('arte.derrotas'), d),
        ],
      },
    },
  };
}

export async function linkDaLiga(uuid: string, na: NaArte): Promise<ArteDaVersao> {
  const liga = await na.ask<Liga>(`/api/ligas/${uuid}`);
  const { campeonatos } = await na.ask<{ campeonatos: Cartao[] }>(`/api/ligas/${uuid}/inicio`);
  const { t } = na;
  return {
    versao: versaoDaLiga(liga),
    arte: {
      ...{ tipo: 'link', titulo: liga.nome, estado: t('arte.liga'), cores: liga.cores.cores },
      sobre: t('arte.membros', { n: liga.membros }),
      de: { nome: liga.nome, sigla: liga.sigla, escudo: liga.cores },
      painel: {
        titulo: t('arte.agora'),
        coluna: '',
        linhas: campeonatos.slice(0, 5).map(({ nome, cores }) => ({
          time: { nome, sigla: siglaDe(nome), escudo: cores },
          nome,
        })),
      },
    },
  };
}

export async function linkDoRanking(uuid: string, na: NaArte): Promise<ArteDaVersao> {
  const ranking = await na.ask<RankingNaTela>(`/api/rankings/${uuid}`);
  const { t } = na;
  const modalidade = t(`opcoes.modalidade.${ranking.modalidade}`);
  const shown = ranking.linhas.flatMap(({ posicao, pontos, pessoa: { nome } }) =>
    posicao !== null && nome !== null ? [{ posicao, pontos, nome }] : [],
  );
  return {
    versao: versaoDoRanking(ranking),
    arte: {
      ...{ tipo: 'link', estado: t('arte.ranking'), cores: ['#565df0', '#11142a'] },
      titulo: ranking.nome ?? t('ranking.titulo', { modalidade }),
      sobre: t(`ranking.tipo.${ranking.tipo}`),
      painel: {
        titulo: t('arte.classificacao'),
        coluna: t('arte.p'),
        linhas: shown.slice(0, 5).map(({ posicao, pontos, nome }) => ({
          ...{ n: String(posicao), nome, valor: String(Math.round(pontos)) },
          time: { nome, sigla: siglaDe(nome), escudo: camisaDe(nome) },
        })),
      },
    },
  };
}

export async function linkDaPessoa(uuid: string, na: NaArte): Promise<ArteDaVersao> {
  const dashboard = await na.ask<Dashboard>(`/api/dashboard/${uuid}`);
  const { nome, desde } = dashboard.pessoa;
  const { t } = na;
  const { j, v, e, d } = somaDosNumeros(dashboard.numeros);
  const camisa = camisaDe(nome);
  const line = (name: string, n: number) => ({ nome: name, valor: String(n) });
  return {
    versao: versaoDaPessoa(dashboard),
    arte: {
      ...{ tipo: 'link', titulo: nome, cores: camisa.cores },
      estado: t('arte.titulos', { n: dashboard.titulos.length }),
      sobre: t('dashboard.desde', { ano: desde.slice(0, 4) }),
      de: { nome, sigla: siglaDe(nome), escudo: camisa },
      painel: {
        titulo: t('arte.numeros'),
        coluna: '',
        linhas: [
          line(t('arte.campeonatos'), dashboard.total),
          line(t('arte.partidas'), j),
          line(t('arte.vitorias'), v),
          line(t('arte.empates'), e),
          line(t('arte.derrotas'), d),
        ],
      },
    },
  };
}
