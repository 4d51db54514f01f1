// For who may draw: what they press moves the ceremony of all. It is shown here at once, and the server has
// the last word.
import { useRef, useState } from 'react';
import { api } from '#web/api/api-browser.ts';
import type { useAoVivo } from './ao-vivo.ts';
import type { Momento } from './ritmo.ts';

export type Conduzir = (para: Momento) => void;

type Direcao = {
  /** Where the ceremony is: as asked for a moment ago, or as the server told. */
  readonly momento: Momento;
  readonly conduzir?: Conduzir;
};

export function useConduzir(
  { dados, ver, olhar }: ReturnType<typeof useAoVivo>,
  momento: Momento,
): Direcao {
  const [asked, setAsked] = useState<Momento | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { id, sorteio, podeSortear } = dados;
  if (!podeSortear || !sorteio) return { momento };
  const send = async (para: Momento) => {
    const { fora, andando } = para;
    const body = { uuid: sorteio.uuid, fora, andando };
    try {
      const { data } = await api('PUT /api/campeonatos/:id/sorteio/cerimonia', {
        params: { id },
        body,
      });
      ver(data);
    } catch {
      // It was shown why, and what everybody sees is asked for again.
      await olhar();
    }
    setAsked((now) => (now === para ? null : now));
  };
  return {
    momento: asked ?? momento,
    conduzir: (para) => {
      setAsked(para);
      // One after the other: a pause must not overtake the ball before it.
      before.current = before.current.then(() => send(para));
    },
  };
}
