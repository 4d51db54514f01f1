// What is said in a group about a championship, ready to be sent: short, in its voice, the news first. The asterisks
// are how messengers write bold.
import type { Translate } from '#textos/messages.ts';

export const SITUACOES_DA_MENSAGEM = [
  'campeao',
  'inscricoes',
  'rodada',
  'rodada_fechada',
  'hoje',
  'proximos',
  'faltam',
  'confirmar',
  'regulamento',
  'convite',
  'jogo',
  'cobranca',
  'campanha',
  'proximo_jogo',
  'liga',
  'ranking',
  'pessoa',
] as const;

export type SituacaoDaMensagem = (typeof SITUACOES_DA_MENSAGEM)[number];

export type JogoNaMensagem = {
  readonly mandante: string;
  readonly visitante: string;
  /** The hour, in words; null where there is none. */
  readonly quando: string | null;
  /** As in '2 × 1'; null while it was not played. */
  readonly placar?: string | null;
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
  /** The round that was asked for: what it is called, and its matches. */
  readonly rodada: {
    readonly nome: string;
    /** Of those that are counted; null in a bracket. */
    readonly n: number | null;
    readonly jogos: readonly JogoNaMensagem[];
  } | null;
  readonly hoje: readonly JogoNaMensagem[];
  /** The next day with matches, and what is played then. */
  readonly proximos: { readonly dia: string; readonly jogos: readonly JogoNaMensagem[] } | null;
  /** Their time is over, and nobody said how they ended. */
  readonly faltam: readonly JogoNaMensagem[];
  /** One side said how they ended, and the other has not answered. */
  readonly confirmar: readonly JogoNaMensagem[];
  readonly regulamento: readonly string[];
};

export type MensagemDita = { readonly situacao: SituacaoDaMensagem; readonly texto: string };

export const mensagem = (
  situacao: SituacaoDaMensagem,
  linhas: readonly string[],
): MensagemDita => ({ situacao, texto: linhas.join('\n') });

const MOST_MATCHES = 12;
const MOST_RULES = 10;

function jogoEmPalavras({ mandante, visitante, quando, placar }: JogoNaMensagem, t: Translate) {
  const lados = { mandante, visitante };
  if (placar) return t('compartilhar.mensagem.jogo_placar', { ...lados, placar });
  if (quando === null) return t('compartilhar.mensagem.jogo', lados);
  return t('compartilhar.mensagem.jogo_hora', { ...lados, quando });
}

function jogos(list: readonly JogoNaMensagem[], t: Translate): string[] {
  const shown = list.slice(0, MOST_MATCHES).map((one) => jogoEmPalavras(one, t));
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

/** All played, it is told as news. */
function rodada({ rodada: round }: FatosDoCampeonato, t: Translate): string[] {
  if (!round || round.jogos.length === 0) return [];
  const isOver = round.jogos.every(({ placar }) => placar);
  const { nome, n } = round;
  const over =
    n === null
      ? t('compartilhar.mensagem.rodada_completa', { nome })
      : t('compartilhar.mensagem.fechada', { n });
  const head = isOver ? over : t('compartilhar.mensagem.rodada_jogos', { nome });
  return [head, ...jogos(round.jogos, t)];
}

function linhasDe(fatos: FatosDoCampeonato, t: Translate): [SituacaoDaMensagem, string[]][] {
  const { campeao, inscricoes, fechada, hoje, proximos, faltam, confirmar, regulamento } = fatos;
  return [
    ['rodada', rodada(fatos, t)],
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
      'confirmar',
      confirmar.length > 0 ? [t('compartilhar.mensagem.confirmar'), ...jogos(confirmar, t)] : [],
    ],
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
export function mensagensDe(fatos: FatosDoCampeonato, t: Translate): MensagemDita[] {
  const { nome, url } = fatos;
  return linhasDe(fatos, t)
    .filter(([, lines]) => lines.length > 0)
    .map(([situacao, lines]) =>
      mensagem(situacao, [`*${nome}*`, ...lines, t('compartilhar.mensagem.veja', { url })]),
    );
}
