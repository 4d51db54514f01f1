import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReadList, readList } from './read-list.ts';

const NOBODY: ReadList = { names: [], notices: [] };

/** The names in a pasted text, as one types. */
export function useList(text: string): ReadList {
  const [read, setRead] = useState<typeof readList | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./read-list.ts').then(
      (module) => isHere && setRead(() => module.readList),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const asked = useDeferredValue(text);
  return useMemo(() => read?.(asked) ?? NOBODY, [read, asked]);
}
