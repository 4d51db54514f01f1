// Changing the language of the tab: texts first, so that a failed download changes nothing.
import { useRevalidator } from 'react-router';
import type { Locale } from '#contract/fields.ts';
import { rememberInCookie } from './cookies.ts';
import { loadTexts } from './messages-browser.ts';
import { tabTexts } from './texts.tsx';
import { toast } from './toast.ts';

/** Each language under its own name. */
export const LANGUAGES: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'pt-BR', name: 'Português' },
  { locale: 'en', name: 'English' },
];

const LOCALE_COOKIE = 'i18n_redirected';

export function useLocaleSwitch(): (locale: Locale) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (locale) => {
    try {
      tabTexts.set(await loadTexts(locale));
    } catch {
      toast.error(tabTexts.get().t('shell.idioma.falhou'));
      return;
    }
    rememberInCookie(LOCALE_COOKIE, locale);
    await revalidate();
  };
}
