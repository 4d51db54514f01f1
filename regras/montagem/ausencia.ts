// A W.O. is told by who failed to appear, never by who won it.
import type { Side } from '#engine/types.ts';

export const AUSENTES = ['mandante', 'visitante', 'ambos'] as const;

export type Ausente = (typeof AUSENTES)[number];

type Walkover =
  | { readonly kind: 'walkover'; readonly winner: Side }
  | { readonly kind: 'double_walkover' };

export function walkoverPorAusencia(woDe: Ausente): Walkover {
  if (woDe === 'ambos') return { kind: 'double_walkover' };
  return { kind: 'walkover', winner: woDe === 'mandante' ? 'away' : 'home' };
}
