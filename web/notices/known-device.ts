import { useEffect } from 'react';
import { whenIdle } from '#web/navigation/idle.ts';
import { deviceOwner } from './device-owner.ts';

let isGiven = false;

/** A new session knows nothing of what the one before was given: it is told, once for each whole load. */
export function useKnownDevice(uuid: string): void {
  useEffect(() => {
    if (isGiven || deviceOwner() !== uuid) return;
    isGiven = true;
    return whenIdle(() => {
      import('./push.ts').then(
        ({ pushState }) => pushState(uuid).catch(() => undefined),
        () => undefined,
      );
    });
  }, [uuid]);
}
