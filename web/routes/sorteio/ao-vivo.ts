// The draw as it is now: only the draw is asked for again, quietly, when something new is told, or now and then where
// nothing can be told. What cannot be had this time is asked for the next time.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Sorteio } from '#contract/sorteio.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { lineState } from '#web/realtime/line-state.ts';
import { useStore } from '#web/storage/store.ts';
import type { DadosDoSorteio } from './carregar.ts';

type Visto = { readonly sorteio: Sorteio; readonly now: number };

const isSameDraw = (a: Sorteio | null, b: Sorteio | null) =>
  a?.uuid === b?.uuid && a?.realizado_em === b?.realizado_em;

/** The page may be loaded again meanwhile, with what was true before the last press. */
const isNewer = ({ sorteio }: Visto, loaded: Sorteio | null) =>
  isSameDraw(sorteio, loaded) && (sorteio.cerimonia?.em ?? '') >= (loaded?.cerimonia?.em ?? '');

/** By the server's clock: its time when the page was loaded, and what passed here since. */
function useServerClock({ now }: DadosDoSorteio) {
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = now - performance.now();
  }, [now]);
  return () => ahead.current + performance.now();
}

/** How long a page is kept for guests, and a little. */
const KEPT_MS = 1_100;

/** One look after the other; what is told during one is looked for after it, however often it was told. */
function useOneByOne(look: () => Promise<void>): () => Promise<void> {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const wanted = useRef(0);
  return async () => {
    wanted.current += 1;
    if (wanted.current > 1) return;
    while (wanted.current > 0) {
      wanted.current = 1;
      await latest.current();
      wanted.current -= 1;
    }
  };
}

export function useAoVivo(dados: DadosDoSorteio) {
  const { revalidate } = useRevalidator();
  const clock = useServerClock(dados);
  const [visto, setVisto] = useState<Visto | null>(null);
  const turn = useRef(0);
  const shown = useRef(dados);
  useEffect(() => {
    shown.current = dados;
  });
  const ver = (sorteio: Sorteio) => {
    turn.current += 1;
    setVisto({ sorteio, now: clock() });
  };
  /** The whole page, for another draw; what was kept for guests may be older than it. */
  const carregar = async (sorteio: Sorteio | null) => {
    await revalidate();
    setTimeout(() => {
      if (!isSameDraw(sorteio, shown.current.sorteio)) void revalidate();
    }, KEPT_MS);
  };
  const olhar = useOneByOne(async () => {
    const asked = turn.current;
    try {
      const { id, pedido } = shown.current;
      const { data } = await quietApi('GET /api/campeonatos/:id/sorteio', { params: { id } });
      const sorteio = data.find(({ uuid }) => uuid === pedido) ?? data[0] ?? null;
      if (!isSameDraw(sorteio, shown.current.sorteio)) await carregar(sorteio);
      // What was answered meanwhile to who conducts is newer.
      else if (sorteio && turn.current === asked) ver(sorteio);
    } catch {
      // The next look finds it.
    }
  });
  const atual = visto && isNewer(visto, dados.sorteio) ? { ...dados, ...visto } : dados;
  return { dados: atual, ver, olhar };
}

/** Where nothing is told. */
export function useLookingAgain(olhar: () => unknown, isOn: boolean, everyMs: number): void {
  const look = useRef(olhar);
  useEffect(() => {
    look.current = olhar;
  });
  const isTold = useStore(lineState) === 'on';
  useEffect(() => {
    if (!isOn || isTold) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, isTold, everyMs]);
}
