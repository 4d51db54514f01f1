// Where a list goes on: the key of the last row that was shown and what tells it from others with the same key.
import type { z } from 'zod';

/** Undefined, and so the first page, for one that is not of this list or that somebody made up. */
export function lerPosicao<T>(cursor: string | undefined, position: z.ZodType<T>): T | undefined {
  try {
    const text = Buffer.from(cursor ?? '', 'base64url').toString();
    return position.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const escreverPosicao = (...position: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');
