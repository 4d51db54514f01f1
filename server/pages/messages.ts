// /_i18n/{locale}/messages.json: all texts of a language, as the specification has it. Pages load only their own
// (docs/decisions/0033-texts-per-page.md).
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/errors.ts';
import { parseLocale } from '#server/http/locale.ts';
import { LOCALES, type Locale } from '#textos/locale.ts';
import { MESSAGES } from '#textos/messages.ts';

type Served = { readonly body: string; readonly etag: string };

const served = new Map<Locale, Served>(
  LOCALES.map((locale) => {
    const body = JSON.stringify(MESSAGES[locale]);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
    return [locale, { body, etag: `"${hash}"` }];
  }),
);

export function messageRoutes(app: FastifyInstance): void {
  app.get<{ Params: { locale: string } }>(
    '/_i18n/:locale/messages.json',
    { config: { access: 'public' } },
    async (request, reply) => {
      const locale = parseLocale(request.params.locale);
      const found = locale && served.get(locale);
      if (!found) throw new AppError('nao_encontrado');
      reply.header('Cache-Control', 'public, max-age=86400').header('ETag', found.etag);
      if (request.headers['if-none-match'] === found.etag) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(found.body);
    },
  );
}
