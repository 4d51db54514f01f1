import { useId } from 'react';
import { edgeOf, MARKS, plateOf, SHIELDS } from '#contract/escudo-svg.ts';
import styles from './crest.module.css';
import { initialsOf, type Shirt, shirtOf } from './shirt.ts';

function Initials({ name, shirt }: { name: string; shirt: Shirt }) {
  const { plate, ink } = plateOf([shirt.main, shirt.detail]);
  return (
    <>
      <rect x="8" y="13.5" width="24" height="16" rx="3.5" fill={plate} />
      <text x="20" y="26.2" textAnchor="middle" fontSize="13" fill={ink}>
        {initialsOf(name)}
      </text>
    </>
  );
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
  const clip = useId();
  const path = SHIELDS[shirt.shield];
  const edge = edgeOf([shirt.main, shirt.detail]);
  return (
    <span
      className={onBoard ? `${styles.crest} ${styles.disc}` : styles.crest}
      style={{ inlineSize: size, blockSize: size }}
    >
      <svg viewBox="0 0 40 44" aria-hidden="true" focusable="false">
        <clipPath id={clip}>
          <path d={path} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path fill={shirt.main} d="M0 0h40v44H0z" />
          <path fill={shirt.detail} d={MARKS[shirt.pattern]} />
          {size >= (onBoard ? 44 : 32) && <Initials name={name} shirt={shirt} />}
        </g>
        <path d={path} fill="none" stroke={edge} strokeWidth="2" />
      </svg>
    </span>
  );
}
