// For who may draw: what they press moves the ceremony of all. It is shown here at once, and the server has
// the last word.
import { useRef, useState } from 'react';
import { api } from '#web/api/api-browser.ts';
import type { useAoVivo } from './ao-vivo.ts';
import type { MomentoDaCerimonia } from './ritmo.ts';

export type Conduzir = (para: MomentoDaCerimonia) => void;

type Direcao = {
  /** Where the ceremony is: as asked for a moment ago, or as the server told. */
  readonly momento: MomentoDaCerimonia;
  readonly conduzir?: Conduzir;
};

export function useConduzir(
  { dados, ver, olhar }: ReturnType<typeof useAoVivo>,
  momento: MomentoDaCerimonia,
): Direcao {
  const [asked, setAsked] = useState<MomentoDaCerimonia | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { id, sorteio, podeSortear } = dados;
  if (!podeSortear || !sorteio) return { momento };
  const send = async (para: MomentoDaCerimonia) => {
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
