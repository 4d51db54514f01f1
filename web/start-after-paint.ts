// A page is readable without its scripts: they are fetched and start to compute when the first picture is
// there (docs/decisions/0016-picture-before-scripts.md). A tab in the background has none.
import { keepEarlyInput, PAGE_TAKEN } from './early-input.ts';
import { kept } from './kept.ts';

const flat = (code: string) => code.replaceAll(/\n\s*(\/\/.*)?/g, '\n');

const KEEP_EARLY_INPUT = `(${flat(String(keepEarlyInput))})(${JSON.stringify(PAGE_TAKEN)});`;

const FIRST_PICTURE = `
await new Promise((go) => {
  if (document.hidden) go();
  setTimeout(go, 3000);
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
});
`;

/** What is wanted only by scripts: their files, and the texts of the page. */
const FOR_SCRIPTS = /<link (?:rel="modulepreload"|rel="preload"[^>]* as="fetch")[^>]*>/g;

const fetched = (links: string) =>
  `document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(links)});\n`;

/** The router writes its files as imports, which come before all else; asked for, they come in turn. */
const inTurn = (script: string) =>
  script
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/import ("[^"]+");/g, 'await import($1);');

const MOST_PAGES = 100;
const AND_THEN = '\0';

/** The same for every page of one kind. */
const scriptOf = kept(MOST_PAGES, (key) => {
  const [links = '', script = ''] = key.split(AND_THEN);
  return `${KEEP_EARLY_INPUT}${FIRST_PICTURE}${fetched(links)}${inTurn(script)}`;
});

const HEAD_END = '</head>';
const ROUTER_SCRIPT = ' type="module" async="">';
const ROUTER_SCRIPT_NOW = ' type="module">';
const SCRIPT_END = '</script>';

export function startAfterPaint(html: string): string {
  const body = html.indexOf(HEAD_END);
  const tag = html.indexOf(ROUTER_SCRIPT, body);
  if (body < 0 || tag < 0) return html;
  let links = '';
  const head = html.slice(0, body).replace(FOR_SCRIPTS, (link) => {
    links += link;
    return '';
  });
  const start = tag + ROUTER_SCRIPT.length;
  const end = html.indexOf(SCRIPT_END, start);
  const script = scriptOf(links + AND_THEN + html.slice(start, end));
  return head + html.slice(body, tag) + ROUTER_SCRIPT_NOW + script + html.slice(end);
}
