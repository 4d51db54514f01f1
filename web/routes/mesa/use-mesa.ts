// The page of a score link in the browser: the secret out of the address, calls with it as a bearer and without
// cookies, and another try whenever there is a chance.
import { useEffect, useState } from 'react';
import { ApiError, makeApi } from '#web/api/api.ts';
import { novoId } from '#web/api/novo-id.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { abrirGaveta } from './gaveta.ts';
import { MesaAberta } from './mesa-aberta.ts';

const TIMEOUT_MS = 20_000;

/** How often the page looks whether others entered something, and sends what waits. */
const INTERVAL_MS = 20_000;

const sendWith =
  (segredo: string, locale: string) =>
  async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${segredo}`);
    headers.set('Accept-Language', locale);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return await fetch(path, {
        ...init,
        headers,
        signal,
        credentials: 'omit',
        cache: 'no-store',
      });
    } catch {
      throw new ApiError(0, null);
    }
  };

/** A browser may refuse even to name its storage. */
function prateleira(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Tries again when the network is back, when the page is looked at, and from time to time while it is. */
function keepTrying(mesa: MesaAberta): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void mesa.atualizar();
  };
  const timer = setInterval(look, INTERVAL_MS);
  const lose = () => mesa.perder();
  window.addEventListener('online', look);
  window.addEventListener('offline', lose);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Undefined while the address was not read; null where it holds no secret. */
export function useMesa(): MesaAberta | null | undefined {
  const { locale } = useTexts();
  const [mesa, setMesa] = useState<MesaAberta | null>();
  useEffect(() => {
    let stop = () => undefined as unknown;
    const open = () => {
      stop();
      // A sheet of paper of one match of a round names it behind the secret.
      const [segredo, primeiro] = location.hash.slice(1).split('.');
      if (!segredo) return setMesa(null);
      const api = makeApi(sendWith(segredo, locale));
      const gaveta = abrirGaveta(segredo, prateleira());
      const opened = new MesaAberta({ api, gaveta, agora: () => new Date(), novoId, primeiro });
      setMesa(opened);
      stop = keepTrying(opened);
      void opened.atualizar();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => {
      stop();
      window.removeEventListener('hashchange', open);
    };
  }, [locale]);
  return mesa;
}
