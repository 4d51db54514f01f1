// The texts that the first render in the browser needs: the page names them. Losing them is no reason to
// lose the page: then the texts in Portuguese, which travel with the build, take their place.
import type { Locale } from '#textos/locale.ts';
import type { TextPart } from '#textos/parts.ts';
import { bringTexts, holdWhole, loadTexts, logMissingTexts } from './messages-browser.ts';
import type { Texts } from './texts.tsx';

function namedParts(): TextPart[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-texts]');
  return [...links].map(({ dataset }) => dataset.texts as TextPart);
}

export async function loadFirstTexts(): Promise<Texts> {
  const locale = document.documentElement.lang as Locale;
  try {
    await bringTexts(namedParts());
    return await loadTexts(locale);
  } catch (error) {
    logMissingTexts(locale, error);
    const { ptBR } = await import('#textos/pt-br.ts');
    return holdWhole('pt-BR', ptBR);
  }
}
