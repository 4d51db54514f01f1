// 'Pipa × Cajueiro': how everything that people are told of a match names it.

import { findNome, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas } from '#server/usuario/notificar.ts';
import type { Locale } from '#textos/locale.ts';

export type JogoNomeado = Readonly<Record<Locale, string>>;

export async function jogoNomeado(
  tx: Tx,
  { mandante, visitante }: Pick<PartidaRow, 'mandante' | 'visitante'>,
): Promise<JogoNomeado> {
  const [home, away] = [
    mandante && (await findNome(tx, mandante)),
    visitante && (await findNome(tx, visitante)),
  ];
  return emTodas((locale) => {
    const open = texts[locale]('vida.lado_a_definir');
    return `${home || open} × ${away || open}`;
  });
}
