// oEmbed: a site that knows the address of a public championship learns its title and picture. Of what is not public
// there is nothing, as if it did not exist.
import { z } from 'zod';
import { codigo } from '#contract/campeonatos.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { texts } from '#server/http/locale.ts';
import { findPublico } from './queries.ts';

const pedido = z.object({
  url: z.url().max(500),
  format: z.string().optional(),
});

const PATH = /^\/campeonato\/([^/]+)(?:\/(classificacao|jogos|chaveamento|campeao))?\/?$/;

const WIDTH = 600;
const HEIGHT = 720;

/** What is shown of one that is asked for by its first page. */
const PARTES = new Set(['classificacao', 'jogos', 'chaveamento']);

function placeIn(url: string, appUrl: string): { id: string; parte: string } {
  const { origin, pathname } = new URL(url);
  const [, id, tab = ''] = (origin === new URL(appUrl).origin && PATH.exec(pathname)) || [];
  const known = codigo.safeParse(id?.toLowerCase());
  if (!known.success) throw new AppError('nao_encontrado');
  return { id: known.data, parte: PARTES.has(tab) ? tab : 'jogos' };
}

export async function oembed({ db, appUrl }: { db: Database; appUrl: string }, query: unknown) {
  const asked = pedido.safeParse(query);
  // The one form that there is; another is not a mistake of the asker, but there is none.
  if (!asked.success || (asked.data.format ?? 'json') !== 'json') {
    throw new AppError('nao_encontrado');
  }
  const { id, parte } = placeIn(asked.data.url, appUrl);
  const found = await findPublico(db, id);
  if (!found) throw new AppError('nao_encontrado');
  return {
    version: '1.0',
    type: 'rich',
    html: `<iframe src="${appUrl}/embed/campeonato/${id}/${parte}" title="${escapeMarkup(found.nome)}" width="100%" height="${HEIGHT}" loading="lazy" style="border:0"></iframe>`,
    width: WIDTH,
    height: HEIGHT,
    title: found.nome,
    provider_name: texts['pt-BR']('shell.produto'),
    provider_url: appUrl,
    cache_age: 3_600,
    thumbnail_url: `${appUrl}/og.png`,
    thumbnail_width: 1_200,
    thumbnail_height: 630,
  };
}
