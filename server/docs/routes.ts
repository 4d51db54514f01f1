// /api/docs: the API for people (a page without scripts) and for programs (OpenAPI).
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS, type NamedEndpoint, openApi } from './openapi.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
code{font-size:.95em}summary{cursor:pointer;padding:.5rem 0}pre{overflow:auto;padding:1rem;border:1px solid;border-radius:8px}
small{opacity:.75}`;

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function section({ name, entry }: NamedEndpoint, operation: unknown): string {
  return `<details id="${name}"><summary><code>${entry.method} ${asText(entry.path)}</code>
<small>${entry.access}</small><br>${asText(entry.summary)}</summary>
<pre><code>${asText(JSON.stringify(operation, null, 2))}</code></pre></details>`;
}

type Pages = { readonly html: string; readonly json: string };

function write(): Pages {
  const description = openApi(ENDPOINTS);
  const sections = ENDPOINTS.map((endpoint) => {
    const { path, method } = endpoint.entry;
    const operations = description.paths[path.replace(/:(\w+)/g, '{$1}')];
    return section(endpoint, operations?.[method.toLowerCase()]);
  });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Tabelão API</title>
<style>${STYLE}</style></head><body><main><h1>Tabelão API</h1>
<p>Machine-readable: <a href="/api/docs/openapi.json">OpenAPI 3.1</a></p>
${sections.join('\n')}</main></body></html>`;
  return { html, json: JSON.stringify(description) };
}

let written: Pages | undefined;

/** Written when somebody first asks: it takes a tenth of a second and some megabytes, and most never do. */
function pages(): Pages {
  written ??= write();
  return written;
}

export function docsRoutes(app: FastifyInstance): void {
  const config = { access: 'public' } as const;
  app.get('/api/docs', { config }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(pages().html),
  );
  app.get('/api/docs/openapi.json', { config }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(pages().json),
  );
}
