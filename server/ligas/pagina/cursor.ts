// Where a list of championships of a liga goes on.
import { z } from 'zod';
import { codigo } from '#contract/campeonatos.ts';
import { escreverPosicao, lerPosicao } from '#server/http/cursor.ts';

const INSTANT = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

const position = z.tuple([z.string().regex(INSTANT), codigo]);

export const lerCursor = (cursor: string | undefined): [string, string] | undefined =>
  lerPosicao(cursor, position);

export const escreverCursor = (chave: string, id: string): string => escreverPosicao(chave, id);

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
