import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

/** The name of what is pointed at or has the keyboard, for those who see; others have it by `aria-label`. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.anchor}>
      {children}
      <span role="tooltip" aria-hidden="true" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
