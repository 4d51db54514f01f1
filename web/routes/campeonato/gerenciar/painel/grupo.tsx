import { type ReactNode, useId } from 'react';
import styles from './painel.module.css';

type Props = {
  /** Also the part of the address that leads here. */
  id: string;
  titulo: string;
  quantos: number;
  tone?: 'warn' | 'bad' | 'brand' | 'quiet';
  ajuda?: string | undefined;
  acao?: ReactNode;
  children: ReactNode;
};

/** Tasks of one kind, with how many there are. */
export function GrupoDeTarefas({
  id,
  titulo,
  quantos,
  tone = 'quiet',
  ajuda,
  acao,
  children,
}: Props) {
  const heading = useId();
  return (
    <section id={id} className={styles.group} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>
          {titulo}{' '}
          <span className={styles.count} data-tone={tone}>
            {quantos}
          </span>
        </h2>
        {acao}
      </div>
      {ajuda && <p className={styles.help}>{ajuda}</p>}
      <ul>{children}</ul>
    </section>
  );
}
