// A page that follows a championship: what it needs for that comes when the page works and nothing else is to be done,
// for guests too (docs/decisions/0125-live-pages.md).
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#web/navigation/idle.ts';
import { useSite } from '#web/screen/site.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import type { Watched } from './watched.ts';

const bring = withTexts(['vivo'], async () => (await import('./watching/watcher.tsx')).Watcher);

/** Gives the function that calls it off. */
function whenTouched(task: () => void): () => void {
  addEventListener('pointerdown', task, { once: true });
  return () => removeEventListener('pointerdown', task);
}

/** What is over changes no more. */
const mayChange = ({ estado }: Watched['campeonatos'][number]) =>
  estado !== 'encerrado' && estado !== 'cancelado';

export function WatchedPage(props: Watched) {
  const { realtime } = useSite();
  const [Watcher, show] = useState<ComponentType<Watched> | null>(null);
  const { isOwn, campeonatos } = props;
  const isOn = realtime !== null && campeonatos.some(mayChange);
  useEffect(() => {
    if (!isOn) return;
    const load = () =>
      bring().then(
        (code) => show(() => code),
        () => undefined,
      );
    return (isOwn ? whenTouched : whenIdle)(load);
  }, [isOn, isOwn]);
  return Watcher && <Watcher {...props} />;
}
