// /dev/mail: the mails of a machine without a mail server. Links in them open accounts, so it is there
// only where nobody else can be: on loopback, asked for from this very machine.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { type Delivered, findInMailbox, listMailbox } from './queries.ts';
import { escapeHtml } from './render.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.)/;

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
article{border-block-start:1px solid;padding-block:1rem}h2{font-size:1.1rem;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function showsMailbox({ mail, secure, appUrl }: Config): boolean {
  return !mail.url && !secure && LOOPBACK_HOSTS.has(new URL(appUrl).hostname);
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}

function article({ id, para, assunto, texto, created_at }: Delivered): string {
  return `<article><h2>${escapeHtml(assunto)}</h2>
<p>${escapeHtml(para)} · <time>${created_at}</time> · <a href="/dev/mail/${id}">HTML</a></p>
<pre>${withLinks(texto)}</pre></article>`;
}

function pageOf(mails: readonly Delivered[]): string {
  const list = mails.map(article).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title>
<style>${STYLE}</style></head><body><main><h1>Mails</h1>
<p>No mail server is configured (MAIL_URL), so mails end up here.</p>
${list}</main></body></html>`;
}

function requireThisMachine(request: FastifyRequest): void {
  if (!LOOPBACK_ADDRESS.test(request.ip)) throw new AppError('nao_encontrado');
}

export function mailRoutes(app: FastifyInstance, { config, db }: Services): void {
  if (!showsMailbox(config)) return;
  const options = {
    config: { access: 'public' },
    onRequest: async (request: FastifyRequest) => requireThisMachine(request),
  } as const;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
  };
  app.get('/dev/mail', options, async (_request, reply) =>
    reply.headers(headers).send(pageOf(await listMailbox(db))),
  );
  app.get<{ Params: { id: string } }>('/dev/mail/:id', options, async (request, reply) => {
    const found = /^[\da-f-]{36}$/.test(request.params.id)
      ? await findInMailbox(db, request.params.id)
      : undefined;
    if (!found) throw new AppError('nao_encontrado');
    return reply.headers(headers).send(found.html);
  });
}
