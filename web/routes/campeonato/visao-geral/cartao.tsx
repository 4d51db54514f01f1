import { type ReactNode, useId } from 'react';
import { Link } from '#web/components/elements/link.tsx';
import styles from './cartao.module.css';

type Props = {
  titulo: string;
  /** In few words, beside the title. */
  nota?: string | null;
  link?: { to: string; texto: string } | null;
  children: ReactNode;
};

/** A part of the first view: what it is about, the way to all of it, and the thing itself. */
export function CartaoDaVisao({ titulo, nota, link, children }: Props) {
  const id = useId();
  return (
    <section className={`${styles.card} later`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{titulo}</h2>
        {nota && <small>{nota}</small>}
        {link && <Link to={link.to}>{link.texto}</Link>}
      </div>
      {children}
    </section>
  );
}
