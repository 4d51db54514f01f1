import type { CartaoDaLiga } from '#contract/liga/ligas.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';

export type MarcaDaLiga = Pick<CartaoDaLiga, 'nome' | 'sigla' | 'cores'>;

/** The shield that the name of the liga gives, with its letters. */
export function EscudoDaLiga({ liga, size }: { liga: MarcaDaLiga; size: number }) {
  return <Crest name={liga.sigla} shirt={shirtFrom(liga.nome, liga.cores)} size={size} />;
}
