// 'Pipa × Cajueiro': how everything that people are told of a match names it.

import { findNomes, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas } from '#server/usuario/notificar.ts';
import type { Locale } from '#textos/locale.ts';

export type JogoNomeado = Readonly<Record<Locale, string>>;

type OsDois = Pick<PartidaRow, 'mandante' | 'visitante'>;

/** By names that were read already. */
export function jogoCom(
  nomes: ReadonlyMap<string, string>,
  { mandante, visitante }: OsDois,
): JogoNomeado {
  const [home, away] = [mandante && nomes.get(mandante), visitante && nomes.get(visitante)];
  return emTodas((locale) => {
    const open = texts[locale]('vida.lado_a_definir');
    return `${home || open} × ${away || open}`;
  });
}

/** Who is in any of these. */
export const quemEsta = (partidas: readonly OsDois[]): string[] =>
  [...new Set(partidas.flatMap(({ mandante, visitante }) => [mandante, visitante]))].filter(
    (side) => side !== null,
  );

export const jogoNomeado = async (tx: Tx, lados: OsDois): Promise<JogoNomeado> =>
  jogoCom(await findNomes(tx, quemEsta([lados])), lados);
