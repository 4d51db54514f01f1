// Dates in few words, for cards and lists: "hoje, 20:00", "seg, 16/11, 20:00", "16/11".
import type { Locale } from '#contract/fields.ts';
import { hasTime } from './date-time.ts';
import type { Translate } from './texts.tsx';

const ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

const dayOf = (instant: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(instant));

/** dd/MM; the year only where it is not the one of `now`. */
export function shortDay(instant: string, locale: Locale, now: number): string {
  const sameYear = dayOf(Date.parse(instant)).slice(0, 4) === dayOf(now).slice(0, 4);
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: ZONE,
    day: '2-digit',
    month: '2-digit',
    ...(!sameYear && { year: 'numeric' }),
  }).format(new Date(instant));
}

type Texts = { readonly locale: Locale; readonly t: Translate };

/** The day and, where one was chosen, the time; today and tomorrow by their names. */
export function shortDateTime(instant: string, { locale, t }: Texts, now: number): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      timeZone: ZONE,
      ...options,
    }).format(new Date(instant));
  const day = dayOf(Date.parse(instant));
  const hora = hasTime(instant)
    ? format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    : '';
  const join = (text: string) => text.replace(/,\s*$/, '');
  if (day === dayOf(now)) return join(t('lista.cartao.hoje', { hora }));
  if (day === dayOf(now + DAY_MS)) return join(t('lista.cartao.amanha', { hora }));
  const weekday = format({ weekday: 'short' }).replace('.', '');
  return [weekday, shortDay(instant, locale, now), hora].filter(Boolean).join(', ');
}

/** A day as a heading: "hoje", "domingo, 15/11". */
export function longDay(instant: string, { locale, t }: Texts, now: number): string {
  const day = dayOf(Date.parse(instant));
  if (day === dayOf(now)) return t('lista.cartao.hoje', { hora: '' }).replace(/,\s*$/, '');
  if (day === dayOf(now + DAY_MS))
    return t('lista.cartao.amanha', { hora: '' }).replace(/,\s*$/, '');
  const weekday = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: ZONE,
    weekday: 'long',
  }).format(new Date(instant));
  return `${weekday}, ${shortDay(instant, locale, now)}`;
}
