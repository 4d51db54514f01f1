// Numbers as people read them, reckoned: the browser's own formatter loads its tables of languages at the first number,
// the longest single piece of work of a page that has one (docs/decisions/0144).

/** Below a thousand, with that many decimals: '1,62', '1.62' in English. */
export function decimal(value: number, locale: string, decimals: number): string {
  const unit = 10 ** decimals;
  // Rounded as it is read: 1.615 lies a little below, and people expect 1,62.
  const rounded = Math.round(Number((Math.abs(value) * unit).toPrecision(12))) / unit;
  const text = `${value < 0 ? '-' : ''}${rounded.toFixed(decimals)}`;
  return locale === 'en' ? text : text.replace('.', ',');
}
