// Two people changed the settings at once. What only one of them changed is taken over; where both did,
// somebody must choose.
import type { Draft } from './draft.ts';
import { valueAt, withValue } from './path.ts';
import { isSame } from './same.ts';

export type Clash = { readonly path: string; readonly mine: unknown; readonly saved: unknown };

export type Merge = { readonly merged: Draft; readonly clashes: readonly Clash[] };

/** Settings that are compared one by one; a format only makes sense as a whole. */
function pathsOf(draft: Draft): string[] {
  const inside = (field: 'regras' | 'inscricao') =>
    Object.keys(draft[field]).map((key) => `${field}.${key}`);
  const plain = Object.keys(draft).filter((key) => key !== 'regras' && key !== 'inscricao');
  return [...plain, ...inside('regras'), ...inside('inscricao')];
}

/** `base` is what both started from. Where both changed, `merged` has mine. */
export function merge(base: Draft, mine: Draft, saved: Draft): Merge {
  let merged = saved;
  const clashes: Clash[] = [];
  for (const path of new Set([...pathsOf(mine), ...pathsOf(saved)])) {
    const [before, here, there] = [base, mine, saved].map((draft) => valueAt(draft, path));
    if (isSame(here, before) || isSame(here, there)) continue;
    merged = withValue(merged, path, here);
    if (!isSame(there, before)) clashes.push({ path, mine: here, saved: there });
  }
  return { merged, clashes };
}
