import styles from './avatar.module.css';

const COLOURS = 6;

/** A letter with the marks over it, or a digit. What is tied to a word by an apostrophe is none of its own: "d'Água". */
const LEADING = /(?<!\p{L})(?!d['’]\p{L})[\p{L}\p{N}]\p{M}*/iu;

/** Of the first and of the last word that has one; quotes, brackets and pictures are no words. */
function initials(name: string): string {
  const words = name.normalize().split(/\s+/);
  const letters = words.flatMap((word) => LEADING.exec(word)?.[0] ?? []);
  return letters
    .filter((_, at) => at === 0 || at === letters.length - 1)
    .join('')
    .toUpperCase();
}

/** The same name always has the same colour, from 1 to 6. */
function colourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return (sum % COLOURS) + 1;
}

type Props = { name: string; photo?: string | null | undefined; size?: number | undefined };

/** Decoration beside the person's name: the photo, or the initials on a colour. */
export function Avatar({ name, photo, size = 36 }: Props) {
  if (photo) {
    return <img className={styles.avatar} src={photo} alt="" width={size} height={size} />;
  }
  const n = colourOf(name);
  const colours = { background: `var(--av${n})`, color: `var(--av${n}-text)` };
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38, ...colours }}
      data-initials={initials(name)}
    />
  );
}
