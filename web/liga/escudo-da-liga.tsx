import type { CartaoDaLiga } from '#contract/liga/ligas.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import styles from './escudo-da-liga.module.css';

export type MarcaDaLiga = Pick<CartaoDaLiga, 'nome' | 'sigla' | 'cores' | 'escudo'>;

/** The picture that the liga sent, or the shield that its name gives, with its letters. */
export function EscudoDaLiga({ liga, size }: { liga: MarcaDaLiga; size: number }) {
  if (liga.escudo) {
    return <img className={styles.picture} src={liga.escudo} alt="" width={size} height={size} />;
  }
  return <Crest name={liga.sigla} shirt={shirtFrom(liga.nome, liga.cores)} size={size} />;
}
