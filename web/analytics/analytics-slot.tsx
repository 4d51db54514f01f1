import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadBoundary } from '#web/components/layout/load-boundary.tsx';
import { useSite } from '#web/screen/site.ts';

const PageCounter = lazy(() => import('./page-counter.tsx'));

/** The place of what counts visits. Where that is not configured, and for minors, nothing is loaded. */
export function AnalyticsSlot() {
  const { analytics } = useSite();
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser || !analytics) return null;
  return (
    <LoadBoundary>
      <Suspense>
        <PageCounter analytics={analytics} />
      </Suspense>
    </LoadBoundary>
  );
}
