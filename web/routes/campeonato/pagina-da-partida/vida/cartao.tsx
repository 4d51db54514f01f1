import type { ReactNode } from 'react';
import styles from './vida.module.css';

type Props = {
  titulo: string;
  /** It waits for who looks. */
  isMine?: boolean;
  texto?: ReactNode;
  children?: ReactNode;
};

/** What a match waits for: a question or a state, a few words, and the buttons. */
export function CartaoDaVida({ titulo, isMine, texto, children }: Props) {
  return (
    <section className={styles.card} data-mine={isMine ? '' : undefined}>
      <h2>{titulo}</h2>
      {texto && <p>{texto}</p>}
      {children}
    </section>
  );
}

export function Botoes({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
