import { type ReactNode, useId } from 'react';
import styles from './cartao.module.css';

type Props = {
  titulo: string;
  /** Of the six columns of a wide screen. */
  largura: 2 | 3 | 6;
  /** Beside the title. */
  acoes?: ReactNode;
  children: ReactNode;
};

export function CartaoDosNumeros({ titulo, largura, acoes, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} data-largura={largura} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{titulo}</h2>
        {acoes}
      </div>
      {children}
    </section>
  );
}
