// Page changes asked for outside of components (a link, a toast, an error of the API). The shell lends its
// `navigate` and `revalidate`; before it has, the browser loads the page whole.
import { sameSitePath } from '#contract/http/same-site-path.ts';
import { underWay } from './own-changes.ts';

export type ChangeOptions = {
  replace?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
  defaultShouldRevalidate?: boolean;
};

export type Pilot = {
  /** The page on screen. While a page changes, the address bar may already say another. */
  readonly current: string;
  navigate(path: string, options?: ChangeOptions): void | Promise<void>;
  revalidate(): Promise<void>;
};

let pilot: Pilot | null = null;

export function lendPilot(next: Pilot | null): void {
  pilot = next;
}

/** Path and query of the page on screen. */
export function pathOnScreen(): string {
  return pilot?.current ?? location.pathname + location.search;
}

export async function goTo(path: string): Promise<void> {
  if (pilot) await pilot.navigate(path);
  else location.assign(path);
}

type Press = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'preventDefault'
> & { readonly currentTarget: HTMLAnchorElement };

/** For a new tab or window, or to save what is there. */
const isModified = ({ metaKey, ctrlKey, altKey, shiftKey }: Press) =>
  metaKey || ctrlKey || altKey || shiftKey;

/** Takes over a plain press on a link of this site; every other is the browser's. */
export function followLink(press: Press, options: ChangeOptions): void {
  const { currentTarget: link, button } = press;
  const isTaken = press.defaultPrevented || button !== 0 || isModified(press);
  if (isTaken || !pilot || link.target || link.origin !== location.origin) return;
  press.preventDefault();
  // The same page again is no new step back.
  const path = link.pathname + link.search + link.hash;
  const isHere = path === pilot.current + location.hash;
  void pilot.navigate(path, { ...options, replace: options.replace ?? isHere });
}

/** Follows an address that came from outside; anything but a path of this site is ignored. */
export async function followPath(url: string): Promise<void> {
  const path = sameSitePath(url);
  if (path !== null) await goTo(path);
}

/** Gives up the page change under way: the visitor stays where they are, with the data they had. */
export async function stayHere(): Promise<void> {
  await pilot?.navigate(pilot.current, {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

export async function refreshView(): Promise<void> {
  if (pilot) await underWay(pilot.revalidate());
}
