// The door of a private championship, for who holds a link to it and is not inside: its header and the
// way in. The rest of the page is for those who are.
import type { LoaderFunctionArgs } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { type ApiCall, ApiError } from '#web/api/api.ts';

type Held = { readonly campeonato: Campeonato; readonly now: number };

export type AtTheDoor = { readonly door: Held };

const isHidden = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Null for who needs no invitation, or has none. */
export async function atTheDoor(
  api: ApiCall,
  { params: { id = '' }, url }: LoaderFunctionArgs,
): Promise<AtTheDoor | null> {
  const convite = url.searchParams.get('convite') ?? undefined;
  const assumir = url.searchParams.get('assumir') ?? undefined;
  if (!convite && !assumir) return null;
  const see = (query: { convite?: string | undefined; assumir?: string | undefined }) =>
    api('GET /api/campeonatos/:id', { params: { id }, query }).catch((error) => {
      if (isHidden(error)) return null;
      throw error;
    });
  if (await see({})) return null;
  const seen = await see({ convite, assumir });
  return seen && { door: { campeonato: seen.data, now: Date.now() } };
}
