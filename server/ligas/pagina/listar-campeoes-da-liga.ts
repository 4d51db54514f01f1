import type { listarCampeoesDaLiga as endpoint } from '#contract/liga/ligas.ts';
import { campeoesDaLiga } from '#server/campeonatos/liga/da-liga.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { emPagina, escreverCursor, lerCursor } from './cursor.ts';
import { olharDe } from './olhar.ts';

const PER_PAGE = 40;

export const listarCampeoesDaLiga: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { params, query, visitor, request } = call;
  const quem = quemNaLiga(visitor);
  const olhar = olharDe(quem, await requireLiga(db, params.uuid, quem, 'ver'));
  const rows = await campeoesDaLiga(db, olhar, lerCursor(query.cursor), PER_PAGE + 1);
  return emPagina(rows, {
    perPage: PER_PAGE,
    here: new URL(request.url, config.appUrl),
    cursorOf: ({ chave, campeonato }) => escreverCursor(chave, campeonato.id),
  });
};
