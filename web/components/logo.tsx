import styles from './logo.module.css';

/** The mark: a T laid out like a league table, head and three rows, with the ball at the end. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#565df0" />
      <path
        d="M8.2 10h9.6M14.9 16h3.2M14.9 21.8h3.2"
        fill="none"
        stroke="#fff"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
      <circle cx="24" cy="10" r="2.9" fill="#fff" />
    </svg>
  );
}

const LETTERS =
  'M8 5v18q0 4 4 4h2M3 12.5h11' +
  'M20.5 13.2q2-1.7 5-1.7 5.5 0 5.5 5.5v11.2M31 18.5h-5.5q-5.5 0-5.5 4.3t5 4.2q4 0 6-3.5' +
  'M38.5 3v25.2M38.5 17q0-5.5 5.5-5.5t5.5 5.5v5q0 5.5-5.5 5.5t-5.5-5.5' +
  'M56.5 19.5h11v-2.5q0-5.5-5.5-5.5t-5.5 5.5v5q0 5.5 5.5 5.5 3.5 0 5-2.3' +
  'M74.5 3v18.5q0 6 4 6' +
  'M85.5 13.2q2-1.7 5-1.7 5.5 0 5.5 5.5v11.2M96 18.5h-5.5q-5.5 0-5.5 4.3t5 4.2q4 0 6-3.5' +
  'M108.5 11.5q5.5 0 5.5 5.5v5q0 5.5-5.5 5.5t-5.5-5.5v-5q0-5.5 5.5-5.5';

/** Mark and name. The tilde is the path of a ball, in the brand's colour. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={size} />
      <svg
        height={size * 0.9}
        viewBox="0 -4 122 36"
        role="img"
        aria-label="Tabelão"
        className={styles.word}
      >
        <path d={LETTERS} />
        <path d="M88 4.5q3.5-4.5 8-1.5t8-1.5" className={styles.tilde} />
        <circle cx="109.5" cy="-.5" r="2.6" className={styles.ball} />
      </svg>
    </span>
  );
}
