import { type RefObject, useEffect } from 'react';

/** Brings the current item of a strip that scrolls sideways into sight. */
export function useCurrentInSight(strip: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is current
  useEffect(() => {
    const list = strip.current;
    const item = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && item) {
      const middle = item.offsetLeft - list.offsetLeft + item.offsetWidth / 2;
      list.scrollLeft = middle - list.clientWidth / 2;
    }
  }, [current]);
}
