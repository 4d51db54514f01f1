import type { listarCompeticoesDaLiga as endpoint } from '#contract/liga/ligas.ts';
import { anosDaLiga, competicoesDaLiga } from '#server/campeonatos/liga/da-liga.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { emPagina, escreverCursor, lerCursor } from './cursor.ts';
import { olharDe } from './olhar.ts';

const PER_PAGE = 24;

export const listarCompeticoesDaLiga: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { params, query, visitor, request } = call;
  const quem = quemNaLiga(visitor);
  const olhar = olharDe(quem, await requireLiga(db, params.uuid, quem, 'ver'));
  const { ano, modalidade, estado, cursor } = query;
  const filtros = { ano, modalidade, estado, depois: lerCursor(cursor) };
  const rows = await competicoesDaLiga(db, olhar, filtros, PER_PAGE + 1);
  const page = emPagina(rows, {
    perPage: PER_PAGE,
    here: new URL(request.url, config.appUrl),
    cursorOf: ({ chave, id }) => escreverCursor(chave, id),
  });
  return { ...page, anos: await anosDaLiga(db, olhar) };
};
