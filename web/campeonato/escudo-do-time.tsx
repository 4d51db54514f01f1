import type { Escudo } from '#contract/participantes.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
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
