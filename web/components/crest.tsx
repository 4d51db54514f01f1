import { escapeMarkup } from '#contract/escape-markup.ts';
import { edgeOf, MARKS, plateOf, SHIELDS } from '#contract/escudo-svg.ts';
import styles from './crest.module.css';
import { initialsOf, type Shirt, shirtOf } from './shirt.ts';

const clipOf = (shield: string) => `escudo-${shield}`;

/** The outlines that all crests of a page are cut out with, once. */
export function CrestShapes() {
  return (
    <svg className={styles.shapes} aria-hidden="true" focusable="false">
      {Object.entries(SHIELDS).map(([shield, path]) => (
        <clipPath key={shield} id={clipOf(shield)}>
          <path d={path} />
        </clipPath>
      ))}
    </svg>
  );
}

function initials(name: string, { main, detail }: Shirt): string {
  const { plate, ink } = plateOf([main, detail]);
  return `<rect x="8" y="13.5" width="24" height="16" rx="3.5" fill="${plate}"/><text x="20" y="26.2" text-anchor="middle" font-size="13" fill="${ink}">${escapeMarkup(initialsOf(name))}</text>`;
}

/** As one piece of markup: a page has dozens of crests, and each element costs its share of a render. */
function drawing(shirt: Shirt, letters: string): string {
  const [main, detail] = [escapeMarkup(shirt.main), escapeMarkup(shirt.detail)];
  return `<g clip-path="url(#${clipOf(shirt.shield)})"><path fill="${main}" d="M0 0h40v44H0z"/><path fill="${detail}" d="${MARKS[shirt.pattern]}"/>${letters}</g><path d="${SHIELDS[shirt.shield]}" fill="none" stroke="${edgeOf([shirt.main, shirt.detail])}" stroke-width="2"/>`;
}

type CrestProps = {
  name: string;
  size?: number;
  shirt?: Shirt;
  /** On a dark board the shield always stands on its light disc. */
  onBoard?: boolean;
};

/** Decoration: the name always stands beside it. Where it gets small, the pattern alone is the mark. */
export function Crest({ name, size = 32, shirt = shirtOf(name), onBoard = false }: CrestProps) {
  const letters = size >= (onBoard ? 44 : 32) ? initials(name, shirt) : '';
  return (
    <span
      className={onBoard ? `${styles.crest} ${styles.disc}` : styles.crest}
      style={{ inlineSize: size, blockSize: size }}
    >
      <svg
        viewBox="0 0 40 44"
        aria-hidden="true"
        focusable="false"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: everything that comes from people is escaped
        dangerouslySetInnerHTML={{ __html: drawing(shirt, letters) }}
      />
    </span>
  );
}
