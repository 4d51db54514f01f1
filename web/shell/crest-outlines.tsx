import { SHIELDS } from '#contract/escudo-svg.ts';
import styles from './crest-outlines.module.css';

export const outlineId = (shield: keyof typeof SHIELDS) => `escudo-${shield}`;

const SHAPES = Object.keys(SHIELDS) as (keyof typeof SHIELDS)[];

/** What all crests of a page are cut out with, once. */
export function CrestOutlines() {
  return (
    <svg className={styles.outlines} aria-hidden="true" focusable="false">
      {SHAPES.map((shield) => (
        <clipPath key={shield} id={outlineId(shield)}>
          <path d={SHIELDS[shield]} />
        </clipPath>
      ))}
    </svg>
  );
}
