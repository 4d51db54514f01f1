// Dates in few words, for cards and lists: "hoje, 20:00", "seg, 16/11, 20:00", "16/11".
import type { Locale } from '#contract/fields.ts';
import { dateFormat } from './date-format.ts';
import { hasTime } from './date-time.ts';
import type { Translate } from './texts.tsx';

const ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

const dayOf = (instant: number) => dateFormat('en-CA', { timeZone: ZONE }).format(instant);

const formatted = (instant: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale === 'en' ? 'en-GB' : locale, { timeZone: ZONE, ...options }).format(
    new Date(instant),
  );

/** dd/MM; the year only where it is not the one of `now`. */
export function shortDay(instant: string, locale: Locale, now: number): string {
  const sameYear = dayOf(Date.parse(instant)).slice(0, 4) === dayOf(now).slice(0, 4);
  return formatted(instant, locale, {
    day: '2-digit',
    month: '2-digit',
    ...(!sameYear && { year: 'numeric' }),
  });
}

type Texts = { readonly locale: Locale; readonly t: Translate };

/** The day and, where one was chosen, the time; today and tomorrow by their names. */
export function shortDateTime(instant: string, { locale, t }: Texts, now: number): string {
  const format = (options: Intl.DateTimeFormatOptions) => formatted(instant, locale, options);
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
  const weekday = formatted(instant, locale, { weekday: 'long' });
  return `${weekday}, ${shortDay(instant, locale, now)}`;
}
