// Search text: what is searched and what is looked for are written the same way.

/** Without case and accents, words separated by one space. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const MOST = 4_000;

/** By what a championship is found. */
export const buscaDe = (
  { nome, descricao }: { nome: string; descricao: string },
  organizador: string,
): string => plain(`${nome} ${descricao} ${organizador}`).slice(0, MOST);

/** A LIKE pattern for each word, in whatever order they stand; its own wildcards are ordinary characters. */
export const wordPatterns = (text: string): string[] =>
  [...new Set(plain(text).split(' '))]
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
