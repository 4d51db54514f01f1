import type { Escudo } from '#contract/participantes.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { nomeDe, pessoaDe } from './lado.ts';
import styles from './time.module.css';

type EscudoProps = { nome: string; escudo: Escudo | undefined; size?: number };

export function EscudoDoTime({ nome, escudo, size = 24 }: EscudoProps) {
  if (escudo && 'imagem' in escudo) {
    return (
      <span className={styles.disc} style={{ inlineSize: size, blockSize: size }}>
        <img src={escudo.imagem} alt="" width={size} height={size} loading="lazy" />
      </span>
    );
  }
  return escudo ? (
    <Crest name={nome} shirt={shirtFrom(nome, escudo)} size={size} />
  ) : (
    <span className={styles.nobody} style={{ inlineSize: size, blockSize: size }} />
  );
}

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
