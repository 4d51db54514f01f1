import type { Gente } from '#web/campeonato/gente.ts';
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
};

/** Crest and name, and who plays for the team. */
export function Time({ gente, uuid, size, full, brief }: Props) {
  const nome = nomeDe(gente, uuid);
  const pessoa = pessoaDe(gente, uuid);
  const name = <span className={styles.name}>{nome}</span>;
  return (
    <span
      className={styles.time}
      data-full={full ? '' : undefined}
      title={brief && pessoa ? `${nome} (${pessoa})` : full ? nome : undefined}
    >
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
    </span>
  );
}
