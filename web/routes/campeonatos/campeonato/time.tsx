import type { Escudo } from '#contract/participantes.ts';
import { Crest } from '#web/components/crest.tsx';
import { shirtFrom } from '#web/components/shirt.ts';
import type { Gente } from './dados.ts';
import { nomeDe } from './lado.ts';
import styles from './time.module.css';

type EscudoProps = { nome: string; escudo: Escudo | undefined; size?: number };

export function EscudoDoTime({ nome, escudo, size = 24 }: EscudoProps) {
  if (escudo && 'imagem' in escudo) {
    return (
      <img
        className={styles.picture}
        src={escudo.imagem}
        alt=""
        width={size}
        height={size}
        loading="lazy"
      />
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
};

/** Crest and name. */
export function Time({ gente, uuid, size, full }: Props) {
  const nome = nomeDe(gente, uuid);
  return (
    <span className={styles.time} data-full={full ? '' : undefined}>
      <EscudoDoTime nome={nome} escudo={gente[uuid]?.escudo} {...(size && { size })} />
      <span className={styles.name}>{nome}</span>
    </span>
  );
}
