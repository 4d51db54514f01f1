import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { whenIdle } from '#web/navigation/idle.ts';
import { useTexts } from '#web/texts/texts.tsx';

/** What everybody may see of a championship can be seen again without a network, each time that it was loaded. */
export function useLastSeen(campeonato: Campeonato): void {
  const { pathname, search } = useLocation();
  const { locale } = useTexts();
  const path = pathname + search;
  useEffect(() => {
    if (campeonato.visibilidade === 'privado') return;
    const left = new AbortController();
    const callOff = whenIdle(() => {
      import('./keep.ts').then((part) => part.keepSeen(path, locale, left.signal)).catch(() => {});
    });
    return () => {
      callOff();
      left.abort();
    };
  }, [path, locale, campeonato]);
}
