// Who stands above whom in a ranking. What is compared is what is shown: whole points, then titles, the best result
// and how much somebody has played. Who is level in all of it shares the place.

export type Medida = {
  readonly pontos: number;
  readonly titulos: number;
  /** Higher is better: the highest rating so far, or the best final place as a negative number. */
  readonly melhor: number;
  readonly jogos: number;
  /** Has no place yet. */
  readonly provisorio: boolean;
};

export const CRITERIOS_DO_RANKING = ['pontos', 'titulos', 'melhor', 'jogos'] as const;
export type CriterioDoRanking = (typeof CRITERIOS_DO_RANKING)[number];

export const ordenar = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function comparar(a: Medida, b: Medida): number {
  if (a.provisorio !== b.provisorio) return a.provisorio ? 1 : -1;
  for (const criterio of CRITERIOS_DO_RANKING) {
    if (a[criterio] !== b[criterio]) return b[criterio] - a[criterio];
  }
  return 0;
}

/** What puts one above the other of two that have a place; null where they share it. */
export const separa = (a: Medida, b: Medida): CriterioDoRanking | null =>
  CRITERIOS_DO_RANKING.find((criterio) => a[criterio] !== b[criterio]) ?? null;

/** Sorted, with the place of each; provisional ones have none. */
export function emOrdem<L extends Medida & { readonly usuario: string }>(
  linhas: readonly L[],
): readonly (L & { readonly posicao: number | null })[] {
  const order = linhas.toSorted((a, b) => comparar(a, b) || ordenar(a.usuario, b.usuario));
  let posicao = 0;
  return order.map((linha, index) => {
    const above = order[index - 1];
    if (!above || comparar(above, linha) !== 0) posicao = index + 1;
    return { ...linha, posicao: linha.provisorio ? null : posicao };
  });
}
