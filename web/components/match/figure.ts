import { decimal } from '#web/numbers/decimal.ts';

const HYPHEN = '-';
const MINUS = '−';

/** Points as people read them: whole ones as they are, an average with two decimals, '7,67', a debt as '−1'. */
export const figure = (value: number, locale: string): string =>
  (Number.isInteger(value) ? String(value) : decimal(value, locale, 2)).replace(HYPHEN, MINUS);
