// Dates in few words, for cards and lists: "hoje, 20:00", "seg, 16/11, 20:00", "16/11". In English the
// month has its name ("Mon, 16 Nov"): figures alone are read in two ways there.
import type { Locale } from '#contract/fields.ts';
import { dateFormat } from './date-format.ts';
import { type Clock, clockOf } from './date-time.ts';
import type { Texts } from './texts.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

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
function calendarOf(now: number, zone: string) {
  const minute = now - (now % MINUTE_MS);
  return { today: clockOf(minute, zone), tomorrow: clockOf(minute + DAY_MS, zone) };
}

export function shortDay(instant: string, { locale, zone }: Texts, now: number): string {
  return dayIn(clockOf(instant, zone), calendarOf(now, zone).today, locale);
}

/** Where the year is known and room is scarce. */
export function dayOfSeason(instant: string, { locale, zone }: Texts): string {
  return dayAndMonth(clockOf(instant, zone), locale);
}

/** Today and tomorrow by their names. */
function nameOf(clock: Clock, hora: string, { t, zone }: Texts, now: number): string | undefined {
  const { today, tomorrow } = calendarOf(now, zone);
  const trim = (text: string) => text.replace(/,\s*$/, '');
  if (isSameDay(clock, today)) return trim(t('lista.cartao.hoje', { hora }));
  return isSameDay(clock, tomorrow) ? trim(t('lista.cartao.amanha', { hora })) : undefined;
}

/** The day and, where one was chosen, the time. */
export function shortDateTime(instant: string, texts: Texts, now: number): string {
  const clock = clockOf(instant, texts.zone);
  const hora = clock.time ?? '';
  const name = nameOf(clock, hora, texts, now);
  if (name) return name;
  const weekday = named(clock, texts.locale, { weekday: 'short' });
  const day = dayIn(clock, calendarOf(now, texts.zone).today, texts.locale);
  return [weekday, day, hora].filter(Boolean).join(', ');
}

/** A day as a heading: "hoje", "domingo, 15/11". */
export function longDay(instant: string, texts: Texts, now: number): string {
  const clock = clockOf(instant, texts.zone);
  const name = nameOf(clock, '', texts, now);
  if (name) return name;
  const weekday = named(clock, texts.locale, { weekday: 'long' });
  return `${weekday}, ${dayIn(clock, calendarOf(now, texts.zone).today, texts.locale)}`;
}
