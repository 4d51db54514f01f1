// A page is readable without its scripts: they are fetched at once, and start to compute when the first
// picture is there (docs/decisions/0016-picture-before-scripts.md). A tab in the background has none.
const FIRST_PICTURE =
  "await new Promise((go) => { if (document.hidden) go(); setTimeout(go, 3000); new PerformanceObserver(go).observe({ type: 'paint', buffered: true }); });\n";

const ROUTER_SCRIPT = /(<script nonce="[^"]*" type="module") async="">([^<]*)<\/script>/;

/** The router writes its files as imports, which come before all else; asked for, they come in turn. */
const inTurn = (script: string) =>
  script
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/import ("[^"]+");/g, 'await import($1);');

export const startAfterPaint = (html: string) =>
  html.replace(
    ROUTER_SCRIPT,
    (_, tag: string, script: string) => `${tag}>${FIRST_PICTURE}${inTurn(script)}</script>`,
  );
