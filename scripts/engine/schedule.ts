// `schedule {teams, turns}`: all against all. `teams` is a number, names, or objects with a name; also
// `mirrored` (true) and `sharedGrounds` (pairs of teams that are never both at home in one round).
import { countBreaks, roundRobin } from '#engine/calendar/round-robin.ts';
import { answerOf, readNames, readPair } from './entrants.ts';
import { asBoolean, asInteger, asObject, listOf, optional } from './input.ts';

export function run(input: unknown): unknown {
  const isBare = typeof input === 'number' || Array.isArray(input);
  const fields = isBare ? { teams: input } : asObject(input, '');
  const teams = readNames(fields.teams, 'teams');
  const turns =
    optional(fields.turns, 'turns', (value, field) => asInteger(value, field, 1, 4)) ?? 1;
  const mirrored = optional(fields.mirrored, 'mirrored', asBoolean) ?? true;
  const sharedGrounds = optional(fields.sharedGrounds, 'sharedGrounds', (value, field) =>
    listOf(value, field, readPair),
  );
  const rounds = answerOf(
    roundRobin({ teams, turns, mirrored, ...(sharedGrounds && { sharedGrounds }) }),
  );
  return {
    teams: teams.length,
    turns,
    breaks: countBreaks(rounds),
    rounds: rounds.map(({ number, turn, matches, rests }) => ({
      round: number,
      turn,
      matches,
      ...(rests !== undefined && { rests }),
    })),
  };
}
