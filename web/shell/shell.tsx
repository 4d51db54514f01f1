// The default layout of every page: menu, top bar, content, footer for guests, and what floats above. The page of a
// table official has nothing around it.
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { AnalyticsSlot } from '#web/analytics/analytics-slot.tsx';
import { CrestOutlines } from '#web/components/crest/crest-outlines.tsx';
import { Toasts } from '#web/components/overlay/toasts.tsx';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { Footer } from './footer.tsx';
import { Menu } from './menu.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { VerificationSlot } from './verification-slot.tsx';

const CONTENT_ID = 'conteudo';

export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const user = useUser();
  const page = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const isBare = useLocation().pathname === '/mesa';
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('shell.pular')}
      </a>
      <CrestOutlines />
      {!isBare && <Menu user={user} page={page} />}
      <div
        ref={page}
        className={isBare ? undefined : styles.page}
        data-user={user ? '' : undefined}
      >
        {!isBare && <TopBar user={user} />}
        <main
          ref={content}
          id={CONTENT_ID}
          tabIndex={-1}
          className={isBare ? undefined : styles.content}
        >
          {children}
        </main>
        {!isBare && <AnalyticsSlot />}
        {!user && !isBare && <Footer />}
      </div>
      <PageAnnouncer content={content} />
      <Toasts />
      <ProgressBar />
      <VerificationSlot user={user} />
    </>
  );
}
