// Lets this page open again without a network: a small service worker, for this page alone, keeps its document and
// everything that it has loaded.
import { useEffect, useState } from 'react';
import { useSite } from '#web/screen/site.ts';

const WORKER = '/mesa-sw.js';
const SCOPE = '/mesa';

/** `preparando`: not known yet. */
export type SemRede = 'preparando' | 'reabre' | 'nao_reabre';

const OWN = /^\/(assets|escudos|upload)\//;

/** Everything of our own that the page has loaded so far. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter((url) => url.origin === location.origin && OWN.test(url.pathname));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Whether all of it is kept now. */
function keep(worker: ServiceWorker, build: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ build, files: loadedFiles() }, [port2]);
  });
}

async function prepare(build: string): Promise<boolean> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  return active ? keep(active, build) : false;
}

/** `isShown`: what the page needs is on the screen, so it has been loaded. */
export function useSemRede(isShown: boolean): SemRede {
  const { buildId } = useSite();
  const [state, setState] = useState<SemRede>('preparando');
  useEffect(() => {
    if (!isShown) return;
    if (!('serviceWorker' in navigator)) return setState('nao_reabre');
    prepare(buildId).then(
      (isKept) => setState(isKept ? 'reabre' : 'nao_reabre'),
      () => setState('nao_reabre'),
    );
  }, [isShown, buildId]);
  return state;
}
