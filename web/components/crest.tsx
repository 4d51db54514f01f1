import { useId } from 'react';
import styles from './crest.module.css';
import {
  darken,
  initialsOf,
  luminance,
  type Pattern,
  type Shield,
  type Shirt,
  shirtOf,
} from './shirt.ts';

const SHIELDS: Record<Shield, string> = {
  classico: 'M5 4h30v20c0 8-6 13.5-15 17.5C11 37.5 5 32 5 24z',
  bico: 'M20 2l15 5.5V24c0 8-6 13.5-15 17.5C11 37.5 5 32 5 24V7.5z',
  redondo: 'M20 4a18 18 0 1 1 0 36 18 18 0 0 1 0-36',
  hexagono: 'M20 2l16.5 9.5v21L20 42 3.5 32.5v-21z',
};

const MARKS: Record<Pattern, string> = {
  listras: 'M10 0h6v44h-6zM24 0h6v44h-6z',
  faixa: 'M-2 6 7-2l36 40-9 8z',
  argolas: 'M0 10h40v6H0zM0 24h40v6H0z',
  metade: 'M20 0h20v44H20z',
  divisa: 'M0 9l20 13L40 9v11L20 33 0 20z',
  cruz: 'M16 0h8v44h-8zM0 16h40v8H0z',
  centro: 'M13 0h14v44H13z',
  quartos: 'M20 0h20v21H20zM0 21h20v23H0z',
};

function Initials({ name, shirt }: { name: string; shirt: Shirt }) {
  const plate = luminance(shirt.main) < luminance(shirt.detail) ? shirt.main : shirt.detail;
  const ink = luminance(plate) > 0.3 ? '#11142a' : '#ffffff';
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
  const edge = luminance(shirt.main) > 0.55 ? darken(shirt.detail, 0.8) : darken(shirt.main, 0.62);
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
