import type { verTemporada as endpoint } from '#contract/liga/temporadas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { olharDe } from '../pagina/olhar.ts';
import { apresentarTemporada } from './apresentar-temporada.ts';
import { carregarTemporada } from './carregar.ts';

export const verTemporada: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const quem = quemNaLiga(visitor);
  const olhar = olharDe(quem, await requireLiga(db, params.uuid, quem, 'ver'));
  return { data: apresentarTemporada(await carregarTemporada(db, olhar, params.numero)) };
};
