// What the engine's answers and the published outcomes of one case disagree about, in words.

import {
  type AllocationTable,
  allocateByTable,
  EURO_2016_THIRDS,
  EURO_2020_THIRDS,
} from '#engine/knockout/thirds-allocation.ts';
import { WORLD_CUP_2026_THIRDS } from '#engine/knockout/world-cup-2026.ts';
import { campaigns } from '#engine/tables/best-placed.ts';
import { standings } from '#engine/tables/standings.ts';
import type { TeamId } from '#engine/types.ts';
import { type Case, readCase } from '#scripts/engine/case.ts';
import { plainWord } from '#scripts/engine/case-match.ts';
import { asArray, asObject } from '#scripts/engine/input.ts';
import { run as standingsCommand } from '#scripts/engine/standings.ts';
import { run as thirdsCommand } from '#scripts/engine/thirds.ts';
import { run as tiesCommand } from '#scripts/engine/ties.ts';
import { bracketDifferences } from './bracket.ts';

type Fields = Readonly<Record<string, unknown>>;
type Tie = { round: string; teams: [TeamId, TeamId]; winner: TeamId; decidedBy: string };

const text = (value: unknown) => JSON.stringify(value) ?? 'nothing';

function unequal(what: string, ours: unknown, published: unknown): readonly string[] {
  return text(ours) === text(published)
    ? []
    : [`${what}: ${text(ours)}, published ${text(published)}`];
}

const sorted = (values: readonly unknown[]) => values.map(text).toSorted();
const pairName = (pair: readonly unknown[]) => text(pair.toSorted());

function tableDifferences(input: unknown, expected: Fields): readonly string[] {
  const published = (expected.groups ?? (expected.table ? { all: expected.table } : {})) as Fields;
  const { tables } = standingsCommand(input) as { tables: Fields };
  return Object.entries(published).flatMap(([group, rows]) =>
    asArray(rows, group).flatMap((row, i) =>
      unequal(`${group} ${i + 1}`, asArray(tables[group] ?? [], group)[i], row),
    ),
  );
}

/** Published explanations call a tie won in extra time `aggregate` too. */
function agrees(ours: string, published: string): boolean {
  const word = plainWord(published);
  if (ours === 'extra_time' && (word === 'aggregate' || word === 'score')) return true;
  return plainWord(ours) === (word === 'score' ? 'result' : word);
}

function tieDifferences(ties: readonly Tie[], expected: Fields): readonly string[] {
  const published = asArray(expected.ties ?? expected.knockout ?? [], 'ties').map((tie) =>
    asObject(tie, 'tie'),
  );
  return published.flatMap((tie) => {
    const teams = (tie.teams ?? [tie.home, tie.away]) as readonly string[];
    const name = `${tie.round} ${teams.join(' x ')}`;
    const ours = ties.find((t) => t.round === tie.round && pairName(t.teams) === pairName(teams));
    const decidedBy = String(tie.decidedBy ?? ours?.decidedBy);
    return [
      ...unequal(`${name}, winner`, ours?.winner, tie.winner),
      ...(agrees(ours?.decidedBy ?? '', decidedBy)
        ? []
        : unequal(`${name}, decided by`, ours?.decidedBy, tie.decidedBy)),
    ];
  });
}

function championDifferences(ties: readonly Tie[], expected: Fields): readonly string[] {
  const winners = ties.filter(({ round }) => /final$/.test(plainWord(round)));
  const named = {
    ...asObject(expected.champions ?? {}, 'champions'),
    ...(expected.champion ? { '': expected.champion } : {}),
  };
  return Object.entries(named).flatMap(([year, champion]) => {
    const final = winners.find(({ round }) => plainWord(round) === `${year}final`);
    return unequal(`champion ${year}`, final?.winner, champion);
  });
}

function thirdsDifferences(input: unknown, expected: Fields): readonly string[] {
  if (!expected.thirdsQualified && !expected.thirdsRanking) return [];
  const ours = thirdsCommand(input) as { ranking: string[]; qualified: string[] };
  const published = asArray(expected.thirdsQualified ?? ours.qualified, 'thirdsQualified');
  return [
    ...unequal('thirds through', sorted(ours.qualified), sorted(published)),
    ...unequal('thirds', ours.ranking, expected.thirdsRanking ?? ours.ranking),
  ];
}

/** `2C` is the second of group C. */
type Place = (slot: string) => TeamId | undefined;

function placesOf({ stage, groups }: Case): Place {
  const tables = new Map(
    groups.map(({ id, teams }) => [id, standings({ ...stage, teams })] as const),
  );
  return (slot) => tables.get(slot.slice(1))?.[Number(slot[0]) - 1]?.team;
}

const TABLES: readonly AllocationTable[] = [
  EURO_2016_THIRDS,
  EURO_2020_THIRDS,
  WORLD_CUP_2026_THIRDS,
];

function slotDifferences(
  input: unknown,
  expected: Fields,
  ties: readonly Tie[],
): readonly string[] {
  const published = asObject(expected.roundOf16Slots ?? expected.roundOf32Slots ?? {}, 'slots');
  const entries = Object.entries(published).map(([slot, other]) => [slot, String(other)] as const);
  const withThirds = entries.filter(([, other]) => other.startsWith('3'));
  const place = placesOf(readCase(input));
  const against = withThirds.map(([slot]) => slot.slice(1)).toSorted();
  const table = TABLES.find((known) => text(known.against.toSorted()) === text(against));
  const allocation =
    table &&
    allocateByTable(
      table,
      withThirds.map(([, third]) => third.slice(1)),
    );
  return [
    ...withThirds.flatMap(([slot, third]) =>
      unequal(`opponent of ${slot}`, `3${allocation?.get(slot.slice(1))}`, third),
    ),
    ...entries.flatMap(([slot, other]) => {
      const teams = [place(slot) ?? '', place(other) ?? ''];
      const met = ties.some((tie) => pairName(tie.teams) === pairName(teams));
      return met ? [] : [`${slot} x ${other}: ${teams.join(' x ')} did not meet`];
    }),
  ];
}

function seedDifferences(input: unknown, expected: Fields): readonly string[] {
  if (!expected.seeds) return [];
  const { stage, groups } = readCase(input);
  const ours = campaigns(stage, groups, 2).map(({ team }, i) => ({ seed: i + 1, team }));
  return unequal('seeds', ours, expected.seeds);
}

/** Which positions of the table met in a round of the knockout. */
function pairDifferences(
  input: unknown,
  expected: Fields,
  ties: readonly Tie[],
): readonly string[] {
  const rounds = { playoffSeedPairs: 'playoff', round16SeedPairs: 'roundof16' };
  const { stage } = readCase(input);
  const positions = new Map(standings(stage).map(({ team, position }) => [team, position]));
  return Object.entries(rounds).flatMap(([name, round]) => {
    if (!expected[name]) return [];
    const met = ties
      .filter((tie) => plainWord(tie.round) === round)
      .map((tie) => tie.teams.map((team) => positions.get(team) ?? 0).toSorted((a, b) => a - b));
    return unequal(name, sorted(met), sorted(asArray(expected[name], name)));
  });
}

export function caseDifferences(input: unknown): readonly string[] {
  const expected = asObject(asObject(input, '').expected, 'expected');
  const { ties } = tiesCommand(input) as { ties: readonly Tie[] };
  return [
    ...tableDifferences(input, expected),
    ...tieDifferences(ties, expected),
    ...championDifferences(ties, expected),
    ...thirdsDifferences(input, expected),
    ...slotDifferences(input, expected, ties),
    ...seedDifferences(input, expected),
    ...pairDifferences(input, expected, ties),
    ...bracketDifferences(readCase(input)),
  ];
}

export function annexDifferences(input: unknown): readonly string[] {
  const { slots, rows } = input as { slots: readonly string[]; rows: Record<string, string> };
  return Object.entries(rows).flatMap(([thirds, row]) => {
    const allocation = allocateByTable(WORLD_CUP_2026_THIRDS, [...thirds]);
    const ours = slots.map((slot) => allocation?.get(slot.slice(1))).join('');
    return unequal(thirds, ours, row);
  });
}
