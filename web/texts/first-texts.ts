// The texts that the first render in the browser needs. Losing them is no reason to lose the page: then
// the texts in Portuguese, which travel with the build, take their place.
import type { Locale } from '#textos/locale.ts';
import { loadTexts, logMissingTexts, messagesPath } from './messages-browser.ts';
import { makeTexts, type Texts } from './texts.tsx';

export async function loadFirstTexts(): Promise<Texts> {
  const locale = document.documentElement.lang as Locale;
  const link = document.querySelector('link[data-messages]');
  try {
    return await loadTexts(locale, link?.getAttribute('href') ?? messagesPath(locale));
  } catch (error) {
    logMissingTexts(locale, error);
    const { ptBR } = await import('#textos/pt-br.ts');
    return makeTexts('pt-BR', ptBR);
  }
}
