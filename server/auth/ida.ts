// A trip to the provider, carried by the `state` of its address: sealed, so that nobody can read or change
// it, and for one provider and one browser, so that it is worth nothing anywhere else.
import type { PROPOSITOS, Provedor } from '#contract/auth.ts';
import type { Keys } from '#server/http/keys.ts';
import { hashToken } from '#server/http/session.ts';

export const TRIP_MINUTES = 10;

export type Trip = {
  readonly verificador: string;
  readonly nonce: string;
  readonly proposito: (typeof PROPOSITOS)[number];
  readonly retorno: string;
  /** In milliseconds since 1970. */
  readonly expira: number;
};

/** Who may use it: the browser with this token, back from this provider. */
type Traveller = { readonly token: string; readonly provedor: Provedor };

const ownerOf = ({ token, provedor }: Traveller) =>
  `${provedor} ${hashToken(token).toString('base64url')}`;

export function sealTrip(keys: Keys, traveller: Traveller, trip: Trip): string {
  return keys.seal('ida-ao-provedor', JSON.stringify(trip), ownerOf(traveller));
}

/** Null when it is not ours, not of this browser, or too old. */
export function openTrip(keys: Keys, traveller: Traveller, state: string): Trip | null {
  const text = keys.open('ida-ao-provedor', state, ownerOf(traveller));
  const trip = text === null ? null : (JSON.parse(text) as Trip);
  return trip && trip.expira > Date.now() ? trip : null;
}
