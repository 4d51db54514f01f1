// The bracket of a knockout phase of a stored championship.

import type { Bracket } from '#engine/knockout/bracket.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { chaveDe } from '#regras/montagem/chave.ts';
import { entrantesEmLista, quantosPassam } from '#regras/montagem/entrantes.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { QuadroRow } from './queries.ts';

/** Undefined where the phase has no bracket. `fase` is 1 for the first. */
export function chaveDaFase(
  { fases, confirmados }: Pick<CampeonatoRow, 'fases' | 'confirmados'>,
  quadros: readonly QuadroRow[],
  fase: number,
): Bracket | undefined {
  const own = fases[fase - 1];
  if (!own || temTabela(own)) return undefined;
  const entram = fases
    .slice(0, fase - 1)
    .reduce((count, before) => quantosPassam(before, count), confirmados);
  const sorteado = quadros.find((quadro) => quadro.fase === fase)?.entrantes ?? undefined;
  const bracket = chaveDe(own, entrantesEmLista(own, { antes: fases[fase - 2], sorteado, entram }));
  return bracket.ok ? bracket.value : undefined;
}
