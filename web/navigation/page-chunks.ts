// The code of a page is loaded before the router starts to change to it: the router alone would answer a
// missing file by reloading the page that the visitor is leaving, as often as it happens.
// ("Back" and "forward" stay with the router: there the address bar already shows the target.)
import { type ClientInstrumentation, matchRoutes } from 'react-router';
import { toast } from '#web/notices/toast.ts';
import { changeUi } from '#web/storage/ui-state.ts';
import { bringTexts } from '#web/texts/messages-browser.ts';
import { textPartsOf } from '#web/texts/page-texts.ts';
import { tabTexts } from '#web/texts/texts.tsx';
import { mayReload } from './reload-guard.ts';
import { loadWhole, mustLoadWhole } from './whole-load.ts';

type PageCode = { readonly path: string; readonly modules: readonly string[] };

async function fetchPageCode(): Promise<PageCode[]> {
  const answer = await fetch(`/_app/code/${document.documentElement.dataset.build}.json`);
  return answer.ok ? ((await answer.json()) as PageCode[]) : [];
}

let ofAllPages: Promise<PageCode[]> | undefined;

/** Without an answer the router finds the code of a page by itself. */
function codeOfAllPages(): Promise<PageCode[]> {
  ofAllPages ??= fetchPageCode().catch(() => {
    ofAllPages = undefined;
    return [];
  });
  return ofAllPages;
}

/** Loads the code of the page at a path, if there is one. */
export async function loadPageCode(pathname: string): Promise<void> {
  const pages = await codeOfAllPages();
  // The router would find the code by itself, but not without a connection.
  if (pages.length === 0 && !navigator.onLine) throw new Error('offline');
  const [match] = matchRoutes(pages, pathname) ?? [];
  await Promise.all(match?.route.modules.map((file) => import(/* @vite-ignore */ file)) ?? []);
}

/** All that a page needs but its data. Its texts are waited for by page-changes.ts. */
export async function loadPage(pathname: string): Promise<void> {
  await Promise.all([loadPageCode(pathname), bringTexts(textPartsOf(pathname))]);
}

const forever = new Promise<never>(() => undefined);

async function giveUp(target: URL): Promise<never> {
  const { t } = tabTexts.get();
  // Without a connection a whole load would lose the page on screen for nothing.
  if (!navigator.onLine) toast.retry(t('erros.sem_conexao'), target.pathname + target.search);
  else if (mayReload(target.pathname)) return loadWhole(target);
  else toast.error(t('erros.padrao'));
  changeUi({ pageChanging: false });
  return forever;
}

type WantedPage = { to: string; formMethod?: string | undefined; formData?: FormData | undefined };

function targetOf({ to, formMethod, formData }: WantedPage): URL {
  const target = new URL(to, location.href);
  if (formData && formMethod?.toLowerCase() === 'get') {
    const fields = [...formData].map(([name, value]) => [name, String(value)]);
    target.search = new URLSearchParams(fields).toString();
  }
  return target;
}

let latestTurn = 0;

async function prepare(target: URL): Promise<void> {
  latestTurn += 1;
  const turn = latestTurn;
  if (mustLoadWhole()) await loadWhole(target);
  changeUi({ pageChanging: true });
  await loadPageCode(target.pathname).catch(() => giveUp(target));
  // Somebody who clicked elsewhere meanwhile goes there.
  if (turn !== latestTurn) await forever;
}

export const pageChunks: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(go, { to, ...form }) {
        if (typeof to === 'string') await prepare(targetOf({ to, ...form }));
        await go();
        changeUi({ pageChanging: false });
      },
    });
  },
};
