import { useEffect, useState } from 'react';

const SHORTEST = 2;
const PAUSE_MS = 200;

/** What fits the text, asked for once the typing pauses; an answer that comes too late is dropped. Null
 * while there is none. */
export function useSuggestions<T>(
  typed: string,
  ask: (busca: string) => Promise<readonly T[]>,
): readonly T[] | null {
  const [found, setFound] = useState<readonly T[] | null>(null);
  useEffect(() => {
    const busca = typed.trim();
    if (busca.length < SHORTEST) {
      setFound(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await ask(busca).catch(() => null);
      if (isCurrent) setFound(answer);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, ask]);
  return found;
}
