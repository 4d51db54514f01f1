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

/** What had the focus is gone, as a row is once it is done: the heading of what it was part of has it then. */
export function useFocusOfGone(): void {
  const around = useRef<readonly Element[]>([]);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      around.current = event.composedPath().filter((one) => one instanceof Element);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    const [held] = around.current;
    if (!held || held.isConnected || !isFocusLost()) return;
    const left = around.current.find((one) => one.isConnected);
    const part = left?.closest('section, article') ?? document.querySelector('main');
    const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
