import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import { wantsToSaveData, whenIdle } from '#web/navigation/idle.ts';
import { useTexts } from '#web/texts/texts.tsx';

/** What everybody may see of a championship can be seen again without a network. */
export function useLastSeen({ versao, visibilidade }: Campeonato): void {
  const { pathname, search } = useLocation();
  const { locale } = useTexts();
  const path = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is kept, too
  useEffect(() => {
    if (visibilidade === 'privado' || wantsToSaveData()) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const callOff = whenIdle(() => {
      import('./keep.ts').then(
        ({ keepSeen }) => {
          if (!isLeft) stop = keepSeen(path, locale);
        },
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      callOff();
      stop?.();
    };
  }, [path, locale, versao, visibilidade]);
}
