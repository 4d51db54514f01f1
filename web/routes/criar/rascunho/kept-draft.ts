// Drafts kept in the browser between visits, apart for each person.
import { readStored, store } from '#web/storage/stored-with-expiry.ts';
import type { Draft } from './draft.ts';

const WEEK_MINUTES = 7 * 24 * 60;

type Kept = {
  readonly draft: Draft;
  /** What it started from; null before it was saved once. */
  readonly base: Draft | null;
  readonly configuracao_versao: number | null;
};

/** Another number where the settings changed their shape: what was kept before is not understood any more. */
const SHAPE = 2;

const nameOf = (user: string, id: string | null) => `rascunho${SHAPE}:${user}:${id ?? 'novo'}`;

export function keepDraft(user: string, id: string | null, kept: Kept): void {
  store(nameOf(user, id), kept, WEEK_MINUTES);
}

/** Null unless it is whole. */
export function keptDraft(user: string, id: string | null): Kept | null {
  const kept = readStored(nameOf(user, id)) as Kept | null;
  const isWhole = Array.isArray(kept?.draft?.fases) && kept.draft.regras && kept.draft.inscricao;
  return kept && isWhole ? kept : null;
}

export function forgetDraft(user: string, id: string | null): void {
  store(nameOf(user, id), null, 0);
}
