// Which round is being played: what cards, the header, the first view and the list of matches name.
export type RodadaContada = {
  readonly jogos: number;
  readonly feitos: number;
  /** Of those that are not over, the ones put off, and the others whose sides are known. */
  readonly adiados: number;
  readonly jogaveis: number;
};

/**
 * Of rounds in the order of play the first that is not over, else the last. One that only waits for what was put off
 * gives way to a later one in which somebody can play.
 */
export function rodadaEmJogo<One extends RodadaContada>(rounds: readonly One[]): One | undefined {
  const open = rounds.filter(({ jogos, feitos }) => feitos < jogos);
  const [first] = open;
  if (!first) return rounds.at(-1);
  const isPutOff = first.feitos + first.adiados === first.jogos;
  return (isPutOff && open.find(({ jogaveis }) => jogaveis > 0)) || first;
}
