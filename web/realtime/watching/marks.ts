// Marks on the screen of what is new. A match and a line of a table are known by where they lead, so a page needs
// nothing for it; a tie, and the score of a match's own page, say who they are.
import type { Changes } from './changes.ts';

const MARK = 'data-new';
const MARKED_MS = 10_000;
const MOVE_MS = 600;

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

/** What tells one match. An article with the heading of the page is the page, of which everything would be marked. */
const ONE_MATCH = 'article:not(:has(h1)), li';

const around = (links: readonly HTMLElement[], what: string) =>
  links.flatMap((link) => link.closest<HTMLElement>(what) ?? []);

function placesOf({ matches, rows, ties }: Changes): HTMLElement[] {
  return [
    ...matches.flatMap(({ uuid }) => [
      ...around(all(`main a[href*="/partida/${uuid}"]`), ONE_MATCH),
      ...all(`main [data-live="${uuid}"]`),
    ]),
    ...rows.flatMap(({ participante }) => around(all(`main tr a[href*="${participante}"]`), 'tr')),
    ...ties.flatMap((id) => all(`main [data-live="${CSS.escape(id)}"]`)),
  ];
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function mark(changes: Changes): void {
  unmark();
  for (const place of placesOf(changes)) place.setAttribute(MARK, '');
  timer = setTimeout(unmark, MARKED_MS);
}

export function unmark(): void {
  clearTimeout(timer);
  for (const place of all(`[${MARK}]`)) place.removeAttribute(MARK);
}

/** Where the lines of tables stand, before something moves them. */
export function placesOfRows(): ReadonlyMap<HTMLElement, number> {
  return new Map(all('main tbody > tr').map((row) => [row, row.offsetTop]));
}

/** Lines go from where they stood to where they stand, unless somebody asked for stillness. */
export function moveRows(before: ReadonlyMap<HTMLElement, number>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [row, top] of before) {
    const by = row.isConnected ? top - row.offsetTop : 0;
    if (by === 0) continue;
    row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: MOVE_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }
}
