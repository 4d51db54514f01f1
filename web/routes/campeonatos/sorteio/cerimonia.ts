// How far the ceremony is: live by the clock, or at the watcher's own pace once they touch a button.
import { useEffect, useRef, useState } from 'react';
import { bolasFora, intervalo } from './ritmo.ts';

export type Cerimonia = {
  readonly fora: number;
  readonly isPlaying: boolean;
  play(): void;
  pause(): void;
  next(): void;
  all(): void;
  again(): void;
};

type Momento = { readonly bolas: number; readonly realizadoEm: string; readonly now: number };

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useCerimonia({ bolas, realizadoEm, now }: Momento): Cerimonia {
  const [fora, setFora] = useState(() => bolasFora(bolas, now - Date.parse(realizadoEm)));
  const [isPlaying, setPlaying] = useState(fora < bolas);
  const total = useRef(bolas);
  total.current = bolas;

  useEffect(() => {
    if (wantsStillness()) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => setFora((count) => Math.min(total.current, count + 1)),
      intervalo(bolas),
    );
    return () => clearInterval(timer);
  }, [isPlaying, bolas]);

  useEffect(() => {
    if (fora >= bolas) setPlaying(false);
  }, [fora, bolas]);

  return {
    fora,
    isPlaying,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    next: () => setFora((count) => Math.min(bolas, count + 1)),
    all: () => setFora(bolas),
    again: () => {
      setFora(0);
      setPlaying(!wantsStillness());
    },
  };
}
