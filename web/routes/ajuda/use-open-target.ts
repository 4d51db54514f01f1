import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address with #answer opens that answer, also when the page is already on screen. */
export function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const answer = target?.closest('details');
    if (!answer) return;
    answer.open = true;
    target?.scrollIntoView();
  }, [hash, key]);
}
