import type { Chance, ChancesDaDisputa } from '#regras/cenario/chances.ts';

type DoTime = { readonly disputa: ChancesDaDisputa; readonly chances: readonly Chance[] };

/** In the last phase that has any for the team. */
export function chancesDo(disputas: readonly ChancesDaDisputa[], time: string): DoTime | undefined {
  for (const disputa of disputas.toReversed()) {
    const own = disputa.times.find(({ participante }) => participante === time);
    if (own) return { disputa, chances: own.chances };
  }
  return undefined;
}
