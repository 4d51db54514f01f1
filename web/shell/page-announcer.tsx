// After a change of page inside the tab, what a whole load would have done for a screen reader: the focus
// is at the start of the content, and the new title is read.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export function PageAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (hash === '') content.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash, content]);

  return (
    <div className="visually-hidden" aria-live="polite" data-above-modals>
      {title}
    </div>
  );
}
