// Dates in few words, for cards and lists: "hoje, 20:00", "seg, 16/11, 20:00", "16/11".
import type { Locale } from '#contract/fields.ts';
import { dateFormat } from './date-format.ts';
import { type Clock, clockOf } from './date-time.ts';
import type { Translate } from './texts.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const isSameDay = (a: Clock, b: Clock) =>
  a.day === b.day && a.month === b.month && a.year === b.year;

/** dd/MM; the year only where it is not the one of `now`. */
const dayIn = ({ day, month, year }: Clock, today: Clock) =>
  year === today.year ? `${day}/${month}` : `${day}/${month}/${year}`;

/** A day begins with a minute, so the minute of `now` tells which days are today and tomorrow. */
function calendarOf(now: number): { readonly today: Clock; readonly tomorrow: Clock } {
  const minute = now - (now % MINUTE_MS);
  return { today: clockOf(minute), tomorrow: clockOf(minute + DAY_MS) };
}

function weekday({ day, month, year }: Clock, locale: Locale, length: 'short' | 'long'): string {
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  const format = dateFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: length,
  });
  return format.format(noon).replace('.', '');
}

export function shortDay(instant: string, now: number): string {
  return dayIn(clockOf(instant), calendarOf(now).today);
}

type Texts = { readonly locale: Locale; readonly t: Translate };

/** Today and tomorrow by their names. */
function nameOf(clock: Clock, hora: string, { t }: Texts, now: number): string | undefined {
  const { today, tomorrow } = calendarOf(now);
  const trim = (text: string) => text.replace(/,\s*$/, '');
  if (isSameDay(clock, today)) return trim(t('lista.cartao.hoje', { hora }));
  return isSameDay(clock, tomorrow) ? trim(t('lista.cartao.amanha', { hora })) : undefined;
}

/** The day and, where one was chosen, the time. */
export function shortDateTime(instant: string, texts: Texts, now: number): string {
  const clock = clockOf(instant);
  const hora = clock.time ?? '';
  const named = nameOf(clock, hora, texts, now);
  if (named) return named;
  const day = dayIn(clock, calendarOf(now).today);
  return [weekday(clock, texts.locale, 'short'), day, hora].filter(Boolean).join(', ');
}

/** A day as a heading: "hoje", "domingo, 15/11". */
export function longDay(instant: string, texts: Texts, now: number): string {
  const clock = clockOf(instant);
  const named = nameOf(clock, '', texts, now);
  if (named) return named;
  return `${weekday(clock, texts.locale, 'long')}, ${dayIn(clock, calendarOf(now).today)}`;
}
