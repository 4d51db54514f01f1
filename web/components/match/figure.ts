import { decimal } from '#web/numbers/decimal.ts';

/** Points as people read them: whole ones as they are, an average with two decimals, '7,67'. */
export const figure = (value: number, locale: string): string =>
  Number.isInteger(value) ? String(value) : decimal(value, locale, 2);
