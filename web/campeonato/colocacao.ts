// Final places in words.
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import type { Translate } from '#web/texts/texts.tsx';

export type LugarFinal = FinalDoCampeonato['colocacoes'][number];

/** '3º', or '5º a 8º' for places that are shared. */
export const lugarEmPalavras = (
  { de, ate }: Pick<LugarFinal, 'de' | 'ate'>,
  t: Translate,
): string => (de === ate ? t('campeao.lugar', { n: de }) : t('campeao.lugares', { de, ate }));

const STEPS = 3;

/** Those who stand on it: the first three, two where nobody is third alone. */
export const podioDe = (colocacoes: readonly LugarFinal[]): readonly LugarFinal[] =>
  colocacoes.filter(({ ate, saiu }) => ate <= STEPS && !saiu);
