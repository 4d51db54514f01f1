// Which language a request is answered in: the person's own, else the cookie, else Accept-Language.
import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '#textos/locale.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';

const LOCALE_COOKIE = 'i18n_redirected';

export const texts = {
  'pt-BR': translator<MessageKey>('pt-BR', MESSAGES['pt-BR']),
  en: translator<MessageKey>('en', MESSAGES.en),
} as const;

/** How days are written. In English the month is a word: nobody takes it for the day. */
export const DATAS = {
  'pt-BR': { tag: 'pt-BR', dateStyle: 'short', month: '2-digit' },
  en: { tag: 'en-GB', dateStyle: 'medium', month: 'short' },
} as const;

export type ServerTexts = (typeof texts)['pt-BR'];

/** The locale that a code in any case names, if it is one of ours. */
export function parseLocale(code: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale.toLowerCase() === code?.toLowerCase());
}

/** The first language of the header, by its weight, that we speak. */
function acceptedLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [code = '', quality] = part.trim().split(';q=');
      return { language: code.split('-')[0]?.toLowerCase(), weight: Number(quality ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    if (language === 'pt') return 'pt-BR';
    if (language === 'en') return 'en';
  }
  return undefined;
}

type LocaleSource = Pick<FastifyRequest, 'cookies' | 'headers'> &
  Partial<Pick<FastifyRequest, 'visitor'>>;

export function localeOf(request: LocaleSource): Locale {
  return (
    request.visitor?.user?.locale ??
    parseLocale(request.cookies?.[LOCALE_COOKIE]) ??
    acceptedLocale(request.headers['accept-language']) ??
    'pt-BR'
  );
}
