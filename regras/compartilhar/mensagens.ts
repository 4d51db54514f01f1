// What is said in a group about a championship, ready to be sent: short, in its voice, the news first. The asterisks
// are how messengers write bold.
import type { Translate } from '#textos/messages.ts';

export const SITUACOES_DA_MENSAGEM = [
  'campeao',
  'inscricoes',
  'rodada_fechada',
  'hoje',
  'proximos',
  'faltam',
  'regulamento',
  'convite',
] as const;

type SituacaoDaMensagem = (typeof SITUACOES_DA_MENSAGEM)[number];

export type JogoNaMensagem = {
  readonly mandante: string;
  readonly visitante: string;
  /** The hour, in words; null where there is none. */
  readonly quando: string | null;
};

type LinhaNaMensagem = {
  readonly nome: string;
  readonly posicao: number;
  readonly pontos: number;
  /** Places won since the round before. */
  readonly subiu: number;
};

export type FatosDoCampeonato = {
  readonly nome: string;
  readonly url: string;
  readonly campeao: string | null;
  readonly inscricoes: { readonly confirmados: number; readonly vagas: number } | null;
  /** The last round with all its scores; the table as it is stands beside it. */
  readonly fechada: number | null;
  /** Of the one table that there is, best first; none where there are several. */
  readonly linhas: readonly LinhaNaMensagem[];
  readonly hoje: readonly JogoNaMensagem[];
  /** The next day with matches, and what is played then. */
  readonly proximos: { readonly dia: string; readonly jogos: readonly JogoNaMensagem[] } | null;
  /** Their time is over, and nobody said how they ended. */
  readonly faltam: readonly JogoNaMensagem[];
  readonly regulamento: readonly string[];
};

const MOST_MATCHES = 12;
const MOST_RULES = 10;

type Dita = { readonly situacao: SituacaoDaMensagem; readonly texto: string };

function jogos(list: readonly JogoNaMensagem[], t: Translate): string[] {
  const shown = list
    .slice(0, MOST_MATCHES)
    .map(({ mandante, visitante, quando }) =>
      quando === null
        ? t('compartilhar.mensagem.jogo', { mandante, visitante })
        : t('compartilhar.mensagem.jogo_hora', { mandante, visitante, quando }),
    );
  const hidden = list.length - shown.length;
  return hidden > 0 ? [...shown, t('compartilhar.mensagem.mais_jogos', { n: hidden })] : shown;
}

/** Who leads, and who climbed most. */
function tabela({ linhas }: FatosDoCampeonato, t: Translate): string[] {
  const [first, second] = linhas;
  if (!first) return [];
  const lead =
    second && second.pontos === first.pontos
      ? t('compartilhar.mensagem.empatados', { nome: first.nome, pontos: first.pontos })
      : t('compartilhar.mensagem.ponta', { nome: first.nome, pontos: first.pontos });
  const climbed = linhas
    .filter(({ subiu }) => subiu > 0)
    .reduce<LinhaNaMensagem | null>(
      (best, one) => (best && best.subiu >= one.subiu ? best : one),
      null,
    );
  if (!climbed) return [lead];
  const { nome, posicao } = climbed;
  return [lead, t('compartilhar.mensagem.subiu', { nome, posicao })];
}

function linhasDe(fatos: FatosDoCampeonato, t: Translate): [SituacaoDaMensagem, string[]][] {
  const { campeao, inscricoes, fechada, hoje, proximos, faltam, regulamento } = fatos;
  return [
    ['campeao', campeao === null ? [] : [t('compartilhar.mensagem.campeao', { nome: campeao })]],
    ['inscricoes', inscricoes ? [t('compartilhar.mensagem.inscricoes', inscricoes)] : []],
    [
      'rodada_fechada',
      fechada === null || campeao !== null
        ? []
        : [t('compartilhar.mensagem.fechada', { n: fechada }), ...tabela(fatos, t)],
    ],
    ['hoje', hoje.length > 0 ? [t('compartilhar.mensagem.hoje'), ...jogos(hoje, t)] : []],
    [
      'proximos',
      proximos
        ? [t('compartilhar.mensagem.proximos', { dia: proximos.dia }), ...jogos(proximos.jogos, t)]
        : [],
    ],
    ['faltam', faltam.length > 0 ? [t('compartilhar.mensagem.faltam'), ...jogos(faltam, t)] : []],
    [
      'regulamento',
      regulamento.length > 0
        ? [
            t('compartilhar.mensagem.regulamento'),
            ...regulamento.slice(0, MOST_RULES).map((line) => `• ${line}`),
          ]
        : [],
    ],
    ['convite', [t('compartilhar.mensagem.convite')]],
  ];
}

/** Those that have something to say, the news first; the last one always does. */
export function mensagensDe(fatos: FatosDoCampeonato, t: Translate): Dita[] {
  const { nome, url } = fatos;
  return linhasDe(fatos, t)
    .filter(([, lines]) => lines.length > 0)
    .map(([situacao, lines]) => ({
      situacao,
      texto: [`*${nome}*`, ...lines, t('compartilhar.mensagem.veja', { url })].join('\n'),
    }));
}
