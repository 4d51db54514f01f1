// A sentence of the rules that a verdict cites is kept in every language: whoever reads the verdict reads theirs.
// Rules change; what was cited stays as it was.
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Frase, RegraGuardada } from '#server/informes/queries.ts';
import { findRegulamento, secoesEm } from '#server/regulamento/secoes.ts';
import { emTodas } from '#server/usuario/notificar.ts';
import { LOCALES } from '#textos/locale.ts';

/** As long as the contract lets a citation be. */
const LONGEST = { texto: 500, chave: 80 };

/** All sentences, in the same order whatever the language. */
const frasesDe = (secoes: ReturnType<typeof secoesEm>): Frase[] =>
  secoes.flatMap(({ titulo, itens }) =>
    itens.map((item) => ({
      texto: item.slice(0, LONGEST.texto),
      chave: titulo.slice(0, LONGEST.chave),
    })),
  );

/** As it was sent where it is none of the sentences: somebody wrote it. */
export async function regraCitada(
  tx: Tx,
  campeonato: CampeonatoVisto,
  regra: Frase,
): Promise<RegraGuardada> {
  const regulado = regra.chave === null ? undefined : await findRegulamento(tx, campeonato);
  if (!regulado) return regra;
  const all = emTodas((locale) => frasesDe(secoesEm(locale, regulado)));
  for (const locale of LOCALES) {
    const at = all[locale].findIndex(
      ({ texto, chave }) => texto === regra.texto && chave === regra.chave,
    );
    if (at >= 0) return { ...regra, em: emTodas((one) => all[one][at] ?? regra) };
  }
  return regra;
}
