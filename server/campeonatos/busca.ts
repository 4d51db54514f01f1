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

/** A LIKE pattern for 'contains'; its own wildcards are ordinary characters. */
export function contains(text: string): string {
  return `%${plain(text).replace(/[\\%_]/g, '\\$&')}%`;
}
