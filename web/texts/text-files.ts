// Where the texts of a page are.
import type { Locale } from '#textos/locale.ts';
import type { TextPart } from '#textos/parts.ts';
import { textFileName } from './text-file-name.ts';

type Hashes = Readonly<Record<Locale, Readonly<Record<TextPart, string>>>>;

/** Written by the build (text-files-plugin.ts). */
const hashes = import.meta.env.TEXT_HASHES as Hashes | undefined;

/** All texts of a language. */
const messagesPath = (locale: Locale) => `/_i18n/${locale}/messages.json`;

/** In development, where the build has made no parts, each is the whole. */
export function textFile(locale: Locale, part: TextPart): string {
  return hashes ? textFileName(locale, part, hashes[locale][part]) : messagesPath(locale);
}
