// Ties by the names that people give them: 'Quartas 2'.

export type Apelidos = Readonly<
  Record<string, { readonly etapa: string; readonly numero: number }>
>;

const TIE = /"kind":"(?:winner|loser)","tie":"([^"]+)"/g;

/** Ties that somebody in `shown` comes from. */
export const confrontosCitados = (shown: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(shown).matchAll(TIE)].map(([, id]) => id ?? ''));

type Nomeavel = { readonly id: string; readonly etapa: string };

export function apelidosDe(ties: Iterable<Nomeavel>, needed: ReadonlySet<string>): Apelidos {
  const counts = new Map<string, number>();
  const apelidos: Record<string, { etapa: string; numero: number }> = {};
  for (const { id, etapa } of ties) {
    const numero = (counts.get(etapa) ?? 0) + 1;
    counts.set(etapa, numero);
    if (needed.has(id)) apelidos[id] = { etapa, numero };
  }
  return apelidos;
}
