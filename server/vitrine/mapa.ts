// The map of the site for search engines: an index, and pages of a thousand. A page is called after the first that
// is in it, so that it is found again by its key however many there are; it is written row by row, not held in memory.
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import type { Database } from '#server/database/database.ts';
import { listCampeonatosFrom, listLigasFrom, listStarts } from './queries.ts';

const EACH = 1_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages that everybody may open and that are the same every day. */
const FIXED = [
  '',
  '/campeonatos',
  '/ligas',
  '/planos',
  '/ajuda',
  '/privacidade',
  '/termos',
  '/comecar',
];

type Map = { readonly db: Database; readonly appUrl: string };

const url = (address: string, changed?: string) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`;

export async function* indice({ db, appUrl }: Map): AsyncGenerator<string> {
  yield `${HEAD}<sitemapindex ${SPACE}>\n`;
  yield `<sitemap><loc>${appUrl}/sitemap/paginas.xml</loc></sitemap>\n`;
  for (const which of ['campeonatos', 'ligas'] as const) {
    for (const start of await listStarts(db, which, EACH)) {
      yield `<sitemap><loc>${appUrl}/sitemap/${which}/${start}.xml</loc></sitemap>\n`;
    }
  }
  yield '</sitemapindex>\n';
}

async function* urlset(rows: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SPACE}>\n`;
  yield* rows;
  yield '</urlset>\n';
}

export const paginas = ({ appUrl }: Map): AsyncGenerator<string> =>
  urlset(FIXED.map((path) => url(`${appUrl}${path || '/'}`)));

export async function campeonatos({ db, appUrl }: Map, start: string) {
  const rows = await listCampeonatosFrom(db, start, EACH);
  const pages = rows.map(({ id, mudou, encerrado }) => {
    const own = `${appUrl}/campeonato/${id}`;
    return url(own, mudou) + (encerrado ? url(`${own}/campeao`, mudou) : '');
  });
  return urlset(pages);
}

export async function ligas({ db, appUrl }: Map, start: string) {
  const rows = await listLigasFrom(db, start, EACH);
  return urlset(
    rows.map(({ id, nome, mudou }) => url(appUrl + enderecoDaLiga({ uuid: id, nome }), mudou)),
  );
}
