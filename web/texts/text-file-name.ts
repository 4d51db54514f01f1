import type { Locale } from '#textos/locale.ts';
import type { TextPart } from '#textos/parts.ts';

/** The address of a part: the build makes the file, a page asks for it. */
export const textFileName = (locale: Locale, part: TextPart, hash: string) =>
  `/assets/textos-${part}-${locale}-${hash}.json`;
