// Money and room as people read them.

import type { Locale } from '#textos/locale.ts';

export const REAL = 'R$';

/** Without its sign, and without cents where there are none: '119', '14,90'. */
export const quantia = (centavos: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: centavos % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(centavos / 100);

/** '50 MB', '1 GB'. */
export const espaco = (mb: number): string => (mb < 1_000 ? `${mb} MB` : `${mb / 1_000} GB`);
