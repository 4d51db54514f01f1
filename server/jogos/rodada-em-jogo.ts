import type { RodadaRow } from '#server/competicao/queries.ts';

/** The first round that is not over, what was put off aside; else the first with such a match, else the last. */
export const rodadaEmJogo = (rounds: readonly RodadaRow[]): RodadaRow | undefined =>
  rounds.find(({ jogos, feitos, adiados }) => feitos + adiados < jogos) ??
  rounds.find(({ jogos, feitos }) => feitos < jogos) ??
  rounds.at(-1);
