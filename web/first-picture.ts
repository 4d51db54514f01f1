// A page is readable before React takes it over, so the first picture goes first: taking over keeps a
// phone busy for a while.

const LONGEST_WAIT_MS = 3_000;

/** Resolves when the browser has painted the page. A tab in the background paints nothing. */
export function firstPicture(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
