// Figures of a table as people read them.
import type { Locale } from '#textos/locale.ts';

const PLUS = '+';
const MINUS = '−';

/** With its sign where that tells who is ahead, and never with more than two decimals. */
export function emNumero(criterio: string, value: number, locale: Locale): string {
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Math.abs(value));
  if (value < 0) return MINUS + shown;
  return criterio.startsWith('saldo') && value > 0 ? PLUS + shown : shown;
}
