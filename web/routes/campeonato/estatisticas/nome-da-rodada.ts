import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import type { Translate } from '#web/texts/texts.tsx';

type NaFase = Pick<Estatisticas['rodadas'][number], 'fase' | 'rodada' | 'etapa'>;
type Onde = Omit<NaFase, 'fase'>;

export const nomeDaRodada = ({ rodada, etapa }: Onde, t: Translate): string =>
  etapa === null ? t('campeonato.jogos.rodada', { n: rodada }) : stageName(etapa, t);

const CURTAS = [
  'final',
  'terceiro',
  'semi',
  'quartas',
  'oitavas',
  'dezesseis_avos',
  'preliminar',
] as const;

/** Few letters: a bar is narrow. */
function curtaDaEtapa({ etapa }: Onde, t: Translate): string | null {
  const short = CURTAS.find((one) => one === etapa);
  return short ? t(`estatisticas.rodadas.curta.${short}`) : null;
}

/** What stands under its bar, and what is said of it: with its phase, where the bars are of several. */
export function barraDe(rodada: NaFase, all: readonly NaFase[], t: Translate) {
  const { fase } = rodada;
  const name = nomeDaRodada(rodada, t);
  const short = curtaDaEtapa(rodada, t);
  if (short) return { name, labels: [short] };
  const round = t('estatisticas.posicoes.rodada', { n: rodada.rodada });
  if (all.every((one) => one.fase === fase)) return { name, labels: [round] };
  return {
    name: rodada.etapa === null ? `${t('campeonato.fase', { n: fase })} · ${name}` : name,
    labels: [round, t('estatisticas.rodadas.fase', { n: fase })],
  };
}
