/** Means under each other line up: 1,00 and 1,62. */
export const duasCasas = (locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
