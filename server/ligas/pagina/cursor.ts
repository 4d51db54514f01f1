// Where a list of championships of a liga goes on.
import { z } from 'zod';
import { codigo } from '#contract/campeonatos.ts';

const INSTANT = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

const position = z.tuple([z.string().regex(INSTANT), codigo]);

/** Undefined, and so the first page, for one that somebody made up. */
export function lerCursor(cursor: string | undefined): [string, string] | undefined {
  try {
    const text = Buffer.from(cursor ?? '', 'base64url').toString();
    return position.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const escreverCursor = (chave: string, id: string): string =>
  Buffer.from(JSON.stringify([chave, id])).toString('base64url');

/** One page of what was read with one more, and the link to the next. */
export function emPagina<T>(
  rows: readonly T[],
  { perPage, here, cursorOf }: { perPage: number; here: URL; cursorOf(row: T): string },
): { data: T[]; links: { next: string | null } } {
  const data = rows.slice(0, perPage);
  const last = data.at(-1);
  if (rows.length <= perPage || last === undefined) return { data, links: { next: null } };
  here.searchParams.set('cursor', cursorOf(last));
  return { data, links: { next: here.href } };
}
