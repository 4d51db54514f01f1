// Numbers as people read them, reckoned: the browser's own formatter loads its tables of languages at the first number,
// the longest single piece of work of a page that has one (docs/decisions/0144).

const isEnglish = (locale: string) => locale === 'en';

/** Below a thousand, with that many decimals: '1,62', '1.62' in English. */
export function decimal(value: number, locale: string, decimals: number): string {
  const unit = 10 ** decimals;
  // Rounded as it is read: 1.615 lies a little below, and people expect 1,62.
  const rounded = Math.round(Number((Math.abs(value) * unit).toPrecision(12))) / unit;
  const text = `${value < 0 ? '-' : ''}${rounded.toFixed(decimals)}`;
  return isEnglish(locale) ? text : text.replace('.', ',');
}

/** Reais from centavos: 'R$ 1.250,00', 'R$1,250.00' in English. */
export function reais(centavos: number, locale: string): string {
  const [whole = '', rest = ''] = (Math.abs(centavos) / 100).toFixed(2).split('.');
  const [between, point, after] = isEnglish(locale) ? [',', '.', ''] : ['.', ',', '\u00a0'];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, between);
  return `${centavos < 0 ? '-' : ''}R$${after}${grouped}${point}${rest}`;
}
