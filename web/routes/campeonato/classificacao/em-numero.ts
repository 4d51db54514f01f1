// Figures of a table as people read them.
import type { Locale } from '#textos/locale.ts';
import { figure } from '#web/components/match/figure.ts';

const PLUS = '+';
const MINUS = '−';

/** With its sign where that tells who is ahead, and averages with two decimals. */
export function emNumero(criterio: string, value: number, locale: Locale): string {
  const shown = figure(Math.abs(value), locale);
  if (value < 0) return MINUS + shown;
  return criterio.startsWith('saldo') && value > 0 ? PLUS + shown : shown;
}
