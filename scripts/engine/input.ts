// Reading JSON that somebody else wrote: each reader names the field and says what is wrong with it.
import type { Problem } from '#engine/types.ts';

export class InputError extends Error {
  override name = 'InputError';
}

type Fields = Readonly<Record<string, unknown>>;
type Reader<T> = (value: unknown, field: string) => T;

export function fail(field: string, reason: string): never {
  throw new InputError(field ? `${field}: ${reason}` : reason);
}

/** Turns the engine's own refusals into the one line that the command prints. */
export function failOn(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first) fail(first.field, first.reason);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

export function asObject(value: unknown, field: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  return fail(field, `must be an object, not ${shown(value)}`);
}

export function asArray(value: unknown, field: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(field, `must be a list, not ${shown(value)}`);
}

export function asString(value: unknown, field: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  return fail(field, `must be a text, not ${shown(value)}`);
}

export function asNumber(value: unknown, field: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return fail(field, `must be a number, not ${shown(value)}`);
}

export function asInteger(value: unknown, field: string, min = 0, max = 1_000_000): number {
  const number = asNumber(value, field);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  return fail(field, `must be a whole number from ${min} to ${max}, not ${number}`);
}

export function asBoolean(value: unknown, field: string): boolean {
  return typeof value === 'boolean'
    ? value
    : fail(field, `must be true or false, not ${shown(value)}`);
}

export function asOneOf<T extends string>(value: unknown, field: string, allowed: readonly T[]): T {
  const found = allowed.find((name) => name === value);
  return found ?? fail(field, `must be one of ${allowed.join(', ')}, not ${shown(value)}`);
}

/** Letters with accents are written in two ways that look the same: every text and name in the shorter one. */
export function composed(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map((item, i) => composed(item, `${field}[${i}]`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = key.normalize('NFC');
    const at = field ? `${field}.${name}` : name;
    if (name !== key && Object.hasOwn(value, name)) fail(at, 'appears twice');
    return [name, composed(item, at)] as const;
  });
  return Object.fromEntries(entries);
}

/** Absent and null read as undefined. */
export function optional<T>(value: unknown, field: string, read: Reader<T>): T | undefined {
  return value === undefined || value === null ? undefined : read(value, field);
}

export function listOf<T>(value: unknown, field: string, read: Reader<T>): readonly T[] {
  return asArray(value, field).map((item, index) => read(item, `${field}[${index}]`));
}

export function recordOf<T>(
  value: unknown,
  field: string,
  read: Reader<T>,
): Readonly<Record<string, T>> {
  const entries = Object.entries(asObject(value, field));
  return Object.fromEntries(entries.map(([key, item]) => [key, read(item, `${field}.${key}`)]));
}

/** A whole number given as `--name n`. */
export function flagInteger(
  flags: Readonly<Record<string, string>>,
  name: string,
  fallback: number,
  max = 1_000_000,
): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  return asInteger(text.trim() === '' ? text : Number(text), `--${name}`, 0, max);
}
