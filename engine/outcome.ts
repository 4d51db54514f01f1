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

/** One problem, as a list: checks are joined by spreading them. */
export const problem = (field: string, reason: string): Problem[] => [{ field, reason }];

export const requireThat = (isMet: boolean, field: string, reason: string): Problem[] =>
  isMet ? [] : problem(field, reason);

export const refuse = (field: string, reason: string) => refused(problem(field, reason));

export function requireInteger(field: string, value: number, min: number, max: number): Problem[] {
  const isMet = Number.isInteger(value) && value >= min && value <= max;
  return requireThat(isMet, field, `must be a whole number from ${min} to ${max}, not ${value}`);
}

export const requireNumber = (field: string, value: number): Problem[] =>
  requireThat(Number.isFinite(value), field, `must be a number, not ${value}`);

export const requirePositive = (field: string, value: number): Problem[] =>
  requireThat(value > 0, field, `must be more than 0, not ${value}`);

/** One problem for each name that is empty or comes again. */
export function requireDistinct(field: string, names: readonly string[]): Problem[] {
  const seen = new Set<string>(['']);
  return names.flatMap((name, i) => {
    const isNew = !seen.has(name);
    seen.add(name);
    const reason = name === '' ? 'must not be empty' : `"${name}" appears twice`;
    return requireThat(isNew, `${field}[${i}]`, reason);
  });
}
