// Drafts kept in the browser between visits, apart for each person.
import { inscricaoEmVigor } from '#regras/configuracao/inscricao-em-vigor.ts';
import { regrasEmVigor } from '#regras/configuracao/regras-em-vigor.ts';
import { readStored, store } from '#web/storage/stored-with-expiry.ts';
import type { Draft } from './draft.ts';

const WEEK_MINUTES = 7 * 24 * 60;

type Kept = {
  readonly draft: Draft;
  /** What it started from; null before it was saved once. */
  readonly base: Draft | null;
  readonly configuracao_versao: number | null;
};

const nameOf = (user: string, id: string | null) => `rascunho:${user}:${id ?? 'novo'}`;

export function keepDraft(user: string, id: string | null, kept: Kept): void {
  store(nameOf(user, id), kept, WEEK_MINUTES);
}

/** Rules that came after it was kept are as nobody chose them. */
const inForce = <D extends Draft | null>(draft: D): D =>
  draft && {
    ...draft,
    regras: regrasEmVigor(draft.regras),
    inscricao: inscricaoEmVigor(draft.inscricao),
  };

/** Null unless it is whole: what an older version of the page kept is not understood any more. */
export function keptDraft(user: string, id: string | null): Kept | null {
  const kept = readStored(nameOf(user, id)) as Kept | null;
  const isWhole = Array.isArray(kept?.draft?.fases) && kept.draft.regras && kept.draft.inscricao;
  if (!kept || !isWhole) return null;
  return { ...kept, draft: inForce(kept.draft), base: inForce(kept.base) };
}

export function forgetDraft(user: string, id: string | null): void {
  store(nameOf(user, id), null, 0);
}
