// Names as people type and paste them: cleaned before they are kept, compared without case and accents.

// Invisible characters and those that turn a line of text round; the joiner stays for emoji of several parts.
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

export const limparNome = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();

/** The same for names that people would take for the same. A name without letters is its own key. */
export function chaveDoNome(text: string): string {
  const key = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key || text.trim();
}
