import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import type { Translate } from '#web/texts/texts.tsx';

type NaFase = Pick<Estatisticas['rodadas'][number], 'fase' | 'rodada' | 'etapa'>;
type Onde = Omit<NaFase, 'fase'>;

export const nomeDaRodada = ({ rodada, etapa }: Onde, t: Translate): string =>
  etapa === null ? t('campeonato.jogos.rodada', { n: rodada }) : stageName(etapa, t);

/** What stands under its bar, and what is said of it: with its phase, where the bars are of several. */
export function barraDe(rodada: NaFase, all: readonly NaFase[], t: Translate) {
  const { fase } = rodada;
  const name = nomeDaRodada(rodada, t);
  const round = t('estatisticas.posicoes.rodada', { n: rodada.rodada });
  if (all.every((one) => one.fase === fase)) return { name, labels: [round] };
  return {
    name: rodada.etapa === null ? `${t('campeonato.fase', { n: fase })} · ${name}` : name,
    labels: [round, t('estatisticas.rodadas.fase', { n: fase })],
  };
}
