// A case as one or two championships of the product: its tables (a league, or groups), and its knockout.
import type { TeamId } from '#engine/types.ts';
import { readCase } from '#scripts/engine/case.ts';
import { asObject } from '#scripts/engine/input.ts';
import { replayKnockout } from './knockout.ts';
import { newPerson, type Person } from './person.ts';
import type { Replayed } from './replayed.ts';
import { replayTables } from './tables.ts';

const NOTHING: Replayed = { played: 0, differences: [] };

export async function replayCase(url: string, input: unknown): Promise<Replayed> {
  const fields = asObject(input, '');
  if (String(fields.format).startsWith('swiss'))
    throw new Error('a league phase whose matches were drawn cannot be drawn by hand');
  const published = readCase(input);
  const expected = asObject(fields.expected ?? {}, 'expected');
  const { stage, knockout } = published;
  const teams = new Set<TeamId>(stage.teams);
  for (const { home, away } of knockout) teams.add(home).add(away);
  const organiser = await newPerson(url, 'Organização');
  const people = new Map<TeamId, Person>();
  for (const team of teams) people.set(team, await newPerson(url, `Técnico ${people.size + 1}`));
  const tables =
    stage.teams.length > 0 ? await replayTables(published, expected, organiser, people) : NOTHING;
  const ties =
    knockout.length > 0 ? await replayKnockout(published, expected, organiser, people) : NOTHING;
  return {
    played: tables.played + ties.played,
    differences: [...tables.differences, ...ties.differences],
  };
}
