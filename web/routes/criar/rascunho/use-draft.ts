// The draft in this tab, kept in the browser as one types, brought back after a reload. When somebody else
// saved meanwhile, both versions are put together.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { bodyOf, type Draft, draftOf } from './draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { firstDraft, keyOfNew, type LigaDoNovo } from './liga-do-novo.ts';
import { type Clash, merge } from './merge.ts';
import { isSame } from './same.ts';

const PAUSE_MS = 400;

export type Conflict = { readonly saved: Campeonato; readonly clashes: readonly Clash[] };

type Keeping = {
  readonly draft: Draft;
  readonly base: Campeonato | null;
  readonly isDirty: boolean;
  readonly user: string;
  readonly id: string | null;
};

/** Keeps the draft in the browser a moment after each change; one without changes is forgotten. */
function useKeeping(
  { draft, base, isDirty, user, id }: Keeping,
  isReady: RefObject<boolean>,
): void {
  useEffect(() => {
    if (!isReady.current) return undefined;
    const timer = setTimeout(() => {
      if (!isDirty) forgetDraft(user, id);
      else
        keepDraft(user, id, {
          draft,
          base: base && draftOf(base),
          configuracao_versao: base?.configuracao_versao ?? null,
        });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, base, isDirty, user, id, isReady]);
}

type DraftOf = { readonly campeonato: Campeonato | null; readonly liga: LigaDoNovo | null };

export function useDraft({ campeonato, liga }: DraftOf, user: string) {
  const [base, setBase] = useState(campeonato);
  const [draft, setDraft] = useState(() => (campeonato ? draftOf(campeonato) : firstDraft(liga)));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isRestored, setRestored] = useState(false);
  const isReady = useRef(false);
  const id = base?.id ?? keyOfNew(liga);
  const start = base ? draftOf(base) : firstDraft(liga);
  const isDirty = !isSame(bodyOf(draft), bodyOf(start));

  /** Puts the draft onto what somebody else saved; where both changed something, a person chooses. */
  const rebase = (before: Draft, mine: Draft, saved: Campeonato): boolean => {
    const { merged, clashes } = merge(before, mine, draftOf(saved));
    setBase(saved);
    setDraft(merged);
    setConflict(clashes.length > 0 ? { saved, clashes } : null);
    return clashes.length > 0;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is looked at once
  useEffect(() => {
    isReady.current = true;
    const kept = keptDraft(user, id);
    if (!kept || isSame(kept.draft, draft)) return;
    setRestored(true);
    if (!base || !kept.base || kept.configuracao_versao === base.configuracao_versao)
      setDraft(kept.draft);
    else rebase(kept.base, kept.draft, base);
  }, []);

  useKeeping({ draft, base, isDirty, user, id }, isReady);

  const accept = (saved: Campeonato) => {
    forgetDraft(user, id);
    setBase(saved);
    setConflict(null);
    setRestored(false);
  };
  const discard = () => {
    forgetDraft(user, id);
    setDraft(start);
    setRestored(false);
  };
  return {
    liga,
    base,
    draft,
    setDraft,
    isDirty,
    isRestored,
    conflict,
    setConflict,
    rebase,
    accept,
    discard,
  };
}
