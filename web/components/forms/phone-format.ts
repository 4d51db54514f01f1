// Writing a phone while it is typed. In Brazil: (11) 91234-5678, and (11) 3123-4567 for a fixed line.
import { digitsOf } from '#web/fields/digits.ts';

const LONGEST_IN_BRAZIL = 11;
/** The longest number that E.164 knows. */
const LONGEST = 15;

function formatBrazilian(digits: string): string {
  if (digits.length === 0) return '';
  const area = digits.slice(0, 2);
  if (digits.length <= 2) return `(${area}`;
  const rest = digits.slice(2);
  const split = digits.length > 10 ? 5 : 4;
  if (rest.length <= split) return `(${area}) ${rest}`;
  return `(${area}) ${rest.slice(0, split)}-${rest.slice(split)}`;
}

/** What the field shows. A number with its country code stays as it was typed. */
export function formatPhone(text: string, country: string): string {
  const plus = text.trimStart().startsWith('+') ? '+' : '';
  const digits = digitsOf(text);
  if (plus || country !== 'BR') return plus + digits.slice(0, LONGEST);
  return formatBrazilian(digits.slice(0, LONGEST_IN_BRAZIL));
}

/** Where the cursor belongs after formatting: behind as many digits as before. */
export function cursorAfter(formatted: string, digits: number): number {
  if (digits === 0) return formatted.startsWith('+') ? 1 : 0;
  let seen = 0;
  for (const [at, character] of [...formatted].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digits) return at + 1;
  }
  return formatted.length;
}
