// Who takes part, in the ways in which people write it: a number, names, or objects with a name.
import type { Outcome } from '#engine/outcome.ts';
import type { TeamId } from '#engine/types.ts';
import { asName } from './case-match.ts';
import { asArray, asInteger, asObject, failOn, listOf } from './input.ts';

type Fields = Readonly<Record<string, unknown>>;

const MOST = 10_000;

export function nameOf(value: unknown, field: string): TeamId {
  if (typeof value !== 'object' || value === null) return asName(value, field);
  const fields = asObject(value, field);
  return asName(fields.name ?? fields.team ?? fields.id, `${field}.name`);
}

/** A number stands for teams called 1, 2, 3, ... */
export function readNames(value: unknown, field: string): readonly TeamId[] {
  if (typeof value !== 'number') return listOf(value, field, nameOf);
  const count = asInteger(value, field, 1, MOST);
  return Array.from({ length: count }, (_, i) => `${i + 1}`);
}

/** Names that may carry more: `{ "name": "Bahia", "country": "BR" }`. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** A pair of names. */
export function readPair(value: unknown, field: string): readonly [TeamId, TeamId] {
  const [a, b, ...more] = asArray(value, field).map((item, i) => nameOf(item, `${field}[${i}]`));
  if (a === undefined || b === undefined || more.length > 0) {
    failOn([{ field, reason: 'must be two names' }]);
  }
  return [a as TeamId, b as TeamId];
}

/** The answer of the engine, or its first refusal as the one line that the command prints. */
export function answerOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) failOn(outcome.problems);
  return (outcome as { readonly value: T }).value;
}
