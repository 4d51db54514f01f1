// What a page loads, as one text. The router writes what a loader gives value by value, and reads it so again on the
// phone; a text it passes on whole, and the browser reads it itself (docs/decisions/0207-a-guests-look.md).
import { useMemo } from 'react';

declare const CONTENT: unique symbol;

export type AsText<T> = { readonly asText: string; readonly [CONTENT]?: T };

type Lost = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date;

/** As it comes out again: what JSON has no word for is nothing that can be used. */
type Kept<T> = T extends Lost ? never : T extends object ? { [Key in keyof T]: Kept<T[Key]> } : T;

export type InText<Given> = Given extends AsText<infer T> ? Kept<T> : never;

/**
 * With single quotes: the router writes the text as a string within a string, where each double quote would be four
 * characters.
 */
const quoted = (json: string) => json.replaceAll("'", '\\u0027').replaceAll('"', "'");

const read = (text: string): unknown => JSON.parse(text.replaceAll("'", '"'));

export const asText = <T>(value: T): AsText<T> => ({ asText: quoted(JSON.stringify(value)) });

export const readText = (given: AsText<unknown>): unknown => read(given.asText);

export const isAsText = (value: object): value is AsText<unknown> => 'asText' in value;

/** Read once for as long as it stays the same. */
export function useText<Given extends AsText<unknown>>({ asText: text }: Given): InText<Given> {
  return useMemo(() => read(text) as InText<Given>, [text]);
}
