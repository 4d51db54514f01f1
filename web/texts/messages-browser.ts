// Brings a language's texts to the browser.
import type { Locale } from '#textos/locale.ts';
import type { Tree } from '#textos/translate.ts';
import { toast } from '#web/notices/toast.ts';
import { makeTexts, type Texts, tabTexts } from './texts.tsx';

export function messagesPath(locale: Locale): string {
  return `/_i18n/${locale}/messages.json`;
}

export async function loadTexts(locale: Locale, url = messagesPath(locale)): Promise<Texts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return makeTexts(locale, (await response.json()) as Tree);
}

export function logMissingTexts(locale: Locale, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a warning and nothing else
  console.warn(`Messages of ${locale} failed to load`, error);
}

/** For somebody who looks on: without the texts they are warned, and the tab keeps its language. */
export async function loadTextsOrWarn(locale: Locale): Promise<Texts | null> {
  try {
    return await loadTexts(locale);
  } catch (error) {
    logMissingTexts(locale, error);
    toast.warning(tabTexts.get().t('shell.idioma.falhou'));
    return null;
  }
}
