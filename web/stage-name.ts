import type { Translate } from './texts.tsx';

const NAMED = [
  'final',
  'semi',
  'quartas',
  'oitavas',
  'dezesseis_avos',
  'terceiro',
  'final_extra',
] as const;

/** Name of a round of a bracket from its key: 'quartas', 'fase_2', 'repescagem_3'. */
export function stageName(etapa: string, t: Translate): string {
  const named = NAMED.find((name) => name === etapa);
  if (named) return t(`opcoes.etapa.${named}`);
  const [kind, n = 1] = etapa.split('_');
  return t(kind === 'repescagem' ? 'opcoes.etapa.repescagem' : 'opcoes.etapa.fase', { n });
}
