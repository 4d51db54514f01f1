// Lots among those whom no criterion separates, run from their published input and their seed, like any draw.
import { makeRandom, shuffle } from '#engine/random.ts';
import type { TeamId } from '#engine/types.ts';

/** What a place among the lots of a set comes to. */
export type LugarDoDesempate = {
  /** In the table; null in a bracket. */
  readonly posicao: number | null;
  /** Whether it leads to the next phase or tie; null where nothing follows. */
  readonly passa: boolean | null;
  readonly campeao: boolean;
  /** Who does not go on still plays: for the third place, or among those who lost once. */
  readonly ainda?: 'terceiro' | 'repescagem' | undefined;
};

/** Fixed when the lots are announced, before the seed is known to anybody. */
export type EntradaDoDesempate = {
  readonly metodo: 'desempate';
  readonly fase: number;
  /** Lots that fell before, which stay as they fell. */
  readonly antes: readonly TeamId[];
  /** Those who are level with each other, a list for each tie. */
  readonly conjuntos: readonly (readonly TeamId[])[];
  /** For each set: what the first of its lots gets, then the second, and so on. */
  readonly lugares: readonly (readonly LugarDoDesempate[])[];
};

export type LoteSorteado = {
  readonly participante: TeamId;
  /** The set, from 1. */
  readonly pote: number;
  /** Place within the set, from 1. */
  readonly destino: string;
};

/** The whole order of the lots, and what fell to whom in each set. Each new one falls anywhere among the old. */
export function sortearDesempate(
  { antes, conjuntos }: EntradaDoDesempate,
  semente: string,
): { readonly ordem: readonly TeamId[]; readonly bolas: readonly LoteSorteado[] } {
  const random = makeRandom(semente);
  const ordem = [...antes];
  const fresh = conjuntos.flat().filter((team) => !antes.includes(team));
  for (const team of shuffle(fresh, random)) {
    ordem.splice(random.below(ordem.length + 1), 0, team);
  }
  const bolas = conjuntos.flatMap((conjunto, index) =>
    ordem
      .filter((team) => conjunto.includes(team))
      .map((participante, at) => ({
        ...{ participante, pote: index + 1 },
        destino: String(at + 1),
      })),
  );
  return { ordem, bolas };
}
