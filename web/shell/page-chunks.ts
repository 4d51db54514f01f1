// The code of a page is loaded before the router starts to change to it: the router alone would answer a
// missing file by reloading the page that the visitor is leaving, as often as it happens.
// ("Back" and "forward" stay with the router: there the address bar already shows the target.)
import type { ClientInstrumentation } from 'react-router';
import { pageAt } from '#web/access.ts';
import { tabTexts } from '#web/texts.tsx';
import { toast } from '#web/toast.ts';
import { changeUi } from '#web/ui-state.ts';
import { mayReload } from './reload-guard.ts';
import { loadWhole, mustLoadWhole } from './whole-load.ts';

type Manifest = { readonly routes: Readonly<Record<string, { module: string } | undefined>> };

/** Loads the code of the page at a path, if there is one. */
export async function loadPageCode(pathname: string): Promise<void> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const file = pageAt(pathname)?.file;
  const route = file && manifest?.routes[file.replace(/\.tsx$/, '')];
  if (route) await import(/* @vite-ignore */ route.module);
}

const forever = new Promise<never>(() => undefined);

async function giveUp(target: URL): Promise<never> {
  if (mayReload(target.pathname)) return loadWhole(target);
  toast.error(tabTexts.get().t('erros.padrao'));
  changeUi({ pageChanging: false });
  return forever;
}

type Asked = { to: string; formMethod?: string | undefined; formData?: FormData | undefined };

function targetOf({ to, formMethod, formData }: Asked): URL {
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
