// oEmbed: a site that knows the address of a public championship learns its title and picture. Of what is not public
// there is nothing, as if it did not exist.
import { z } from 'zod';
import { codigo } from '#contract/campeonatos.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import { findPublico } from './queries.ts';

const pedido = z.object({
  url: z.url().max(500),
  format: z.string().optional(),
});

const PATH = /^\/campeonato\/([^/]+)(?:\/(?:classificacao|jogos|chaveamento|campeao))?\/?$/;

function idIn(url: string, appUrl: string): string {
  const { origin, pathname } = new URL(url);
  const [, id] = (origin === new URL(appUrl).origin && PATH.exec(pathname)) || [];
  const known = codigo.safeParse(id?.toLowerCase());
  if (!known.success) throw new AppError('nao_encontrado');
  return known.data;
}

export async function oembed({ db, appUrl }: { db: Database; appUrl: string }, query: unknown) {
  const asked = pedido.safeParse(query);
  // The one form that there is; another is not a mistake of the asker, but there is none.
  if (!asked.success || (asked.data.format ?? 'json') !== 'json') {
    throw new AppError('nao_encontrado');
  }
  const id = idIn(asked.data.url, appUrl);
  const found = await findPublico(db, id);
  if (!found) throw new AppError('nao_encontrado');
  return {
    version: '1.0',
    type: 'link',
    title: found.nome,
    provider_name: texts['pt-BR']('shell.produto'),
    provider_url: appUrl,
    cache_age: 3_600,
    thumbnail_url: `${appUrl}/og.png`,
    thumbnail_width: 1_200,
    thumbnail_height: 630,
  };
}
