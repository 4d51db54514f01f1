// The head of a rendered page: what it says of itself, and a place for more. React writes title, description and
// address; what only other sites read is added here, so that no browser has to download the code that makes it.

export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Null where search engines are told to leave the page out. */
  readonly canonical: string | null;
};

const END = '</head>';
const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"\/>/;
const CANONICAL = /<link rel="canonical" href="([^"]*)"\/>/;

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** As React writes text. */
const plain = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (found) => NAMED[found] ?? found);

export type Cut = { readonly at: number; readonly head: PageHead };

/** Null for what is no page. */
export function readHead(page: Buffer): Cut | null {
  const at = page.indexOf(END);
  if (at < 0) return null;
  const text = page.toString('utf8', 0, at);
  const [, title = ''] = TITLE.exec(text) ?? [];
  const [, description = ''] = DESCRIPTION.exec(text) ?? [];
  const [, canonical] = CANONICAL.exec(text) ?? [];
  return {
    at,
    head: {
      title: plain(title),
      description: plain(description),
      canonical: canonical === undefined ? null : plain(canonical),
    },
  };
}

/** `description` takes the place of the one that is there. */
export function withTags(page: Buffer, at: number, tags: string, description?: string): Buffer {
  const text = page.toString('utf8', 0, at);
  const told =
    description === undefined
      ? text
      : text.replace(DESCRIPTION, () => `<meta name="description" content="${description}"/>`);
  return Buffer.concat([Buffer.from(told + tags), page.subarray(at)]);
}
