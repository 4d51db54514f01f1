import { type ReactNode, useId } from 'react';
import styles from './cartao.module.css';

type Props = { titulo: string; nota?: string | null; extra?: ReactNode; children: ReactNode };

/** A part of the page: its title, a few words beside it, and the thing itself from edge to edge. */
export function CartaoDoParticipante({ titulo, nota, extra, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{titulo}</h2>
        {nota && <small>{nota}</small>}
        {extra}
      </div>
      {children}
    </section>
  );
}
