// Names as people type and paste them: cleaned before they are kept, compared without case and accents.

// Control, format and private characters: invisible, or able to turn a line of text round. The joiner
// stays where it makes one picture out of several.
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115F\u1160\u2800\u3164\uFFA0]/gu;
const LONE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

export function limparNome(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(LONE_JOINER, '')
    .replace(PILED_MARKS, '$1')
    .trim();
}

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
