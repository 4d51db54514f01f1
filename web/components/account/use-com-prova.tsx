// For pages where few people need fresh proof: the window that asks for it comes when the server wants it, and what was
// refused is sent again.
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ApiError } from '#web/api/api.ts';
import { showFailure } from '#web/api/api-browser.ts';
import { withTexts } from '#web/texts/messages-browser.ts';

const ProvaDialog = lazy(withTexts(['provar'], () => import('./prova-dialog.tsx')));

type Waiting = { readonly resolve: (isProved: boolean) => void };

const asksForProof = (error: unknown) =>
  error instanceof ApiError && error.body?.code === 'reautenticar';

type ComProva = {
  /** Sends it, and once more after the proof. Without one the refusal stands. */
  comProva<T>(send: () => Promise<T>): Promise<T>;
  /** To be drawn somewhere on the page. */
  readonly janela: ReactNode;
};

/** `tells`: shows what fails, where who sends it does not. */
export function useComProva({ tells = true } = {}): ComProva {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const end = useCallback(
    (isProved: boolean) => {
      waiting?.resolve(isProved);
      setWaiting(null);
    },
    [waiting],
  );
  const comProva = async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (!asksForProof(error)) throw error;
      const isProved = await new Promise<boolean>((resolve) => setWaiting({ resolve }));
      if (!isProved) throw error;
      return send();
    }
  };
  const comAviso = async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await comProva(send);
    } catch (error) {
      if (error instanceof ApiError) await showFailure(error);
      throw error;
    }
  };
  const janela = waiting && (
    <Suspense fallback={null}>
      <ProvaDialog onEnd={end} />
    </Suspense>
  );
  return { comProva: tells ? comAviso : comProva, janela };
}
