type Contado = {
  readonly jogos: number;
  readonly vitorias: number;
  readonly empates: number;
  readonly derrotas: number;
};

/** Of everything that somebody plays, whatever the modalidade. */
export function somaDosNumeros(numeros: readonly Contado[]) {
  const sum = (name: keyof Contado) => numeros.reduce((all, one) => all + one[name], 0);
  return { j: sum('jogos'), v: sum('vitorias'), e: sum('empates'), d: sum('derrotas') };
}
