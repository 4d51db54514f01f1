// When the live connection of a person is made: once their page works and nothing else is to be done.
import { useEffect } from 'react';
import { whenIdle } from '#web/navigation/idle.ts';
import { useSite } from '#web/screen/site.ts';

/** Notices of the signed-in person. Without the connection they are seen when a page is loaded again. */
export function useLiveNotifications(uuid: string): void {
  const site = useSite();
  useEffect(() => {
    if (!site.realtime) return;
    return whenIdle(() => {
      import('./connection.ts').then(
        (live) => live.hear(site, uuid),
        () => undefined,
      );
    });
  }, [site, uuid]);
}
