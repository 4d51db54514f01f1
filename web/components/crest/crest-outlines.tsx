import { SHIELDS } from '#regras/escudos/escudo-svg.ts';
import { Drawing } from '#web/components/elements/drawing.tsx';
import styles from './crest-outlines.module.css';

export const outlineId = (shield: keyof typeof SHIELDS) => `escudo-${shield}`;

const SHAPES = Object.keys(SHIELDS) as (keyof typeof SHIELDS)[];

const OUTLINES = SHAPES.map(
  (shield) => `<clipPath id="${outlineId(shield)}"><path d="${SHIELDS[shield]}"/></clipPath>`,
).join('');

/** What all crests of a page are cut out with, once. */
export function CrestOutlines() {
  return <Drawing className={styles.outlines} markup={OUTLINES} />;
}
