// The list on screen: what the page came with, the pages that were added, and what was read since.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/api.ts';
import type { listarAvisosDaPessoa, Notificacao } from '#contract/usuario.ts';
import { type FiltroDeAviso, tiposDoFiltro } from '#regras/avisos/tipos.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { notificationList } from '#web/notices/notification-list.ts';
import { append, markAllAsRead, markAsRead } from '#web/notices/notifications.ts';
import { useStore } from '#web/storage/store.ts';

type Pagina = AnswerOf<typeof listarAvisosDaPessoa>;

const cursorOf = (next: string | null): string | null =>
  next === null ? null : new URL(next).searchParams.get('cursor');

/** What has come since makes the page ask again, whether it was told or the bell found it. */
function useNews(filtro: FiltroDeAviso, first: readonly Notificacao[]): void {
  const { revalidate } = useRevalidator();
  const newest = useStore(notificationList).notifications[0]?.id;
  const seen = useRef<string>(undefined);
  const isShown = filtro === 'todos' && first.some(({ id }) => id === newest);
  useEffect(() => {
    if (newest === undefined || newest === seen.current) return;
    const isFirstLook = seen.current === undefined;
    seen.current = newest;
    if (!isShown && !(isFirstLook && filtro !== 'todos')) void revalidate();
  }, [newest, isShown, filtro, revalidate]);
}

type Added = {
  readonly to: Pagina;
  readonly items: readonly Notificacao[];
  readonly next: string | null;
};

/** The pages behind the first: they go when the first one is asked for again. */
function useMore(filtro: FiltroDeAviso, first: Pagina) {
  const [added, setAdded] = useState<Added>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const mine = added?.to === first ? added : undefined;
  const cursor = cursorOf(mine ? mine.next : first.links.next);

  async function load(): Promise<void> {
    if (cursor === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await quietApi('GET /api/usuario/avisos', { query: { filtro, cursor } });
      const items = append(mine?.items ?? [], page.data);
      setAdded({ to: first, items, next: page.links.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return { items: append(first.data, mine?.items ?? []), cursor, state, load };
}

type Read = { readonly to: Pagina; readonly ids: ReadonlySet<string>; readonly isAll: boolean };

const NONE = { todos: 0, jogos: 0, campeonatos: 0 };

/** One less of those that it counted for; what it asks is still to be done. */
function withoutOne(counts: Pagina['contagens'], tipo: string): Pagina['contagens'] {
  const rows = Object.entries(counts).map(([filtro, n]) => {
    const tipos = tiposDoFiltro(filtro as FiltroDeAviso) as readonly string[] | null;
    return [filtro, tipos === null || tipos.includes(tipo) ? Math.max(0, n - 1) : n];
  });
  return { ...(Object.fromEntries(rows) as Pagina['contagens']), pedem: counts.pedem };
}

export function useAvisos(filtro: FiltroDeAviso, first: Pagina) {
  useNews(filtro, first.data);
  const more = useMore(filtro, first);
  const [read, setRead] = useState<Read>();
  const mine = read?.to === first ? read : { to: first, ids: new Set<string>(), isAll: false };
  const isRead = ({ id, lido }: Notificacao) => lido || mine.isAll || mine.ids.has(id);
  const readHere = more.items.filter(({ id, lido }) => !lido && mine.ids.has(id));
  const contagens = mine.isAll
    ? { ...first.contagens, ...NONE }
    : readHere.reduce((counts, { tipo }) => withoutOne(counts, tipo), first.contagens);
  return {
    ...more,
    items: more.items.map((item) => ({ ...item, lido: isRead(item) })),
    contagens,
    ler(item: Notificacao): void {
      if (isRead(item)) return;
      setRead({ ...mine, ids: new Set([...mine.ids, item.id]) });
      void markAsRead(item.id, true);
    },
    lerTodos(): void {
      setRead({ ...mine, isAll: true });
      void markAllAsRead();
    },
  };
}

export type ListaDeAvisos = ReturnType<typeof useAvisos>;
