// Tells the worker of this site which page of a championship is on the screen: it can be looked at again without a
// network (docs/decisions/0126-last-seen-without-a-network.md).
import { wantsToSaveData } from '#web/navigation/idle.ts';

const WORKER = '/tabelao-sw.js';
/** The worker has the same. */
const SEEN = /^\/campeonato\/[\w-]+(\/(classificacao|jogos|chaveamento))?$/;
/** Invitations are nobody else's: only what moves a reader about a tab. */
const ASKED = new Set(['fase', 'rodada', 'time', 'por', 'data', 'ate', 'mando']);

export function mayKeep(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'https://x');
  return SEEN.test(pathname) && [...searchParams.keys()].every((name) => ASKED.has(name));
}

async function tell(path: string, lang: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  const { theme } = document.documentElement.dataset;
  active?.postMessage({ path, lang, theme });
}

/** Addresses that were told since the page was loaded. */
const told = new Set<string>();

/** At once when it is opened; what is newer on it, when somebody leaves: many may watch. */
export function keepSeen(path: string, lang: string, left: AbortSignal): void {
  if (left.aborted || wantsToSaveData()) return;
  if (!('serviceWorker' in navigator) || !mayKeep(path)) return;
  const ask = () => void tell(path, lang).catch(() => undefined);
  if (!told.has(path)) {
    told.add(path);
    ask();
    return;
  }
  const onHidden = () => document.visibilityState === 'hidden' && ask();
  document.addEventListener('visibilitychange', onHidden, { once: true, signal: left });
}
