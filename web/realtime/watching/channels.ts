// The channels that a page hears, and what it does with what is said on them.
import type { Channel } from 'pusher-js';
import { useEffect, useRef } from 'react';
import {
  type CampeonatoMudou,
  canalAberto,
  canalDosMembros,
  MUDOU,
  NOVIDADE,
  type Novidade,
} from '#contract/realtime/eventos.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { useSite } from '#web/screen/site.ts';
import { useUser } from '#web/session/user.ts';
import { lineOf, onReturn, type TabLine } from '../line.ts';
import { lineState } from '../line-state.ts';
import type { Watched } from '../watched.ts';
import type { Refetch } from './refetch.ts';

type WatchedOne = Watched['campeonatos'][number];

/** What everybody may see is heard by everybody on one channel; the rest by who may see it, and only signed in. */
function channelOf({ id, visibilidade, estado }: WatchedOne, isGuest: boolean): string[] {
  if (estado !== 'rascunho' && visibilidade !== 'privado') return [canalAberto(id)];
  return isGuest ? [] : [canalDosMembros(id)];
}

type Ears = Pick<Refetch, 'again'> & {
  /** That this championship has this version. */
  heard(id: string, versao: number): void;
  readonly sobre: Watched['sobre'];
  onViewers(viewers: number): void;
};

/** Our own server says with which version somebody begins to hear; another one does not know. */
function askVersion(id: string, { heard }: Ears): void {
  quietApi('GET /api/campeonatos/:id', { params: { id } }).then(
    ({ data }) => heard(id, data.versao),
    () => undefined,
  );
}

function hear(channel: Channel, ears: () => Ears): void {
  const id = channel.name.slice(channel.name.indexOf('.') + 1);
  channel.bind('pusher:subscription_succeeded', (told: Partial<CampeonatoMudou> | undefined) => {
    lineState.set('on');
    if (told?.versao !== undefined) ears().heard(id, told.versao);
    else askVersion(id, ears());
  });
  channel.bind('pusher:subscription_count', (told: { subscription_count: number }) =>
    ears().onViewers(told.subscription_count),
  );
  channel.bind(MUDOU, ({ versao }: CampeonatoMudou) => ears().heard(id, versao));
  channel.bind(NOVIDADE, ({ sobre }: Novidade) => {
    const { sobre: shown, again } = ears();
    if (shown === 'tudo' || shown?.includes(sobre)) again();
  });
}

function hearAll(line: TabLine, names: readonly string[], ears: () => Ears): () => void {
  for (const name of names) hear(line.subscribe(name), ears);
  // What was told meanwhile without a version.
  const end = onReturn(line, () => ears().sobre !== undefined && ears().again());
  return () => {
    end();
    lineState.set('off');
    for (const name of names) {
      line.channel(name)?.unbind();
      line.unsubscribe(name);
    }
  };
}

export function useChannels(campeonatos: Watched['campeonatos'], ears: Ears): void {
  const site = useRef(useSite());
  const who = useUser()?.uuid ?? null;
  const latest = useRef(ears);
  useEffect(() => {
    latest.current = ears;
  });
  const names = campeonatos.flatMap((each) => channelOf(each, who === null)).join(' ');
  useEffect(() => {
    const line = names ? lineOf(site.current, who) : null;
    return line ? hearAll(line, names.split(' '), () => latest.current) : undefined;
  }, [names, who]);
}
