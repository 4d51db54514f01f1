// Where the focus goes when what had it is gone: it would fall to the page, and who uses no pointer begin at its top.
import { useEffect, useRef } from 'react';

export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Whenever it is another `what`; `place` is given the one before. Nobody who is elsewhere is brought there. */
export function useLostFocus<What>(
  what: What,
  place: (before: What) => HTMLElement | null | undefined,
): void {
  const before = useRef(what);
  useEffect(() => {
    const was = before.current;
    before.current = what;
    if (was !== what && isFocusLost()) place(was)?.focus();
  });
}
