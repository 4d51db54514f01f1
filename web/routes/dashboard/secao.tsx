import type { ReactNode } from 'react';
import styles from './secao.module.css';

type Props = { titulo: string; nota?: ReactNode; children: ReactNode };

/** A heading with what stands across from it. */
export function Secao({ titulo, nota, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{titulo}</h2>
        {nota}
      </div>
      {children}
    </section>
  );
}
