// What a card says of where its championship stands: a chip, a bar, a line or two.
import type { Cartao } from '#contract/campeonatos.ts';
import { estadoVisto } from '#regras/estados.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import type { IconName } from '#web/components/elements/icon.tsx';
import { shortDateTime, shortDay } from '#web/dates/short-date.ts';
import type { Texts } from '#web/texts/texts.tsx';
import { jogosQueFaltam } from './jogos-que-faltam.ts';
import { rodadaASair } from './rodada-a-sair.ts';

type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'brand';

type State = { readonly tone: Tone; readonly icon: IconName | null; readonly text: string };

export type Bar = {
  readonly strong: string;
  readonly rest: string;
  /** 0 to 1. */
  readonly filled: number;
  readonly tone: 'brand' | 'warn' | 'ok';
};

type Line = { readonly icon: IconName; readonly text: string; readonly strong?: string };

export type CardLines = {
  readonly state: State;
  readonly bar: Bar | null;
  readonly lines: readonly Line[];
};

const NEARLY_FULL = 0.9;

const STATES = {
  rascunho: { tone: 'neutral', icon: null },
  inscricoes: { tone: 'brand', icon: null },
  espera: { tone: 'warn', icon: 'clock' },
  sorteado: { tone: 'brand', icon: null },
  andamento: { tone: 'ok', icon: 'ball' },
  encerrado: { tone: 'neutral', icon: 'check' },
  cancelado: { tone: 'bad', icon: 'close' },
  excluido: { tone: 'bad', icon: 'trash' },
} as const satisfies Record<string, { tone: Tone; icon: IconName | null }>;

const isFull = ({ confirmados, vagas }: Cartao) => confirmados >= vagas;

function stateOf(card: Cartao, { t }: Texts): State {
  if (card.excluido_em !== null) return { ...STATES.excluido, text: t('opcoes.estado.excluido') };
  const estado = estadoVisto(card);
  const key = estado === 'inscricoes' && isFull(card) ? 'espera' : estado;
  return { ...STATES[key], text: t(`opcoes.estado.${key}`) };
}

function places({ confirmados, vagas }: Cartao, { t }: Texts): Bar {
  const filled = vagas > 0 ? Math.min(1, confirmados / vagas) : 0;
  return {
    strong: `${confirmados}/${vagas}`,
    rest: t('lista.cartao.vagas'),
    filled,
    tone: filled >= NEARLY_FULL ? 'warn' : 'brand',
  };
}

function startLine(card: Cartao, texts: Texts, now: number): Line {
  const { comeca_em, vagas, confirmados } = card;
  const { t } = texts;
  if (isFull(card)) return { icon: 'user', text: t('lista.cartao.lotado') };
  const isLast = vagas - confirmados === 1;
  if (comeca_em === null) {
    return { icon: 'calendar', text: t(isLast ? 'lista.cartao.ultima' : 'lista.cartao.sem_data') };
  }
  if (isLast && Date.parse(comeca_em) > now) {
    const quando = shortDay(comeca_em, texts, now);
    return { icon: 'calendar', text: t('lista.cartao.ultima_comeca', { quando }) };
  }
  const quando = shortDateTime(comeca_em, texts, now);
  const key = Date.parse(comeca_em) > now ? 'lista.cartao.comeca' : 'lista.cartao.comecou';
  return { icon: 'calendar', text: t(key, { quando }) };
}

/** Rounds of a Swiss are paired one by one: matches of those to come are not counted yet. */
const shareOf = ({ formato, resumo: { etapa, rodada, rodadas } }: Cartao) =>
  formato === 'suico' && etapa === null && rodada && rodadas ? rodada / rodadas : 1;

function progress(card: Cartao, { t }: Texts): Bar {
  const { resumo } = card;
  const { etapa, rodada, rodadas, jogos, jogos_feitos } = resumo;
  const isStage = etapa !== null || rodada === null;
  return {
    strong: etapa === null ? t('lista.cartao.rodada', { n: rodada ?? 1 }) : stageName(etapa, t),
    rest: isStage || rodadas === null ? '' : t('lista.cartao.de', { n: rodadas }),
    filled: jogos > 0 ? (shareOf(card) * jogos_feitos) / jogos : 0,
    tone: 'ok',
  };
}

function nextLine({ resumo }: Cartao, texts: Texts, now: number): Line {
  const { proximo_em, jogos, jogos_feitos } = resumo;
  if (proximo_em !== null && Date.parse(proximo_em) > now) {
    const quando = shortDateTime(proximo_em, texts, now);
    return { icon: 'clock', text: texts.t('lista.cartao.proximo', { quando }) };
  }
  const left = jogos - jogos_feitos;
  const pairing = rodadaASair(resumo);
  if (pairing) return { icon: 'clock', text: texts.t('lista.cartao.a_sair', { n: pairing }) };
  if (left === 0) return { icon: 'check', text: texts.t('lista.cartao.completo') };
  return { icon: 'clock', text: jogosQueFaltam(resumo, texts.t) };
}

function ending({ resumo }: Cartao, { t }: Texts): Line[] {
  const champion: Line =
    resumo.campeao === null
      ? { icon: 'trophy', text: t('lista.cartao.sem_campeao') }
      : { icon: 'trophy', text: t('lista.cartao.campeao'), strong: resumo.campeao };
  return [
    champion,
    { icon: 'ball', text: t('lista.cartao.disputados', { n: resumo.jogos_feitos }) },
  ];
}

export function cardLines(card: Cartao, texts: Texts, now: number): CardLines {
  const state = stateOf(card, texts);
  if (card.excluido_em !== null) {
    return { state, bar: null, lines: [{ icon: 'info', text: texts.t('lista.cartao.excluido') }] };
  }
  switch (card.estado) {
    case 'inscricoes':
      return { state, bar: places(card, texts), lines: [startLine(card, texts, now)] };
    case 'andamento':
      return { state, bar: progress(card, texts), lines: [nextLine(card, texts, now)] };
    case 'encerrado':
      return { state, bar: null, lines: ending(card, texts) };
    case 'rascunho':
      return {
        state,
        bar: null,
        lines: [{ icon: 'lock', text: texts.t('lista.cartao.rascunho') }],
      };
    case 'cancelado':
      return {
        state,
        bar: null,
        lines: [{ icon: 'info', text: texts.t('lista.cartao.cancelado') }],
      };
  }
}
