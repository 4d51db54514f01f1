import { Drawing } from './drawing.tsx';
import styles from './logo.module.css';

const MARK =
  '<rect width="32" height="32" rx="9" fill="#565df0"/>' +
  '<path d="M7.7 9.6h10.2M14.6 16.2h3.2M14.6 22.6h3.2" fill="none" stroke="#fff" stroke-width="4.9" stroke-linecap="round"/>' +
  '<circle cx="24.6" cy="9.6" r="3.1" fill="#fff"/>';

/** The mark: a T laid out like a league table, head and three rows, with the ball at the end. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return <Drawing width={size} height={size} viewBox="0 0 32 32" markup={MARK} />;
}

const LETTERS =
  'M7.5 5v17q0 5.3 5 5.3h2M2 12.5h12' +
  'M19.5 13.2q2.3-1.7 5.3-1.7 5.7 0 5.7 5.5v11.5M30.5 18.5H25q-5.5 0-5.5 4.3t5 4.3q4 0 6-3.5' +
  'M37.5 2.5v26M37.5 17q0-5.5 5.5-5.5t5.5 5.5v5q0 5.5-5.5 5.5t-5.5-5.5' +
  'M54.5 19.8h11.5V17q0-5.5-5.7-5.5T54.5 17v5q0 5.5 5.8 5.5 3.5 0 5.5-2.5' +
  'M72 2.5v19q0 6 4.5 5.8' +
  'M81 13.2q2.3-1.7 5.3-1.7Q92 11.5 92 17v11.5M92 18.5h-5.5q-5.5 0-5.5 4.3t5 4.3q4 0 6-3.5' +
  'M104.5 11.5q5.5 0 5.5 5.5v5q0 5.5-5.5 5.5T99 22v-5q0-5.5 5.5-5.5';

const WORD =
  `<path d="${LETTERS}"/>` +
  `<path d="M83 4.5q4-5.5 9-2t9-2" class="${styles.tilde}"/>` +
  `<circle cx="107" cy=".2" r="2.9" class="${styles.ball}"/>`;

/** Mark and name. The tilde is the path of a ball, in the brand's colour. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={size} />
      <Drawing
        height={size * 0.9}
        viewBox="0 -4 116 36"
        role="img"
        aria-label="Tabelão"
        className={styles.word}
        markup={WORD}
      />
    </span>
  );
}
