// How far the ceremony is: live, as whoever conducts it left it, or at the watcher's own pace once they
// touch a button. Who may draw conducts: their buttons move everybody.
import { useEffect, useState } from 'react';
import type { Conduzir } from './conduzir.ts';
import { bolasFora, intervalo, type MomentoDaCerimonia } from './ritmo.ts';

export type Cerimonia = {
  readonly fora: number;
  readonly isPlaying: boolean;
  /** Balls are still to come for everybody. */
  readonly isLive: boolean;
  /** Held where it is for everybody. */
  readonly isPaused: boolean;
  /** On their own: not where everybody else is. */
  readonly isApart: boolean;
  play(): void;
  pause(): void;
  next(): void;
  all(): void;
  again(): void;
  /** Back to where everybody is. */
  follow(): void;
};

type Ao = {
  readonly bolas: number;
  readonly momento: MomentoDaCerimonia;
  readonly now: number;
  /** Nobody has conducted it yet: it goes as it began. */
  readonly isUntouched: boolean;
};

const TICK_MS = 250;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** By the server's clock: what it said last, and what passed here since. */
function useLive({ bolas, momento, now }: Ao) {
  const [clock, setClock] = useState(now);
  const fora = bolasFora(bolas, momento, clock);
  const isMoving = momento.andando && fora < bolas;
  useEffect(() => {
    const start = performance.now();
    const tick = () => setClock(now + performance.now() - start);
    tick();
    if (!isMoving) return;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now, isMoving]);
  return { live: fora, clock };
}

type Own = { readonly fora: number; readonly isPlaying: boolean };

/** The watcher's own pace; null while they follow. `mayHold`: who conducts is always where all are. */
function useOwn(bolas: number, live: number, mayHold: boolean) {
  const [own, setOwn] = useState<Own | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: balls wait for who asked for stillness, from the start
  useEffect(() => {
    if (mayHold && live < bolas && wantsStillness()) setOwn({ fora: live, isPlaying: false });
  }, []);
  const isPlaying = own?.isPlaying === true && own.fora < bolas;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => setOwn((now) => now && { ...now, fora: Math.min(bolas, now.fora + 1) }),
      intervalo(bolas),
    );
    return () => clearInterval(timer);
  }, [isPlaying, bolas]);
  return { own: own && { ...own, isPlaying }, setOwn };
}

/** Who conducts and asked for stillness begins with a pause: all wait for their button. */
function useCalmStart(isBeginning: boolean, hold: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (isBeginning && wantsStillness()) hold();
  }, []);
}

/** `conduzir` is absent for those who only watch. */
export function useCerimonia(ao: Ao, conduzir: Conduzir | undefined): Cerimonia {
  const { bolas, momento } = ao;
  const { live, clock } = useLive(ao);
  const { own, setOwn } = useOwn(bolas, live, conduzir === undefined);
  const fora = own?.fora ?? live;
  const isLive = live < bolas;
  const isPlaying = own ? own.isPlaying : momento.andando && isLive;
  const show = (count: number, goesOn: boolean) => {
    if (conduzir && isLive) {
      setOwn(null);
      conduzir({ fora: count, andando: goesOn, em: new Date(clock).toISOString() });
    } else setOwn({ fora: count, isPlaying: goesOn });
  };
  useCalmStart(conduzir !== undefined && isLive && ao.isUntouched, () => show(live, false));
  return {
    fora,
    isPlaying,
    isLive,
    isPaused: isLive && !momento.andando,
    isApart: own !== null,
    play: () => show(fora, true),
    pause: () => show(fora, false),
    next: () => show(Math.min(bolas, fora + 1), isPlaying),
    all: () => show(bolas, false),
    again: () => setOwn({ fora: 0, isPlaying: !wantsStillness() }),
    follow: () => setOwn(null),
  };
}
