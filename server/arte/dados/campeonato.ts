// Pictures of a championship, from the answers that its page is made of.
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Participante } from '#contract/participantes.ts';
import type { Visao } from '#contract/visao.ts';
import { siglaDe } from '#regras/escudos/camisa.ts';
import { estadoVisto } from '#regras/estados.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { golsDoCampeao } from '#regras/placares/gols-do-campeao.ts';
import type { Arte } from '../desenhar.ts';
import type { CabecaNaArte } from '../desenhos/cabeca.ts';
import type { LinhaDoPainel, LinkNaArte } from '../desenhos/link.ts';
import type { FormatoDaArte } from '../formatos.ts';
import { versaoDoCampeonato } from '../versao.ts';
import { coresDe, type NaArte, type PessoaNaArte, pintadaDe, timeDe } from './gente.ts';

/** A picture and the version that it is of. */
export type ArteDaVersao = { readonly arte: Arte; readonly versao: string };

type DoCampeonato = Pick<Campeonato, 'id' | 'nome' | 'cores' | 'versao'>;

export const cabecaDe = (
  { id, nome, cores }: DoCampeonato,
  sobre: string,
  { site, pintada }: Pick<NaArte, 'site'> & { readonly pintada: readonly [string, string] },
): CabecaNaArte => ({
  ...{ titulo: nome, sobre, cores: pintada, endereco: `${site}/campeonato/${id}` },
  escudo: { nome, sigla: siglaDe(nome), escudo: cores },
});

type GenteNaArte = Readonly<Record<string, PessoaNaArte>>;

const nomeEm = (gente: GenteNaArte, uuid: string | null, { t }: NaArte) => {
  const one = uuid === null ? undefined : gente[uuid];
  return one ? (one.time_nome ?? one.nome) : t('arte.a_definir');
};

async function painelDe(visao: Visao, na: NaArte): Promise<LinkNaArte['painel']> {
  const { t } = na;
  const { tabelas, podio, gente, jogos, inscritos, momento, campeonato } = visao;
  const line = async (uuid: string, more: Partial<LinhaDoPainel>): Promise<LinhaDoPainel[]> => {
    const one = gente[uuid];
    if (!one) return [];
    return [{ time: await timeDe(one, na), nome: nomeEm(gente, uuid, na), ...more }];
  };
  const all = async (lines: Promise<LinhaDoPainel[]>[]) => (await Promise.all(lines)).flat();
  if (momento === 'encerrado' && podio.length > 0) {
    const linhas = await all(podio.map((uuid, index) => line(uuid, { n: String(index + 1) })));
    return { titulo: t('arte.podio'), coluna: '', linhas };
  }
  const [tabela] = tabelas;
  if (tabela) {
    const rows = tabela.linhas.slice(0, 5);
    const linhas = await all(
      rows.map(({ participante, posicao, p }) =>
        line(participante, { n: String(posicao), valor: String(p) }),
      ),
    );
    return { titulo: t('arte.classificacao'), coluna: t('arte.p'), linhas };
  }
  if (jogos.data.length > 0) {
    const linhas = jogos.data.slice(0, 5).map(({ mandante, visitante, placar }) => ({
      nome: `${nomeEm(gente, mandante.participante, na)} × ${nomeEm(gente, visitante.participante, na)}`,
      valor: placar ? `${placar.mandante}-${placar.visitante}` : '',
    }));
    return { titulo: t('arte.jogos'), coluna: '', linhas };
  }
  const { confirmados, vagas } = campeonato;
  const linhas = await all(inscritos.slice(0, 5).map((uuid) => line(uuid, {})));
  return { titulo: t('arte.inscritos'), coluna: t('arte.vagas', { confirmados, vagas }), linhas };
}

export async function linkDoCampeonato(id: string, na: NaArte): Promise<ArteDaVersao> {
  const visao = await na.ask<Visao>(`/api/campeonatos/${id}/visao`);
  const { campeonato } = visao;
  const { t } = na;
  const { rodada, rodadas, etapa } = campeonato.resumo;
  const where =
    etapa !== null
      ? nomeDaEtapa(etapa, t)
      : rodada !== null && rodadas !== null && campeonato.estado === 'andamento'
        ? t('vitrine.rodada', { rodada, rodadas }).replace(/\.$/, '')
        : t(`opcoes.formato.${campeonato.formato}`);
  const arte: LinkNaArte = {
    tipo: 'link',
    titulo: campeonato.nome,
    estado: t(`opcoes.estado.${estadoVisto(campeonato)}`),
    sobre: `${where} · ${t(`opcoes.modalidade.${campeonato.modalidade}`)}`,
    cores: campeonato.cores.cores,
    painel: await painelDe(visao, na),
  };
  return { arte, versao: versaoDoCampeonato(campeonato) };
}

async function geral(id: string, na: NaArte) {
  const campeonato = await na.ask<Campeonato>(`/api/campeonatos/${id}`);
  const rows = await na.ask<Participante[]>(`/api/campeonatos/${id}/participantes`);
  const gente: GenteNaArte = Object.fromEntries(rows.map((one) => [one.uuid, one]));
  return { campeonato, gente, versao: versaoDoCampeonato(campeonato) };
}

const ZONAS_ALTAS = new Set(['campeao', 'classificado']);

export async function tabelaDoCampeonato(
  id: string,
  formato: FormatoDaArte,
  na: NaArte,
): Promise<ArteDaVersao | null> {
  const { campeonato, gente, versao } = await geral(id, na);
  const dados = await na.ask<Classificacao>(`/api/campeonatos/${id}/classificacao`);
  const [tabela] = dados.tabelas;
  const pintada = await pintadaDe({ campeonato, gente }, na);
  if (!tabela || !pintada) return null;
  const { t } = na;
  const { rodada } = dados;
  const sobre =
    tabela.grupo === null
      ? t('arte.tabela', { rodada })
      : t('arte.tabela_grupo', { rodada, grupo: tabela.grupo });
  const shown = tabela.linhas.filter(({ participante }) => gente[participante]);
  const linhas = await Promise.all(
    shown.map(async ({ participante, posicao, j, v, sg, p, marca }) => ({
      n: String(posicao),
      time: await timeDe(gente[participante] as PessoaNaArte, na),
      nome: nomeEm(gente, participante, na),
      numeros: [String(j), String(v), sg > 0 ? `+${sg}` : String(sg).replace('-', '−'), String(p)],
      zona: marca === null ? null : ZONAS_ALTAS.has(marca) ? ('alta' as const) : ('baixa' as const),
    })),
  );
  const colunas = [t('arte.j'), t('arte.v'), t('arte.sg'), t('arte.p')];
  const cabeca = cabecaDe(campeonato, sobre, { ...na, pintada });
  return {
    arte: { tipo: 'lista', formato, ...cabeca, colunas, linhas, mais: t('arte.mais') },
    versao,
  };
}

export async function artilheirosDoCampeonato(
  id: string,
  formato: FormatoDaArte,
  na: NaArte,
): Promise<ArteDaVersao | null> {
  const { campeonato, gente, versao } = await geral(id, na);
  const { jogadores } = await na.ask<Estatisticas>(`/api/campeonatos/${id}/estatisticas`);
  const shown = jogadores?.artilharia.filter(({ participante }) => gente[participante]) ?? [];
  const pintada = await pintadaDe({ campeonato, gente }, na);
  if (shown.length === 0 || !pintada) return null;
  const { t } = na;
  const linhas = await Promise.all(
    shown.map(async ({ posicao, nome, participante, gols }) => ({
      n: String(posicao),
      time: await timeDe(gente[participante] as PessoaNaArte, na),
      nome,
      numeros: [String(gols)],
      zona: null,
    })),
  );
  const cabeca = cabecaDe(campeonato, t('arte.artilharia'), { ...na, pintada });
  const colunas = [t('arte.gols')];
  return {
    arte: { tipo: 'lista', formato, ...cabeca, colunas, linhas, mais: t('arte.mais') },
    versao,
  };
}

export async function campeaoDoCampeonato(
  id: string,
  formato: FormatoDaArte,
  na: NaArte,
): Promise<ArteDaVersao | null> {
  const {
    campeonato,
    campeao,
    gente,
    geral: linhas,
    caminho,
  } = await na.ask<FinalDoCampeonato>(`/api/campeonatos/${id}/campeao`);
  const one = campeao === null ? undefined : gente[campeao];
  if (!one || campeonato.estado !== 'encerrado') return null;
  const { t } = na;
  const time = await timeDe(one, na);
  const cores = na.pintura ? await pintadaDe({ campeonato, gente }, na) : coresDe(time);
  if (!cores) return null;
  const own = linhas.find(({ participante }) => participante === campeao);
  const conta = (name: 'pontos' | 'vitorias' | 'derrotas' | 'gols', n: number) => ({
    n: String(n),
    nome: t(`arte.n.${name}`, { n }),
  });
  const year = new Date(campeonato.encerrado_em ?? campeonato.created_at).getUTCFullYear();
  const { nome, edicao } = campeonato;
  return {
    versao: versaoDoCampeonato(campeonato),
    arte: {
      ...{ tipo: 'campeao', formato, time, cores, palavra: t('arte.campeao') },
      sobre: edicao > 1 ? t('arte.edicao', { nome, n: edicao }) : nome,
      numeros: own
        ? [
            conta('vitorias', own.v),
            conta('derrotas', own.d),
            conta('gols', golsDoCampeao({ campeao, caminho }).feitos),
          ]
        : [],
      rodape: one.time_nome ? `${one.nome} · ${year}` : String(year),
    },
  };
}
