import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import type { Translate } from '#web/texts/texts.tsx';

type Onde = Pick<Estatisticas['rodadas'][number], 'rodada' | 'etapa'>;

export const nomeDaRodada = ({ rodada, etapa }: Onde, t: Translate): string =>
  etapa === null ? t('campeonato.jogos.rodada', { n: rodada }) : stageName(etapa, t);
