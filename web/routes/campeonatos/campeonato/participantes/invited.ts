// The door of a private championship, for who holds a link to it: the code of an invitation shows the
// header and the way in, the link of a typed name only the offer to claim it.
import type { LoaderFunctionArgs } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { type ApiCall, ApiError } from '#web/api.ts';

type Held = { readonly campeonato: Campeonato | null; readonly now: number };

export type AtTheDoor = { readonly door: Held };

const isHidden = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Null for who needs no invitation, or has none. */
export async function atTheDoor(
  api: ApiCall,
  { params: { id = '' }, url }: LoaderFunctionArgs,
): Promise<AtTheDoor | null> {
  const convite = url.searchParams.get('convite');
  const isClaim = url.searchParams.has('assumir');
  if (!convite && !isClaim) return null;
  try {
    await api('GET /api/campeonatos/:id', { params: { id } });
    return null;
  } catch (error) {
    if (!isHidden(error)) throw error;
  }
  if (!convite) return { door: { campeonato: null, now: Date.now() } };
  try {
    const query = { convite };
    const { data } = await api('GET /api/campeonatos/:id', { params: { id }, query });
    return { door: { campeonato: data, now: Date.now() } };
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}
