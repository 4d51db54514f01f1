// The list of what a change moves may be out of sight on a phone: the first result that goes is named at the button.
import type { NomesDaGente } from '#web/campeonato/gente.ts';
import { jogadoEmPalavras } from '#web/campeonato/jogado.ts';
import { type Movido, perdidasDe } from '#web/campeonato/movimentos.tsx';
import type { Translate } from '#web/texts/texts.tsx';

type DoImpacto = { readonly movido: Movido | null; readonly gente: NomesDaGente };

/** What a refusal says goes may be known by its number alone; null: nothing goes. */
export function desfeitosEmPalavras(
  losing: number,
  { movido, gente }: DoImpacto,
  t: Translate,
): string | null {
  if (losing === 0) return null;
  const lost = movido ? perdidasDe(movido) : [];
  const first = lost.length === losing ? lost[0]?.antes : null;
  if (!first) return t('campeonato.placar.desfaz', { n: losing });
  const jogo = jogadoEmPalavras(first, { ...gente, ...movido?.gente }, t);
  return t('campeonato.placar.desfaz_qual', { n: losing, jogo });
}
