import type { ReactNode } from 'react';
import styles from './vazio.module.css';

type Props = { titulo: string; texto: string; children?: ReactNode };

/** Nothing there yet: says why, and what to do. */
export function Vazio({ titulo, texto, children }: Props) {
  return (
    <div className={styles.empty}>
      <h2>{titulo}</h2>
      <p>{texto}</p>
      {children}
    </div>
  );
}
