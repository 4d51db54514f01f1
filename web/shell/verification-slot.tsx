import { lazy, Suspense, useEffect, useState } from 'react';
import type { Usuario } from '#contract/sessao.ts';
import { LoadBoundary } from '#web/components/layout/load-boundary.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';

const VerificationModal = lazy(withTexts(['conta'], () => import('./verification-modal.tsx')));

/** The place of the e-mail verification modal; who has confirmed their address never loads it. */
export function VerificationSlot({ user }: { user: Usuario | null }) {
  // A modal has no place in the page that the server sends: without its script nothing would close it.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser || !user || user.email_verified_at) return null;
  return (
    <LoadBoundary>
      <Suspense>
        <VerificationModal user={user} />
      </Suspense>
    </LoadBoundary>
  );
}
