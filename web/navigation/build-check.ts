// Asks from time to time whether a newer build has been published. Then the next change of page is a
// whole load. A failing network says nothing about builds and is ignored.
import { useEffect } from 'react';
import { useSite } from '#web/screen/site.ts';
import { markOutdated } from './whole-load.ts';

const INTERVAL_MS = 3_600_000;

async function isOutdated(buildId: string): Promise<boolean> {
  const own = await fetch(`/_app/builds/meta/${buildId}.json`, { cache: 'no-store' });
  if (own.status === 403 || own.status === 404) return true;
  const latest = await fetch(`/_app/builds/latest.json?${Date.now()}`);
  const { id } = (await latest.json()) as { id?: string };
  return latest.ok && id !== undefined && id !== buildId;
}

export function useBuildCheck(): void {
  const { buildId } = useSite();
  useEffect(() => {
    if (buildId === '') return;
    const timer = setInterval(() => {
      isOutdated(buildId).then(
        (answer) => answer && markOutdated(),
        () => undefined,
      );
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [buildId]);
}
