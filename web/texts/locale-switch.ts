// Changing the language of the tab: texts first, so that a failed download changes nothing; then the
// account of who is logged in, because the server asks it before the cookie.
import { useRevalidator } from 'react-router';
import type { Locale } from '#textos/locale.ts';
import { api } from '#web/api/api-browser.ts';
import { rememberInCookie } from '#web/session/cookies.ts';
import { currentUser, setUser } from '#web/session/user.ts';
import { loadTextsOrWarn } from './messages-browser.ts';
import { speak } from './texts.tsx';

/** Each language under its own name. */
export const LANGUAGES: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'pt-BR', name: 'Português' },
  { locale: 'en', name: 'English' },
];

const LOCALE_COOKIE = 'i18n_redirected';

async function saveInAccount(locale: Locale): Promise<void> {
  if (currentUser() === null) return;
  const { data } = await api('PUT /api/perfil/idioma', { body: { locale } });
  setUser(data);
}

async function switchTo(locale: Locale): Promise<void> {
  const texts = await loadTextsOrWarn(locale);
  if (texts === null) return;
  await saveInAccount(locale);
  rememberInCookie(LOCALE_COOKIE, locale);
  speak(texts);
}

export function useLocaleSwitch(): (locale: Locale) => Promise<void> {
  const { revalidate } = useRevalidator();
  // A failed save was already shown.
  return (locale) => switchTo(locale).then(revalidate, () => undefined);
}
