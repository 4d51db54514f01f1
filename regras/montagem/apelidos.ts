// Nicknames of ties, as people call them: 'Quartas 2'.

/** Id of the match for the third place. */
export const TERCEIRO = 'terceiro';

export type Apelidos = Readonly<
  Record<string, { readonly etapa: string; readonly numero: number }>
>;

function* citados(shown: unknown): Generator<string> {
  if (typeof shown !== 'object' || shown === null) return;
  const { tipo, confronto, vazio_por } = shown as Readonly<Record<string, unknown>>;
  if (typeof vazio_por === 'string') yield vazio_por;
  const isFeeder = tipo === 'vencedor' || tipo === 'perdedor';
  if (isFeeder && typeof confronto === 'string') yield confronto;
  else for (const part of Object.values(shown)) yield* citados(part);
}

/** Ties that somebody in `shown` comes from. */
export const confrontosCitados = (shown: unknown): ReadonlySet<string> => new Set(citados(shown));

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
