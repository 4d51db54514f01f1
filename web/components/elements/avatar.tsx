import styles from './avatar.module.css';

const COLOURS = 6;

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '');
  return letters.join('').toLocaleUpperCase();
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
