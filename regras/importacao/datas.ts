// Days and hours as people and sheets write them. Nobody says whether 05/12 is May or December: the file does,
// by a day above the twelfth somewhere in it; without one it is read as in Brazil.
export type OrdemDaData = 'dia_mes' | 'mes_dia';

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
const WORDS =
  /^(\d{1,2})(?:º|ª)?[ /.-]+(?:de )?(\p{L}{3,9})\.?[ /.-]+(?:de )?(\d{4}|\d{2})(?!\d)/iu;
const HOUR = /(?:^|[ T,-])(\d{1,2})(?::(\d{2})|h(\d{2})?)(?::\d{2})?(?!\d)/;

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const MONTHS_EN = ['jan', 'feb', 'mar', 'apr', 'may', 'jun'].concat([
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
]);

function monthOf(word: string): number {
  const start = word.slice(0, 'jan'.length).toLowerCase();
  return Math.max(MONTHS.indexOf(start), MONTHS_EN.indexOf(start)) + 1;
}

/** yyyy-mm-dd, if there is such a day. */
function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? at.toISOString().slice(0, 10) : null;
}

const CENTURY = 2000;
const fullYear = (text: string) => (text.length === 2 ? CENTURY + Number(text) : Number(text));

export type DiaLido = {
  /** yyyy-mm-dd; null where there is no such day. */
  readonly dia: string | null;
  /** hh:mm, where one is said. */
  readonly hora: string | null;
  /** How long the day is in the text. */
  readonly tamanho: number;
};

export function lerHora(text: string): string | null {
  const [, hours = '', minutes, afterH] = HOUR.exec(text) ?? [];
  if (hours === '' || Number(hours) > 23) return null;
  const minute = minutes ?? afterH ?? '00';
  return Number(minute) > 59 ? null : `${hours.padStart(2, '0')}:${minute}`;
}

/** The day with which a text begins; null where it begins with none. */
export function lerDia(text: string, ordem: OrdemDaData): DiaLido | null {
  const iso = ISO.exec(text);
  const figures = FIGURES.exec(text);
  const words = WORDS.exec(text);
  const found = iso ?? figures ?? words;
  if (!found) return null;
  const [whole, a = '', b = '', c = ''] = found;
  const rest = text.slice(whole.length);
  const of = (dia: string | null): DiaLido => ({
    ...{ dia, hora: lerHora(rest) },
    tamanho: whole.length,
  });
  if (iso) return of(dayOf(Number(a), Number(b), Number(c)));
  if (figures) {
    const [day, month] = ordem === 'dia_mes' ? [a, b] : [b, a];
    return of(dayOf(fullYear(c), Number(month), Number(day)));
  }
  const month = monthOf(b);
  return month === 0 ? null : of(dayOf(fullYear(c), month, Number(a)));
}

/** What the days of a text show by one that can be read in one way only. */
export function ordemDasDatas(texts: readonly string[]): OrdemDaData {
  const days = texts.flatMap((text) => {
    const [, a, b] = FIGURES.exec(text) ?? [];
    return a && b ? [[Number(a), Number(b)] as const] : [];
  });
  const isMonthFirst = days.some(([, b]) => b > 12) && days.every(([a]) => a <= 12);
  return isMonthFirst ? 'mes_dia' : 'dia_mes';
}
