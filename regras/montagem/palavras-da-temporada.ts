// The part of the dictionary that only seasons need: apart, so that pages of a championship do not load it.
import type { PromotionRules, Reason } from '#engine/seasons/promotion.ts';
import { inverso } from './palavras.ts';

type Pares<Ingles extends string> = Readonly<Record<Ingles, string>>;

/** Why a team plays in a division of the next season. */
export const MOTIVO_DA_MUDANCA = {
  stays: 'fica',
  up: 'sobe',
  down: 'cai',
  playoff: 'repescagem',
  'playoff-up': 'sobe_na_repescagem',
  'playoff-down': 'cai_na_repescagem',
  'playoff-stays': 'fica_na_repescagem',
  'vacancy-up': 'sobe_na_vaga',
  'vacancy-stays': 'fica_na_vaga',
  tied: 'empatado',
  left: 'saiu',
} as const satisfies Pares<Reason>;

/** What becomes of who left a season, and of the place that they leave free. */
export const WITHDRAWAL_FROM_SEASON = inverso({
  leaves: 'sai',
  relegated: 'cai',
} as const satisfies Pares<PromotionRules['withdrawal']>);

export const VACANCY = inverso({
  promote: 'sobe_mais_um',
  keep: 'cai_um_a_menos',
  open: 'aberta',
} as const satisfies Pares<PromotionRules['vacancy']>);
