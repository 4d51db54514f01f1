import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import type { Translate } from '#web/texts/texts.tsx';

export const stageName = nomeDaEtapa;

/** In two lines of the narrow column at the start of a row: which round it is must be seen there. */
export function stageRowName(etapa: string, t: Translate): string {
  const [kind, n] = etapa.split('_');
  return kind === 'repescagem' && n
    ? t('opcoes.etapa_na_linha.repescagem', { n })
    : stageName(etapa, t);
}

const NUMBERED = ['semi', 'quartas', 'oitavas', 'dezesseis_avos', 'playoff', 'preliminar'] as const;

/** A second final takes the title from the first: whoever asks looks at the last round that is shown. */
export const isTitleStage = (etapa: string): boolean =>
  etapa === 'final' || etapa === 'final_extra';

/** One tie of a round: 'Quartas 2', 'Repescagem 3.1'. */
export function stageShortName(etapa: string, numero: number, t: Translate): string {
  const numbered = NUMBERED.find((name) => name === etapa);
  if (numbered) return t(`opcoes.etapa_curta.${numbered}`, { n: numero });
  const [kind, rodada = 1] = etapa.split('_');
  if (kind === 'repescagem') return t('opcoes.etapa_curta.repescagem', { rodada, n: numero });
  if (kind === 'playoff') return t('opcoes.etapa_curta.playoff_rodada', { rodada, n: numero });
  if (kind === 'fase') return t('opcoes.etapa_curta.fase', { rodada, n: numero });
  return stageName(etapa, t);
}
