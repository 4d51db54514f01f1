import type { Translate } from '#web/texts/texts.tsx';

const NAMED = [
  'final',
  'semi',
  'quartas',
  'oitavas',
  'dezesseis_avos',
  'playoff',
  'preliminar',
  'terceiro',
  'final_extra',
  'final_chave',
] as const;

/** Name of a round of a bracket from its key: 'quartas', 'fase_2', 'playoff_1', 'repescagem_3'. */
export function stageName(etapa: string, t: Translate): string {
  const named = NAMED.find((name) => name === etapa);
  if (named) return t(`opcoes.etapa.${named}`);
  const [kind, n = 1] = etapa.split('_');
  if (kind === 'playoff') return t('opcoes.etapa.playoff_rodada', { n });
  return t(kind === 'repescagem' ? 'opcoes.etapa.repescagem' : 'opcoes.etapa.fase', { n });
}

const NUMBERED = ['semi', 'quartas', 'oitavas', 'dezesseis_avos', 'playoff', 'preliminar'] as const;

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
