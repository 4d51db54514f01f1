// `standings case.json`: the table of each group, or of `all`.
import { standings } from '#engine/standings.ts';
import type { Standing } from '#engine/types.ts';
import { readCase } from './case.ts';

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

export function run(input: unknown): unknown {
  const { stage, groups } = readCase(input);
  const tables = groups.map(({ id, teams }) => {
    const matches = stage.matches.filter((match) => match.group === id);
    return [id, standings({ ...stage, teams, matches }).map(rowOf)];
  });
  return { tables: Object.fromEntries(tables) };
}
