// `simulate case.json --runs 10000 --seed 1`: the chances of each position. Plays the matches without score;
// `--after 19` forgets the results after that round, `--turns 2` adds the matches that a league of so many
// turns still lacks. Zones in the case: `"zones": [{ "id": "down", "from": 17, "to": 20 }]`.
import { margin, simulate, type TeamChances } from '#engine/chances/simulation.ts';
import type { Match, TableStage, Zone } from '#engine/types.ts';
import { readCase } from './case.ts';
import { asName } from './case-match.ts';
import { answerOf } from './entrants.ts';
import { asInteger, asObject, fail, flagInteger, listOf, optional } from './input.ts';

const MOST_TURNS = 4;
const MOST_ROUNDS = 1000;

function readZone(value: unknown, field: string): Zone {
  const fields = asObject(value, field);
  const from = asInteger(fields.from, `${field}.from`, 1, MOST_ROUNDS);
  return {
    id: asName(fields.id ?? fields.name, `${field}.id`),
    from,
    to: asInteger(fields.to ?? from, `${field}.to`, from, MOST_ROUNDS),
  };
}

function forgetAfter(matches: readonly Match[], round: number): readonly Match[] {
  return matches.map((match) => {
    if (match.round === undefined) return fail(match.id, 'has no round, so --after cannot be used');
    const { result, ...open } = match;
    return match.round > round || result === undefined ? open : match;
  });
}

/** Every pair as often at home as the turns ask: the first of the list starts at home. */
function missingMatches({ teams, matches }: TableStage, turns: number): readonly Match[] {
  const seen = new Map<string, number>();
  const key = (home: string, away: string) => JSON.stringify([home, away]);
  for (const { home, away } of matches) {
    seen.set(key(home, away), (seen.get(key(home, away)) ?? 0) + 1);
  }
  return teams.flatMap((home) =>
    teams.flatMap((away) => {
      if (home === away) return [];
      const [there, back] = [seen.get(key(home, away)) ?? 0, seen.get(key(away, home)) ?? 0];
      const half = turns / 2;
      const wanted = Number.isInteger(half)
        ? half
        : Math.floor(half) + (there + back < turns && home < away ? 1 : 0);
      const lacking = Math.max(0, Math.min(wanted - there, turns - there - back));
      return Array.from({ length: lacking }, (_, i) => ({
        id: `${home} ${away} ${i + 1}`,
        home,
        away,
      }));
    }),
  );
}

const rounded = (share: number) => Math.round(share * 1e6) / 1e6;

function rowOf({ team, positions, zones, meanPoints }: TeamChances, runs: number) {
  const title = positions[0] ?? 0;
  return {
    team,
    title: rounded(title),
    margin: rounded(margin(title, runs)),
    meanPoints: Math.round(meanPoints * 100) / 100,
    positions: positions.map(rounded),
    ...(Object.keys(zones).length > 0 && {
      zones: Object.fromEntries(Object.entries(zones).map(([id, share]) => [id, rounded(share)])),
    }),
  };
}

export function run(input: unknown, flags: Readonly<Record<string, string>> = {}): unknown {
  const { stage, groups } = readCase(input);
  if (groups.length === 0) fail('matches', 'none of a table to simulate');
  const zones =
    optional(asObject(input, '').zones, 'zones', (value, field) =>
      listOf(value, field, readZone),
    ) ?? [];
  const runs = flagInteger(flags, 'runs', 10_000);
  const after = flagInteger(flags, 'after', MOST_ROUNDS, MOST_ROUNDS);
  const turns = flagInteger(flags, 'turns', 0, MOST_TURNS);
  const seed = flags.seed ?? '1';
  let left = 0;
  const tables = groups.map(({ id, teams }) => {
    const own = stage.matches.filter((match) => match.group === id);
    const kept = flags.after === undefined ? own : forgetAfter(own, after);
    const known = { ...stage, teams, matches: kept };
    const matches = [...kept, ...missingMatches(known, turns)];
    const result = answerOf(simulate({ ...known, matches }, { runs, seed, zones }));
    left += result.left;
    return [id, result.teams.map((row) => rowOf(row, runs))] as const;
  });
  return { runs, seed, left, tables: Object.fromEntries(tables) };
}
