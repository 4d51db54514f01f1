// Brings a language's texts to the browser. Losing them is no reason to lose the page: then the texts in
// Portuguese, which travel with the build, take their place.
import type { Locale } from '#contract/fields.ts';
import type { Tree } from '#contract/translate.ts';
import { makeTexts, type Texts } from './texts.tsx';

async function fetchMessages(url: string): Promise<Tree> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Tree;
}

export function messagesPath(locale: Locale): string {
  return `/_i18n/${locale}/messages.json`;
}

export async function loadTexts(locale: Locale, url = messagesPath(locale)): Promise<Texts> {
  return makeTexts(locale, await fetchMessages(url));
}

export async function loadTextsOrDefault(locale: Locale, url: string): Promise<Texts> {
  try {
    return await loadTexts(locale, url);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning and nothing else
    console.warn(`Messages of ${locale} failed to load`, error);
    const { ptBR } = await import('#contract/messages-pt-br.ts');
    return makeTexts('pt-BR', ptBR);
  }
}
