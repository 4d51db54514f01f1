import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  /** `live` is the dark plate of a lit scoreboard. */
  tone?: 'neutral' | 'ok' | 'warn' | 'bad' | 'brand' | 'live';
  children: ReactNode;
};

export function Chip({ tone = 'neutral', children }: ChipProps) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}
