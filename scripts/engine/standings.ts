// `standings case.json`: the table of each group, or of `all`.
import { standings } from '#engine/tables/standings.ts';
import type { Standing, TeamId } from '#engine/types.ts';
import { type Case, readCase } from './case.ts';
import { tiesOfCase } from './ties.ts';

function rowOf(row: Standing) {
  return {
    pos: row.position,
    team: row.team,
    pts: row.points,
    j: row.played,
    v: row.wins,
    e: row.draws,
    d: row.losses,
    gp: row.goalsFor,
    gc: row.goalsAgainst,
  };
}

/** What was played off beside the table: the winner of each tie, then the beaten. */
function playedOff(competition: Case): readonly TeamId[] {
  const isLeague = competition.groups.every(({ id }) => id === 'all');
  if (!competition.stage.rules.tiebreakers.includes('playoff')) return [];
  const knockout = competition.knockout.filter(({ group }) => isLeague || group !== undefined);
  return tiesOfCase({ ...competition, knockout }).flatMap(({ teams, winner }) =>
    winner === null ? [] : [winner, ...teams.filter((team) => team !== winner)],
  );
}

export function run(input: unknown): unknown {
  const competition = readCase(input);
  const { stage, groups } = competition;
  const facts = { playoff: playedOff(competition), ...stage.facts };
  const tables = groups.map(({ id, teams }) => {
    const matches = stage.matches.filter((match) => match.group === id);
    return [id, standings({ ...stage, teams, matches, facts }).map(rowOf)];
  });
  return { tables: Object.fromEntries(tables) };
}
