import styles from './offside-line.module.css';

/** The replay that settles it: half a pitch from above, with the line of the last defender. */
export function OffsideLine() {
  return (
    <svg className={styles.pitch} viewBox="0 0 400 236" aria-hidden="true" focusable="false">
      <path
        className={styles.lines}
        d="M8 8h384v220H8zM392 48h-96v140h96M392 84h-40v68h40M8 68a50 50 0 0 1 0 100M296 92a34 34 0 0 0 0 52"
      />
      <path className={styles.goal} d="M392 98v40" />
      <path className={styles.offside} d="M262 8v220" />
      <path className={styles.pass} d="M92 168Q176 96 240 84" />
      <g className={styles.defenders}>
        <circle cx="255" cy="150" r="7" />
        <circle cx="214" cy="60" r="7" />
        <circle cx="190" cy="196" r="7" />
        <circle cx="372" cy="118" r="7" />
      </g>
      <g className={styles.attackers}>
        <circle cx="252" cy="80" r="7" />
        <circle cx="84" cy="176" r="7" />
        <circle cx="150" cy="52" r="7" />
      </g>
    </svg>
  );
}
