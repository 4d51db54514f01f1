// Search without accents, case or dots: 'wo' finds 'W.O.', 'suico' finds 'suíço'. Every word must be there.

export const LONGEST_QUERY = 80;

export function plain(text: string): string {
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

/** Those that hold every word; first those whose title does. */
export function search<T>(
  items: readonly T[],
  words: readonly string[],
  textOf: (item: T) => readonly [title: string, ...rest: string[]],
): readonly T[] {
  const holds = (text: string) => words.every((word) => text.includes(word));
  const found = items.map((item) => {
    const [title, ...rest] = textOf(item).map(plain);
    return { item, inTitle: holds(title ?? ''), inAll: holds([title, ...rest].join(' ')) };
  });
  return [
    ...found.filter(({ inTitle }) => inTitle),
    ...found.filter(({ inTitle, inAll }) => inAll && !inTitle),
  ].map(({ item }) => item);
}
