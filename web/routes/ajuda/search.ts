// Search without accents, case or dots: 'wo' finds 'W.O.', 'suico' finds 'suíço'. Every word must be there.

export const LONGEST_QUERY = 80;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();
}

export function wordsOf(query: string): readonly string[] {
  return plain(query.slice(0, LONGEST_QUERY))
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');
}

export function holdsAll(text: string, words: readonly string[]): boolean {
  const haystack = plain(text);
  return words.every((word) => haystack.includes(word));
}

/** Those that hold every word; first those whose title does. */
export function search<T>(
  items: readonly T[],
  words: readonly string[],
  textOf: (item: T) => readonly [title: string, ...rest: string[]],
): readonly T[] {
  const found = items.map((item) => {
    const texts = textOf(item);
    return {
      item,
      inTitle: holdsAll(texts[0], words),
      inAll: holdsAll(texts.join(' '), words),
    };
  });
  return [
    ...found.filter(({ inTitle }) => inTitle),
    ...found.filter(({ inTitle, inAll }) => inAll && !inTitle),
  ].map(({ item }) => item);
}
