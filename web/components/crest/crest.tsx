import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { edgeOf, MARKS, plateOf, SHIELDS } from '#regras/escudos/escudo-svg.ts';
import { pictureOf } from '#web/components/elements/drawing.tsx';
import { kept } from '#web/storage/kept.ts';
import styles from './crest.module.css';
import { outlineId } from './crest-outlines.tsx';
import { initialsOf, type Shirt, shirtOf } from './shirt.ts';

function initials(name: string, { main, detail }: Shirt): string {
  const { plate, ink } = plateOf([main, detail]);
  return `<rect x="8" y="13.5" width="24" height="16" rx="3.5" fill="${escapeMarkup(plate)}"/><text x="20" y="26.2" text-anchor="middle" font-size="13" fill="${ink}">${escapeMarkup(initialsOf(name))}</text>`;
}

function draw(shirt: Shirt, letters: string): string {
  const [main, detail] = [escapeMarkup(shirt.main), escapeMarkup(shirt.detail)];
  return `<g clip-path="url(#${outlineId(shirt.shield)})"><path fill="${main}" d="M0 0h40v44H0z"/><path fill="${detail}" d="${MARKS[shirt.pattern]}"/>${letters}</g><path d="${SHIELDS[shirt.shield]}" fill="none" stroke="${edgeOf([shirt.main, shirt.detail])}" stroke-width="2"/>`;
}

const MOST_CRESTS = 1_000;

/** The whole picture, ready to be set into the page. */
const drawing = kept(MOST_CRESTS, (key) => {
  const [name, shirt] = JSON.parse(key) as [string | null, Shirt];
  const markup = draw(shirt, name === null ? '' : initials(name, shirt));
  return { __html: pictureOf('0 0 40 44', markup) };
});

type CrestProps = {
  name: string;
  size?: number;
  shirt?: Shirt;
  /** On a dark board the shield always stands on its light disc. */
  onBoard?: boolean;
};

/** Decoration: the name always stands beside it. Where it gets small, the pattern alone is the mark. */
export function Crest({ name, size = 32, shirt = shirtOf(name), onBoard = false }: CrestProps) {
  const isNamed = size >= (onBoard ? 44 : 32);
  return (
    <span
      className={onBoard ? `${styles.crest} ${styles.disc}` : styles.crest}
      style={{ inlineSize: size, blockSize: size }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us; names and colours are escaped
      dangerouslySetInnerHTML={drawing(JSON.stringify([isNamed ? name : null, shirt]))}
    />
  );
}
