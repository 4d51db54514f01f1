import type { Translate } from '#textos/messages.ts';

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
export function nomeDaEtapa(etapa: string, t: Translate): string {
  const named = NAMED.find((name) => name === etapa);
  if (named) return t(`opcoes.etapa.${named}`);
  const [kind, n = 1] = etapa.split('_');
  if (kind === 'playoff') return t('opcoes.etapa.playoff_rodada', { n });
  return t(kind === 'repescagem' ? 'opcoes.etapa.repescagem' : 'opcoes.etapa.fase', { n });
}
