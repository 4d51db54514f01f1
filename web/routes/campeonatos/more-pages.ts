// The pages after the first. Without a script they come by link; with it they are added as one scrolls,
// and are still there when one comes back from a championship.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Cartao } from '#contract/campeonatos.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { cursorOf, type Filters } from './filters.ts';

type Pages = { readonly added: readonly Cartao[]; readonly next: string | null };

export type Loading = 'idle' | 'loading' | 'failed';

/** After so many pages the list waits for a click, so that the foot of the page can be reached. */
const BY_ITSELF = 3;
const AHEAD_PX = 600;
const MOST_KEPT = 20;

const kept = new Map<string, Pages>();

function keep(key: string, pages: Pages): void {
  kept.delete(key);
  kept.set(key, pages);
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

export function useMorePages(filters: Filters, first: readonly Cartao[], next: string | null) {
  const { key, search } = useLocation();
  const id = `${key} ${search}`;
  const [turn, setTurn] = useState<{ id: string; loading: Loading }>({ id, loading: 'idle' });
  const loading = turn.id === id ? turn.loading : 'idle';
  const pages = kept.get(id) ?? { added: [], next };

  async function load(): Promise<void> {
    if (loading === 'loading' || pages.next === null) return;
    setTurn({ id, loading: 'loading' });
    try {
      const query = { ...filters, cursor: pages.next };
      const { data, links } = await quietApi('GET /api/campeonatos', { query });
      keep(id, { added: [...pages.added, ...data], next: cursorOf(links.next) });
      setTurn({ id, loading: 'idle' });
    } catch {
      setTurn({ id, loading: 'failed' });
    }
  }

  const known = new Set(first.map((card) => card.id));
  const added = pages.added.filter((card) => !known.has(card.id));
  return { cards: [...first, ...added], next: pages.next, loading, load };
}

/** Calls `load` when its element comes near, a few times. */
export function useNearEnd({ load, loading, cards }: ReturnType<typeof useMorePages>) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  const turns = useRef(0);
  const count = cards.length;

  useEffect(() => {
    latest.current = load;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list has its end elsewhere
  useEffect(() => {
    if (!end.current || loading !== 'idle' || turns.current >= BY_ITSELF) return undefined;
    const onSight: IntersectionObserverCallback = (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      turns.current += 1;
      void latest.current();
    };
    const watch = new IntersectionObserver(onSight, { rootMargin: `${AHEAD_PX}px` });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [loading, count]);
  return end;
}
