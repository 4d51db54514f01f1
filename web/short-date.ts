// Dates in few words, for cards and lists: "hoje, 20:00", "seg, 16/11, 20:00", "16/11". In English the
// month has its name ("Mon, 16 Nov"): figures alone are read in two ways there.
import type { Locale } from '#contract/fields.ts';
import { dateFormat } from './date-format.ts';
import { type Clock, clockOf } from './date-time.ts';
import type { Translate } from './texts.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Texts = { readonly locale: Locale; readonly t: Translate };

const isSameDay = (a: Clock, b: Clock) =>
  a.day === b.day && a.month === b.month && a.year === b.year;

const noonOf = ({ day, month, year }: Clock) =>
  Date.UTC(Number(year), Number(month) - 1, Number(day), 12);

function named(clock: Clock, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, { timeZone: 'UTC', ...options });
  return format.format(noonOf(clock)).replace('.', '');
}

function dayAndMonth(clock: Clock, locale: Locale): string {
  const { day, month } = clock;
  if (locale !== 'en') return `${day}/${month}`;
  return `${Number(day)} ${named(clock, locale, { month: 'short' })}`;
}

/** The year only where it is not the one of `now`. */
function dayIn(clock: Clock, today: Clock, locale: Locale): string {
  const text = dayAndMonth(clock, locale);
  if (clock.year === today.year) return text;
  return locale === 'en' ? `${text} ${clock.year}` : `${text}/${clock.year}`;
}

/** A day begins with a minute, so the minute of `now` tells which days are today and tomorrow. */
function calendarOf(now: number): { readonly today: Clock; readonly tomorrow: Clock } {
  const minute = now - (now % MINUTE_MS);
  return { today: clockOf(minute), tomorrow: clockOf(minute + DAY_MS) };
}

export function shortDay(instant: string, { locale }: Texts, now: number): string {
  return dayIn(clockOf(instant), calendarOf(now).today, locale);
}

/** Where the year is known and room is scarce. */
export function dayOfSeason(instant: string, { locale }: Texts): string {
  return dayAndMonth(clockOf(instant), locale);
}

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
  const name = nameOf(clock, hora, texts, now);
  if (name) return name;
  const weekday = named(clock, texts.locale, { weekday: 'short' });
  const day = dayIn(clock, calendarOf(now).today, texts.locale);
  return [weekday, day, hora].filter(Boolean).join(', ');
}

/** A day as a heading: "hoje", "domingo, 15/11". */
export function longDay(instant: string, texts: Texts, now: number): string {
  const clock = clockOf(instant);
  const name = nameOf(clock, '', texts, now);
  if (name) return name;
  const weekday = named(clock, texts.locale, { weekday: 'long' });
  return `${weekday}, ${dayIn(clock, calendarOf(now).today, texts.locale)}`;
}
