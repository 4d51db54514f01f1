// The knockout of a case, drawn by hand so that the published first ties come out of it.
import { seedOrder } from '#engine/knockout/single-elimination.ts';
import type { Score, TeamId } from '#engine/types.ts';
import type { Case } from '#scripts/engine/case.ts';
import { type CaseMatch, plainWord } from '#scripts/engine/case-match.ts';
import { type Championship, type ListedMatch, startChampionship } from './championship.ts';
import type { Person } from './person.ts';
import type { Fields, Replayed } from './replayed.ts';
import { report } from './report.ts';

type Tie = {
  readonly teams: readonly [TeamId, TeamId];
  readonly round: string;
  readonly matches: CaseMatch[];
};

type Bracket = {
  readonly data: {
    readonly campeao: string | null;
    readonly confrontos: readonly {
      readonly lados: readonly { readonly participante: string | null }[];
      readonly vencedor: string | null;
      readonly partidas: readonly (ListedMatch & { readonly placar: unknown })[];
    }[];
  };
};

const pairOf = (teams: readonly TeamId[]) => JSON.stringify(teams.toSorted());
const isThirdPlace = ({ round }: Tie) => /third|3rd/.test(plainWord(round));

/** In the order in which they were first played. */
function tiesOf(matches: readonly CaseMatch[]): Tie[] {
  const ties = new Map<string, Tie>();
  for (const match of matches) {
    const key = pairOf([match.home, match.away]) + match.roundName;
    const tie = ties.get(key) ?? {
      teams: [match.home, match.away],
      round: match.roundName,
      matches: [],
    };
    tie.matches.push(match);
    ties.set(key, tie);
  }
  return [...ties.values()];
}

/** Teams from the top of the bracket to its foot: those who met first stand side by side. */
function linesOf(ties: readonly Tie[]): TeamId[] {
  const inBracket = ties.filter((tie) => !isThirdPlace(tie));
  const from = (tie: Tie | undefined): TeamId[] => {
    if (!tie) return [];
    const before = inBracket.slice(0, inBracket.indexOf(tie));
    return tie.teams.flatMap((team) => {
      const last = before.findLast(({ teams }) => teams.includes(team));
      return last ? from(last) : [team];
    });
  };
  return from(inBracket.at(-1));
}

function bySeed(lines: readonly TeamId[]): TeamId[] {
  if (!Number.isInteger(Math.log2(lines.length)))
    throw new Error(`a bracket of ${lines.length} cannot be drawn by hand from its ties`);
  const seeds: TeamId[] = [];
  for (const [index, seed] of seedOrder(lines.length).entries())
    seeds[seed - 1] = lines[index] ?? '';
  return seeds;
}

function phaseOf({ rules }: Case, ties: readonly Tie[]): object {
  const final = ties.findLast((tie) => !isThirdPlace(tie));
  const [first] = ties;
  // Some play it in the final alone: a phase here has it in all rounds, and it is entered where it was played.
  const wasPlayed = ({ result }: CaseMatch) => result?.kind === 'played' && result.extraTime;
  const hasExtraTime = Boolean(rules.extraTime) || ties.some((tie) => tie.matches.some(wasPlayed));
  const awayGoals = rules.extraTime === true ? 'ate_na_prorrogacao' : 'sim';
  return {
    tipo: 'mata_mata',
    pernas: first?.matches.length ?? 1,
    pernas_final: final?.matches.length ?? 1,
    gols_fora: rules.awayGoals === true ? awayGoals : 'nao',
    desempate: hasExtraTime ? ['prorrogacao', 'penaltis'] : ['penaltis'],
    terceiro_lugar: ties.some(isThirdPlace),
  };
}

const swapped = (score: Score): Score => ({ home: score.away, away: score.home });

/** What to report of the legs in the order of the product, whose first may have been the second. */
function inLegs(
  legs: readonly ListedMatch[],
  tie: Tie,
  teamOf: Championship['teamOf'],
): CaseMatch[] {
  const [first, second] = tie.matches;
  if (!first || !second || teamOf(legs[0]?.mandante.participante ?? null) === first.home)
    return tie.matches;
  if (first.result?.kind !== 'played' || second.result?.kind !== 'played') return [second, first];
  const { penalties, shootoutWinner, ...rest } = second.result;
  const winner = shootoutWinner && (shootoutWinner === 'home' ? 'away' : 'home');
  return [
    { ...second, result: rest },
    {
      ...first,
      result: {
        ...first.result,
        ...(penalties && { penalties: swapped(penalties) }),
        ...(winner && { shootoutWinner: winner }),
      },
    },
  ];
}

async function playOpen(championship: Championship, ties: readonly Tie[]): Promise<number> {
  const { id, organiser, teamOf } = championship;
  const bracket = await organiser.get<Bracket>(`/api/campeonatos/${id}/chaveamento`);
  let played = 0;
  for (const { lados, partidas } of bracket.data.confrontos) {
    const teams = lados.map(({ participante }) => teamOf(participante));
    const tie = ties.find((one) => pairOf(one.teams) === pairOf(teams));
    if (teams.includes('') || partidas.some(({ placar }) => placar)) continue;
    if (!tie) throw new Error(`${teams.join(' x ')} was never played`);
    for (const [index, published] of inLegs(partidas, tie, teamOf).entries()) {
      const match = partidas[index];
      if (!match) throw new Error(`${teams.join(' x ')} has too few legs`);
      await report(championship, match, published);
      played += 1;
    }
  }
  return played;
}

function tieDifferences({ teamOf }: Championship, bracket: Bracket, expected: Fields): string[] {
  const ours = new Map(
    bracket.data.confrontos.map(({ lados, vencedor }) => [
      pairOf(lados.map(({ participante }) => teamOf(participante))),
      teamOf(vencedor),
    ]),
  );
  const published = (expected.ties ?? expected.knockout ?? []) as readonly Fields[];
  const found = published.flatMap(({ teams, home, away, winner, round }) => {
    const pair = (teams ?? [home, away]) as readonly string[];
    const mine = ours.get(pairOf(pair)) ?? 'nobody';
    return mine === winner
      ? []
      : [`${round} ${pair.join(' x ')}: ${mine} goes on, published ${winner}`];
  });
  const champion = teamOf(bracket.data.campeao);
  const isOther = expected.champion !== undefined && expected.champion !== champion;
  return isOther ? [...found, `champion: ${champion}, published ${expected.champion}`] : found;
}

export async function replayKnockout(
  published: Case,
  expected: Fields,
  organiser: Person,
  people: ReadonlyMap<TeamId, Person>,
): Promise<Replayed> {
  const ties = tiesOf(published.knockout);
  const manual = bySeed(linesOf(ties));
  const plan = { nome: 'Mata-mata publicado', fases: [phaseOf(published, ties)], manual };
  const championship = await startChampionship(organiser, people, plan);
  let played = 0;
  for (let more = await playOpen(championship, ties); more > 0; ) {
    played += more;
    more = await playOpen(championship, ties);
  }
  const path = `/api/campeonatos/${championship.id}/chaveamento`;
  const bracket = await organiser.get<Bracket>(path);
  return { played, differences: tieDifferences(championship, bracket, expected) };
}
