import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The clock of the server when the page was made, then one's own: a form may stay open for hours. */
export function useClock(now: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
}
