// Dates in few words, for cards and lists: "hoje, 20:00", "seg, 16/11, 20:00", "16/11". In English the
// month has its name ("Mon, 16 Nov"): figures alone are read in two ways there.
import { kept } from '#web/storage/kept.ts';
import type { Texts } from '#web/texts/texts.tsx';
import { type Clock, clockOf } from './date-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const isSameDay = (a: Clock, b: Clock) =>
  a.day === b.day && a.month === b.month && a.year === b.year;

const MOST_CALENDARS = 100;
/** Both languages shorten a day and a month to its first letters. */
const SHORT = 3;

/** "sábado". */
function wholeWeekday({ day, month, year }: Clock, { t }: Texts): string {
  return (
    t('shell.dias_da_semana').split(' ')[new Date(`${year}-${month}-${day}`).getUTCDay()] ?? ''
  );
}

const shortWeekday = (clock: Clock, texts: Texts) => wholeWeekday(clock, texts).slice(0, SHORT);

function dayAndMonth({ day, month }: Clock, { locale, t }: Texts): string {
  if (locale !== 'en') return `${day}/${month}`;
  return `${Number(day)} ${t('shell.meses').split(' ')[Number(month) - 1]}`;
}

/** The year only where it is not the one of `now`. */
function dayIn(clock: Clock, today: Clock, texts: Texts): string {
  const text = dayAndMonth(clock, texts);
  if (clock.year === today.year) return text;
  return texts.locale === 'en' ? `${text} ${clock.year}` : `${text}/${clock.year}`;
}

const calendarAt = kept(MOST_CALENDARS, (key) => {
  const [zone = '', minute] = key.split(' ');
  const at = Number(minute) * MINUTE_MS;
  return { today: clockOf(at, zone), tomorrow: clockOf(at + DAY_MS, zone) };
});

/** A day begins with a minute, so the minute of `now` tells which days are today and tomorrow. */
const calendarOf = (now: number, zone: string) =>
  calendarAt(`${zone} ${Math.floor(now / MINUTE_MS)}`);

export function shortDay(instant: string, texts: Texts, now: number): string {
  return dayIn(clockOf(instant, texts.zone), calendarOf(now, texts.zone).today, texts);
}

/** "hoje", "amanhã", "16/11". */
function nearDay(instant: string, texts: Texts, now: number): string {
  return nameOf(clockOf(instant, texts.zone), '', texts, now) ?? shortDay(instant, texts, now);
}

const SEASON_MS = 300 * DAY_MS;

/** As `nearDay`; of a day that is less than a season away nobody asks for the year. */
export function dayInRow(instant: string, texts: Texts, now: number): string {
  const isNear = Math.abs(Date.parse(instant) - now) < SEASON_MS;
  if (!isNear) return nearDay(instant, texts, now);
  return nameOf(clockOf(instant, texts.zone), '', texts, now) ?? dayOfSeason(instant, texts);
}

/** Where the year is known and room is scarce. */
export function dayOfSeason(instant: string, texts: Texts): string {
  return dayAndMonth(clockOf(instant, texts.zone), texts);
}

/** "sáb". */
export function weekdayOf(instant: string, texts: Texts): string {
  return shortWeekday(clockOf(instant, texts.zone), texts);
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
  const weekday = shortWeekday(clock, texts);
  const day = dayIn(clock, calendarOf(now, texts.zone).today, texts);
  return [weekday, day, hora].filter(Boolean).join(', ');
}

/** A day as a heading: "hoje", "domingo, 15/11". */
export function longDay(instant: string, texts: Texts, now: number): string {
  const clock = clockOf(instant, texts.zone);
  const name = nameOf(clock, '', texts, now);
  if (name) return name;
  const weekday = wholeWeekday(clock, texts);
  return `${weekday}, ${dayIn(clock, calendarOf(now, texts.zone).today, texts)}`;
}
