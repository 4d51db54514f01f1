import { useEffect, useState } from 'react';

type Asking = {
  /** Letters that the longest word needs. */
  readonly shortest?: number;
  readonly pauseMs?: number;
};

const longestOf = (text: string) => Math.max(...text.split(/\s+/).map(({ length }) => length));

/** What fits the text, asked for once the typing pauses; an answer that comes too late is dropped. Null
 * while there is none. */
export function useSuggestions<T>(
  typed: string,
  ask: (busca: string) => Promise<readonly T[]>,
  { shortest = 2, pauseMs = 200 }: Asking = {},
): readonly T[] | null {
  const [found, setFound] = useState<readonly T[] | null>(null);
  useEffect(() => {
    const busca = typed.trim();
    if (longestOf(busca) < shortest) {
      setFound(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await ask(busca).catch(() => null);
      if (isCurrent) setFound(answer);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, ask, shortest, pauseMs]);
  return found;
}
