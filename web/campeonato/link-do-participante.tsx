import type { ReactNode } from 'react';
import { Link } from '#web/components/elements/link.tsx';
import { lugarDoParticipante, useEndereco } from './endereco.ts';
import styles from './link-do-participante.module.css';

type Props = {
  /** Of the championship. */
  id: string;
  uuid: string;
  children: ReactNode;
};

/** A name that leads to the page of who it is. Not inside of another link. */
export function LinkDoParticipante({ id, uuid, children }: Props) {
  const endereco = useEndereco(id);
  return (
    <Link className={styles.name} to={endereco(lugarDoParticipante(uuid))}>
      {children}
    </Link>
  );
}
