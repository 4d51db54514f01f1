// The setting 'desempate': what an organiser chooses to decide a level tie, in the order in which it comes.
import type { DECISOES } from './opcoes.ts';

type Decisao = (typeof DECISOES)[number];

/** Extra time can end level: what decides comes after it, penalties where nothing else does. */
export function emOrdem(desempate: Decisao[]): Decisao[] {
  const list = [...new Set(desempate)];
  if (list.at(-1) !== 'prorrogacao') return list;
  return [...list.slice(0, -2), 'prorrogacao', list.at(-2) ?? 'penaltis'];
}

/** Which kind of extra match a level tie of a phase goes to; undefined where its rule knows none. */
export const jogoExtraEm = (desempate: readonly Decisao[]) =>
  desempate.find((como) => como === 'novo_jogo' || como === 'gol_de_ouro');
