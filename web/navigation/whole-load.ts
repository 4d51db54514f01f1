// When changing pages inside the tab is no longer right: the tab has been open for 6 hours, or a newer
// build has been published. The next page is then loaded whole.

const LONGEST_OPEN_MS = 6 * 60 * 60 * 1000;

const openedAt = Date.now();

let isOutdated = false;

export function markOutdated(): void {
  isOutdated = true;
}

export function mustLoadWhole(now = Date.now()): boolean {
  return isOutdated || now - openedAt >= LONGEST_OPEN_MS;
}

/** Never comes back: the page is on its way out. */
export function loadWhole(target: URL): Promise<never> {
  const isShown = target.pathname === location.pathname && target.search === location.search;
  // After "back" the address bar already shows the target, and assigning it again may only scroll.
  if (isShown) location.reload();
  else location.assign(target);
  return new Promise(() => undefined);
}
