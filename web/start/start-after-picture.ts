// A page is readable without its scripts: they are fetched and start to compute when the first picture is
// there (docs/decisions/0026-scripts-wait-in-a-template.md).

const LONGEST_WAIT_MS = 3_000;

/** Runs in the page as text: it may use nothing from outside. */
function startAfterPicture(longestWait: number): void {
  const start = () => {
    const template = document.querySelector<HTMLTemplateElement>('[data-later] > template');
    const named = template?.content.querySelector('noscript');
    if (!template || !named) return;
    named.after(document.createRange().createContextualFragment(named.textContent));
    document.body.append(template.content);
  };
  const startWhenWhole = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  void new Promise<unknown>((picture) => {
    // A tab in the background has none.
    if (document.hidden) picture(null);
    setTimeout(picture, longestWait);
    new PerformanceObserver(picture).observe({ type: 'paint', buffered: true });
  }).then(startWhenWhole);
}

/** The script for the page. The browser has got it with the page, and does not need it a second time. */
export const START_AFTER_PICTURE = import.meta.env.SSR
  ? `(${String(startAfterPicture)})(${LONGEST_WAIT_MS});`
  : '';
