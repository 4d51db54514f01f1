// Brings a language's texts to the browser.
import type { Locale } from '#contract/fields.ts';
import type { Tree } from '#contract/translate.ts';
import { makeTexts, type Texts } from './texts.tsx';

export function messagesPath(locale: Locale): string {
  return `/_i18n/${locale}/messages.json`;
}

export async function loadTexts(locale: Locale, url = messagesPath(locale)): Promise<Texts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return makeTexts(locale, (await response.json()) as Tree);
}
