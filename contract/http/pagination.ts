// Envelope of a page of results. The client goes on while links.next is there.
import { z } from 'zod';

const link = z.string().nullable();

/** A page without a total: next and previous, but no last page. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    links: z.object({ first: link, last: link, prev: link, next: link }),
    meta: z.object({
      current_page: z.number(),
      from: z.number().nullable(),
      to: z.number().nullable(),
      path: z.string(),
      per_page: z.number(),
    }),
  });
}
