import type { ReactNode } from 'react';
import type { Gente } from '#web/campeonato/gente.ts';
import { Link } from '#web/components/elements/link.tsx';
import { lugarDoParticipante, useEndereco } from './endereco.ts';
import { EscudoDoTime } from './escudo-do-time.tsx';
import { nomeDe, pessoaDe } from './lado.ts';
import styles from './time.module.css';

export { EscudoDoTime };

type Props = {
  gente: Gente;
  uuid: string;
  size?: number;
  /** In one line, cut where it ends; otherwise in two at most. */
  full?: boolean;
  /** Where there is no second line, the pointer tells who plays for the team. */
  brief?: boolean;
  /** Of the championship, where the name leads to the page of the participant. Not inside of another link. */
  id?: string | undefined;
};

type WholeProps = Pick<Props, 'uuid' | 'id'> & {
  look: {
    className: string | undefined;
    'data-full': string | undefined;
    title: string | undefined;
  };
  children: ReactNode;
};

function Whole({ id, uuid, look, children }: WholeProps) {
  const endereco = useEndereco(id ?? '');
  if (id === undefined) return <span {...look}>{children}</span>;
  return (
    <Link {...look} to={endereco(lugarDoParticipante(uuid))}>
      {children}
    </Link>
  );
}

/** Crest and name, and who plays for the team. */
export function Time({ gente, uuid, size, full, brief, id }: Props) {
  const nome = nomeDe(gente, uuid);
  const pessoa = pessoaDe(gente, uuid);
  const name = <span className={styles.name}>{nome}</span>;
  const look = {
    className: styles.time,
    'data-full': full ? '' : undefined,
    title: brief && pessoa ? `${nome} (${pessoa})` : full ? nome : undefined,
  };
  return (
    <Whole id={id} uuid={uuid} look={look}>
      <EscudoDoTime nome={nome} escudo={gente[uuid]?.escudo} {...(size && { size })} />
      {pessoa && !brief ? (
        <span className={styles.words}>
          {name}
          <small className={styles.person}>{pessoa}</small>
        </span>
      ) : (
        <>
          {name}
          {pessoa && <span className="visually-hidden"> ({pessoa})</span>}
        </>
      )}
    </Whole>
  );
}
