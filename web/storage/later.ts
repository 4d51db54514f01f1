import { useEffect, useState } from 'react';

/** Code that a screen can begin without: null until it is there. `load` must stay the same function. */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [found, setFound] = useState<{ readonly code: T } | null>(null);
  useEffect(() => {
    let isHere = true;
    load().then(
      (code) => isHere && setFound({ code }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  return found?.code ?? null;
}
