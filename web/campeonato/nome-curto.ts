// A name for where room is scarce: nobody's name ends in the middle of a word.

/** What fits beside a crest and a score on a phone. */
const MOST_LETTERS = 18;

const JOINING = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'of', 'the']);

const initial = (word: string) => (word.length > 2 ? `${[...word][0]}.` : word);

/** Words in the middle become initials, then the first one too; if that is not enough, its abbreviation. */
export function nomeCurto(nome: string, sigla: string | undefined): string {
  if (nome.length <= MOST_LETTERS) return nome;
  const words = nome.split(/\s+/).filter((word) => !JOINING.has(word.toLowerCase()));
  const [first = '', ...rest] = words;
  const last = rest.pop();
  if (last === undefined) return sigla || nome;
  const middle = rest.map(initial);
  const shorter = [
    [first, ...middle, last],
    [initial(first), ...middle, last],
  ].map((each) => each.join(' '));
  return shorter.find((each) => each.length <= MOST_LETTERS) ?? (sigla || nome);
}

/** How many letters have to fit into one line where no word is to be cut in two. */
export const longestWord = (name: string) =>
  Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
