// How the rules refuse: an expected failure is a value that names the field and the reason,
// so that a caller can show it beside the field. Exceptions mean a bug.

import type { Problem } from './types.ts';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (
  problems: readonly Problem[],
): { ok: false; problems: readonly Problem[] } => ({
  ok: false,
  problems,
});

export const refuse = (field: string, reason: string) => refused([{ field, reason }]);

export function requireInteger(field: string, value: number, min: number, max: number): Problem[] {
  if (Number.isInteger(value) && value >= min && value <= max) return [];
  return [{ field, reason: `must be a whole number from ${min} to ${max}, not ${value}` }];
}

/** One problem for each name that is empty or comes again. */
export function requireDistinct(field: string, names: readonly string[]): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, name] of names.entries()) {
    const place = `${field}[${index}]`;
    if (name === '') problems.push({ field: place, reason: 'must not be empty' });
    else if (seen.has(name)) problems.push({ field: place, reason: `"${name}" appears twice` });
    seen.add(name);
  }
  return problems;
}
