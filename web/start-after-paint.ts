// A page is readable without its scripts: they are fetched and start to compute when the first picture is
// there (docs/decisions/0016-picture-before-scripts.md). A tab in the background has none.
import { keepEarlyInput, PAGE_TAKEN } from './early-input.ts';

const flat = (code: string) => code.replaceAll(/\n\s*(\/\/.*)?/g, '\n');

const KEEP_EARLY_INPUT = `(${flat(String(keepEarlyInput))})(${JSON.stringify(PAGE_TAKEN)});`;

const FIRST_PICTURE = `
await new Promise((go) => {
  if (document.hidden) go();
  setTimeout(go, 3000);
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
});
`;

const ROUTER_SCRIPT = /(<script nonce="[^"]*" type="module") async="">([^<]*)<\/script>/;

/** What is wanted only by scripts: their files, and the texts of the page. */
const FOR_SCRIPTS = /<link (?:rel="modulepreload"|rel="preload"[^>]* as="fetch")[^>]*>/g;

const fetched = (links: readonly string[]) =>
  `document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(links.join(''))});\n`;

/** The router writes its files as imports, which come before all else; asked for, they come in turn. */
const inTurn = (script: string) =>
  script
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/import ("[^"]+");/g, 'await import($1);');

export function startAfterPaint(html: string): string {
  const links: string[] = [];
  const readable = html.replace(FOR_SCRIPTS, (link) => {
    links.push(link);
    return '';
  });
  return readable.replace(
    ROUTER_SCRIPT,
    (_, tag: string, script: string) =>
      `${tag}>${KEEP_EARLY_INPUT}${FIRST_PICTURE}${fetched(links)}${inTurn(script)}</script>`,
  );
}
