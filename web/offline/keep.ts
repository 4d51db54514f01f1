// Tells the worker of this site which page of a championship is on the screen: it can be looked at again without a
// network (docs/decisions/0126-last-seen-without-a-network.md).
import { wantsToSaveData } from '#web/navigation/idle.ts';
import { currentUser } from '#web/session/user.ts';

const WORKER = '/tabelao-sw.js';
/** The worker has the same. */
const SEEN = /^\/campeonato\/[\w-]+(\/(classificacao|jogos|chaveamento|estatisticas))?$/;
/** Invitations are nobody else's: only what moves a reader about a tab. */
const ASKED = new Set(['fase', 'rodada', 'time', 'por', 'data', 'ate', 'mando']);

export function mayKeep(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'https://x');
  return SEEN.test(pathname) && [...searchParams.keys()].every((name) => ASKED.has(name));
}

/** Starts something, lies over the page, or is of this moment: without a network nobody else is there. */
const NOT_KEPT = [
  'script, link:is([rel=modulepreload], [rel=canonical], [rel=alternate])',
  'dialog, [popover]',
  '.visually-hidden[role=status], .live-audience, .live-offer',
].join();

/** What is on the screen, with nothing on it marked as new. */
function onScreen(): string {
  const seen = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of seen.querySelectorAll(NOT_KEPT)) part.remove();
  for (const part of seen.querySelectorAll('[data-new]')) part.removeAttribute('data-new');
  seen.dataset.visto = '';
  return `<!doctype html>${seen.outerHTML}`;
}

/** The language in which the worker has its own words: they are asked for once. */
let wordsIn = '';

async function tell(path: string, lang: string, shown?: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  const { theme } = document.documentElement.dataset;
  active?.postMessage({ path, lang, theme, shown, hasWords: wordsIn === lang });
  wordsIn = lang;
}

/** How long a page is kept for guests (server/pages/page-cache.ts), and a little. */
export const KEPT_MS = 1_100;

/** Who is signed in and watches asks no more often, but when they leave. */
const SELDOM_MS = 30_000;
/** When what everybody gets was last asked for, by its path. */
const askedAt = new Map<string, number>();

function askSeldom(path: string, ask: () => void, left: AbortSignal): void {
  const next = (askedAt.get(path) ?? Number.NEGATIVE_INFINITY) + SELDOM_MS;
  const now = () => {
    clearTimeout(timer);
    askedAt.set(path, Date.now());
    ask();
  };
  const timer = setTimeout(now, Math.max(KEPT_MS, next - Date.now()));
  left.addEventListener('abort', () => clearTimeout(timer));
  const onHidden = () => document.visibilityState === 'hidden' && now();
  document.addEventListener('visibilitychange', onHidden, { once: true, signal: left });
}

/**
 * A guest sees what everybody gets: it is handed over, and many who watch ask nothing for it. Who is signed in has
 * things of their own on the page, so what everybody gets is asked for, once it cannot be older than what they see.
 */
export function keepSeen(path: string, lang: string, left: AbortSignal): void {
  if (left.aborted || wantsToSaveData()) return;
  if (!('serviceWorker' in navigator) || !mayKeep(path)) return;
  const ask = (shown?: string) => void tell(path, lang, shown).catch(() => undefined);
  if (currentUser()) askSeldom(path, ask, left);
  else ask(onScreen());
}
