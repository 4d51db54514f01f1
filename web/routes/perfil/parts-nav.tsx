import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '#web/texts/texts.tsx';
import { PARTS, type PartId } from './parts.ts';
import styles from './parts-nav.module.css';

/** The line, from the top of the window, at which a part becomes the one that is being read. */
const READING_LINE = '-30% 0px -70% 0px';

function useCurrentPart(): PartId {
  const [current, setCurrent] = useState<PartId>(PARTS[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id as PartId);
      },
      { rootMargin: READING_LINE },
    );
    for (const part of PARTS) {
      const element = document.getElementById(part);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Where the list is a strip that scrolls sideways, the current one stays in sight. */
function useInSight(nav: RefObject<HTMLElement | null>, current: PartId): void {
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!nav.current || !link) return;
    const middle = link.offsetLeft - (nav.current.clientWidth - link.clientWidth) / 2;
    nav.current.scrollTo({ left: middle });
  }, [nav, current]);
}

export function PartsNav() {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentPart();
  useInSight(nav, current);
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('perfil.partes')}>
      <ul>
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`} aria-current={part === current ? 'true' : undefined}>
              {t(`perfil.${part}.titulo`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
