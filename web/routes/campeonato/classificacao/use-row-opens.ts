import { type RefObject, useEffect, useRef } from 'react';

const OWN = 'a, button, input, select';

/** A press anywhere in a row follows the link in its head; keys and other programs have the link itself. */
export function useRowOpens(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const rows = body.current;
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(OWN)) return;
      // Who marks a figure to copy it does not ask for anything.
      if (getSelection()?.toString()) return;
      target.closest('tr')?.querySelector<HTMLAnchorElement>('th a')?.click();
    };
    rows?.addEventListener('click', press);
    return () => rows?.removeEventListener('click', press);
  }, []);
  return body;
}
