// Puts into the head of a page what other sites read of it. Whatever goes wrong there, the page goes out without.
import type { Locale } from '#textos/locale.ts';
import type { Answers } from './answers.ts';
import { type PageHead, readHead, withTags } from './head.ts';
import { type KeptPage, makePage } from './page-cache.ts';

export type TaggedPage = {
  /** Path and query of the page. */
  readonly target: string;
  readonly locale: Locale;
  readonly head: PageHead;
  readonly answers: Answers;
};

export type Tags = {
  readonly html: string;
  /** Instead of the one that the page gives, escaped for an attribute. */
  readonly description?: string;
};

export type DressPage = (told: TaggedPage) => Tags;

export function dressed(page: KeptPage, tagsOf: (head: PageHead) => Tags): KeptPage {
  const { status, headers, body } = page;
  if (!headers['content-type']?.startsWith('text/html')) return page;
  const cut = readHead(body);
  if (!cut) return page;
  const { html, description } = tagsOf(cut.head);
  return makePage(status, headers, withTags(body, cut.at, html, description));
}
