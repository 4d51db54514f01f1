// The rest of a scenario filled in with one imagined end: goals by the strengths of the teams, the same for the
// same seed.
import { estimateStrengths } from '#engine/chances/strengths.ts';
import { placesOf } from '#engine/lists.ts';
import { makeRandom, poisson, poissonThresholds, type Random } from '#engine/random.ts';
import type { TeamId } from '#engine/types.ts';
import { type CenarioMontado, type DadosDoCenario, montar } from './montado.ts';
import type { Palpite, Palpites } from './palpite.ts';
import { vistaDe } from './vista.ts';

/** More rounds than any bracket has. */
const MOST_PASSES = 16;

const SIDES = ['mandante', 'visitante'] as const;

function makeScores({ competicao }: CenarioMontado, random: Random) {
  const matches = competicao.phases.flatMap((phase) =>
    phase.kind === 'table' ? phase.stage.matches : phase.matches,
  );
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const placeOf = placesOf(teams);
  const { attack, defence, homeBase, awayBase } = estimateStrengths(teams, matches);
  const goals = (base: number, own: TeamId, other: TeamId) => {
    const [a, d] = [placeOf.get(own) ?? -1, placeOf.get(other) ?? -1];
    return poisson(poissonThresholds(base * (attack[a] ?? 1) * (defence[d] ?? 1)), random);
  };
  return (home: TeamId, away: TeamId): Palpite => ({
    mandante: goals(homeBase, home, away),
    visitante: goals(awayBase, away, home),
  });
}

type Imaginados = Record<string, Palpite>;

/** Scores for all whose sides are known; how many there were. */
function fillOpen(
  { dados }: CenarioMontado,
  all: Imaginados,
  scores: ReturnType<typeof makeScores>,
): number {
  const open = dados.partidas.filter(({ resultado, decidida }) => !resultado && !decidida);
  let filled = 0;
  for (const { uuid, mandante, visitante } of open) {
    if (!mandante || !visitante) continue;
    all[uuid] = scores(mandante, visitante);
    filled += 1;
  }
  return filled;
}

/** Who wins penalties that nobody decided is a coin. */
function decideShootouts(montado: CenarioMontado, all: Imaginados, random: Random): number {
  const jogos = vistaDe(montado).rodadas.flatMap((rodada) => rodada.jogos);
  let decided = 0;
  for (const { uuid, empate } of jogos) {
    const palpite = all[uuid];
    if (empate !== 'penaltis' || !palpite || palpite.penaltis) continue;
    all[uuid] = { ...palpite, penaltis: SIDES[random.below(2)] };
    decided += 1;
  }
  return decided;
}

/** What was typed stays. */
export function completar(dados: DadosDoCenario, typed: Palpites, semente: number): Palpites {
  const random = makeRandom(`${semente} completar`);
  const all: Imaginados = { ...typed };
  const scores = makeScores(montar(dados, all), random);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const filled = fillOpen(montar(dados, all), all, scores);
    const decided = decideShootouts(montar(dados, all), all, random);
    if (filled + decided === 0) break;
  }
  return all;
}
