// Follows what is on the page: hears that there is something new, asks for it, marks it and says it.
import './watching.css';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useMatches } from 'react-router';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { ownChanges } from '#web/navigation/own-changes.ts';
import { KEPT_MS } from '#web/offline/keep.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import type { Watched } from '../watched.ts';
import { changesBetween, isNothing, type SeenOnPage, seenIn } from './changes.ts';
import { useChannels } from './channels.ts';
import { isEditing, watchTyping } from './editing.ts';
import { mark, moveRows, placesOfRows, unmark } from './marks.ts';
import { makeRefetch, type Refetch, spreadOf } from './refetch.ts';
import { toldOf } from './told.ts';

type Before = {
  readonly seen: SeenOnPage;
  readonly rows: ReturnType<typeof placesOfRows>;
  /** How many changes the visitor had made. */
  readonly own: number;
};

/** Marks what a refetch that was not the visitor's own brought, once it is on the screen. */
function useMarks() {
  const t = useT();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const data = matches.map(({ loaderData }) => loaderData);
  const before = useRef<Before | null>(null);
  const [said, say] = useState('');
  const latest = useRef(data);
  useLayoutEffect(() => {
    latest.current = data;
    const was = before.current;
    if (!was) return;
    const seen = seenIn(data);
    const changes = changesBetween(was.seen, seen);
    if (isNothing(changes)) return;
    before.current = null;
    // Nothing came of what was asked for, and then they changed something themself.
    if (was.own !== ownChanges.made) return;
    moveRows(was.rows);
    mark(changes);
    say(toldOf(changes, seen, t));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address shows something else, not something new
  useEffect(() => {
    before.current = null;
    say('');
    return unmark;
  }, [pathname, search]);
  const remember = () => {
    before.current = { seen: seenIn(latest.current), rows: placesOfRows(), own: ownChanges.made };
  };
  return { said, remember };
}

type Room = Pick<Watched, 'campeonatos'> & {
  readonly load: Watched['load'] | undefined;
  readonly viewers: number | null;
  readonly isGuest: boolean;
  remember(): void;
};

/** A page of one championship shows one version of it; what is asked for by itself, or of many, has none. */
const shownVersion = ({ campeonatos: [one], load }: Room) => (load ? undefined : one?.versao);

function refetchOf(room: () => Room, isOwn: boolean, onHeld: (isHeld: boolean) => void): Refetch {
  return makeRefetch({
    known: () => shownVersion(room()) ?? 0,
    load: async () => {
      const { remember, load = refreshView } = room();
      remember();
      // What was imagined is in its address; its page begins with what was played.
      await (isOwn ? location.reload() : load());
    },
    spreadMs: () => spreadOf(room().viewers),
    keptMs: () => (room().isGuest && !room().load ? KEPT_MS : 0),
    isHidden: () => document.visibilityState !== 'visible',
    isEditing: () => isOwn || isEditing(),
    isChanging: () => ownChanges.underWay > 0,
    onHeld,
  });
}

/** Versions that were told of what shows none: only a later one is something new. */
function useHeard(room: () => Room, refetch: () => Refetch | null) {
  const told = useRef(new Map<string, number>());
  return (id: string, versao: number) => {
    if (shownVersion(room()) !== undefined) return refetch()?.heard(versao);
    const first = room().campeonatos.find((one) => one.id === id)?.versao;
    const known = told.current.get(id) ?? first ?? versao;
    told.current.set(id, Math.max(known, versao));
    return versao > known ? refetch()?.again() : undefined;
  };
}

function useRefetch({ campeonatos, load, isOwn = false }: Watched, remember: () => void) {
  const [isHeld, hold] = useState(false);
  const [viewers, setViewers] = useState<number | null>(null);
  const isGuest = useUser() === null;
  const room: Room = { campeonatos, load, viewers, isGuest, remember };
  const latest = useRef(room);
  useEffect(() => {
    latest.current = room;
  });
  const refetch = useRef<Refetch | null>(null);
  useEffect(() => {
    const made = refetchOf(() => latest.current, isOwn, hold);
    refetch.current = made;
    const endTyping = watchTyping();
    document.addEventListener('visibilitychange', made.look);
    return () => {
      made.stop();
      endTyping();
      document.removeEventListener('visibilitychange', made.look);
    };
  }, [isOwn]);
  const heard = useHeard(
    () => latest.current,
    () => refetch.current,
  );
  return { refetch, isHeld, viewers, setViewers, heard };
}

const PHONE = '(max-width: 767px)';

/** A phone that is turned may be none any more. */
function followWidth(tell: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** After the chips of the header, where there is one; on a phone below the crest, so that nothing moves for it. */
function Audience({ viewers }: { viewers: number | null }) {
  const t = useT();
  const isPhone = useSyncExternalStore(followWidth, () => matchMedia(PHONE).matches);
  const place = document.querySelector(`[data-cabeca] ${isPhone ? '> :first-child' : 'p'}`);
  // A watcher alone is no audience.
  if (!place || viewers === null || viewers < 2) return null;
  return createPortal(
    <span className="live-audience">
      <Chip tone="live">
        <i aria-hidden="true" />
        <b aria-hidden="true">{viewers}</b>
        <span aria-hidden="true">{t('vivo.ao_vivo')}</span>
        <span className="visually-hidden">{t('vivo.plateia', { n: viewers })}</span>
      </Chip>
    </span>,
    place,
  );
}

export function Watcher(props: Watched) {
  const t = useT();
  const { said, remember } = useMarks();
  const { refetch, isHeld, viewers, setViewers, heard } = useRefetch(props, remember);
  useChannels(props.campeonatos, {
    sobre: props.sobre,
    heard,
    again: () => refetch.current?.again(),
    onViewers: setViewers,
  });
  return (
    <>
      <p className="visually-hidden" role="status">
        {isHeld ? t('vivo.ha_novidades') : said}
      </p>
      <Audience viewers={viewers} />
      {isHeld && (
        <div className="live-offer">
          <Button onClick={() => refetch.current?.now()}>{t('vivo.atualizar')}</Button>
        </div>
      )}
    </>
  );
}
