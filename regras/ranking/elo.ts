// Elo in the product's words: what a match does to the two who played it, and what is told of a player.
import { afterMatch, ELO, type EloRating, type EloRules } from '#engine/rating/elo.ts';
import type { RegrasDoElo } from './regras.ts';

/** A match that counts. Of a W.O. only who came has a goal. */
export type PartidaDoElo = {
  readonly mandante: string;
  readonly visitante: string;
  readonly gols: readonly [number, number];
};

/** Rating of each side, home first. */
export type ParDeForcas = readonly [number, number];

export type Forca = EloRating;

export const regrasDoMotor = (regras: RegrasDoElo): EloRules => ({
  ...ELO,
  start: regras.inicio,
  k: { fresh: regras.k_novo, normal: regras.k, top: regras.k },
  newMatches: regras.jogos_novo,
  topRating: Number.POSITIVE_INFINITY,
  homeAdvantage: regras.mando,
  goalMargin: regras.margem,
});

const forcaInicial = (usuario: string, { inicio }: RegrasDoElo): Forca => ({
  ...{ team: usuario, rating: inicio, matches: 0, peak: inicio, last: 0 },
});

/** Goes on from what is known; who is not there yet starts. Gives the two ratings before and after. */
export function jogar(
  forcas: Map<string, Forca>,
  { mandante, visitante, gols }: PartidaDoElo,
  regras: { readonly produto: RegrasDoElo; readonly motor: EloRules },
): { readonly antes: ParDeForcas; readonly depois: ParDeForcas } {
  const of = (usuario: string) => forcas.get(usuario) ?? forcaInicial(usuario, regras.produto);
  const [home, away] = [of(mandante), of(visitante)];
  const match = { home: mandante, away: visitante, score: { home: gols[0], away: gols[1] } };
  const [first, second] = afterMatch(match, home, away, regras.motor);
  forcas.set(mandante, first);
  forcas.set(visitante, second);
  return { antes: [home.rating, away.rating], depois: [first.rating, second.rating] };
}
