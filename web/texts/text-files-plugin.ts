// Makes the files of texts that pages load: one for each part and language, named after its content.
// web/texts/text-files.ts knows their addresses. In development there are none.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#textos/locale.ts';
import { MESSAGES } from '#textos/messages.ts';
import { partOf, TEXT_PARTS, type TextPart } from '#textos/parts.ts';
import { textFileName } from './text-file-name.ts';

type Made = {
  readonly locale: Locale;
  readonly part: TextPart;
  readonly body: string;
  readonly hash: string;
};

function makeFiles(): Made[] {
  const parts = Object.keys(TEXT_PARTS) as TextPart[];
  return LOCALES.flatMap((locale) =>
    parts.map((part) => {
      const body = JSON.stringify(partOf(part, MESSAGES[locale]));
      // Every page downloads all of them: 30 bits tell the versions of one part apart.
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 5);
      return { locale, part, body, hash };
    }),
  );
}

function hashesOf(files: readonly Made[]): Record<string, Record<string, string>> {
  const ofLocale = (locale: Locale) =>
    files.filter((file) => file.locale === locale).map(({ part, hash }) => [part, hash]);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, Object.fromEntries(ofLocale(locale))]),
  );
}

export function textFiles(): Plugin {
  const files = makeFiles();
  return {
    name: 'text-files',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.TEXT_HASHES': JSON.stringify(hashesOf(files)) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { locale, part, body, hash } of files) {
        this.emitFile({
          type: 'asset',
          fileName: textFileName(locale, part, hash).slice(1),
          source: body,
        });
      }
    },
  };
}
