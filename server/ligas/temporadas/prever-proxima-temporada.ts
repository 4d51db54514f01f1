import type { preverProximaTemporada as endpoint } from '#contract/liga/temporadas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { olharDe } from '../pagina/olhar.ts';
import { apresentarPrevia } from './apresentar-temporada.ts';
import { carregarTemporada, previaDe } from './carregar.ts';

export const preverProximaTemporada: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor } = call;
  const quem = quemNaLiga(visitor);
  const olhar = olharDe(quem, await requireLiga(db, params.uuid, quem, 'ver'));
  const carregada = await carregarTemporada(db, olhar, params.numero);
  const previa = previaDe(carregada);
  return { data: previa && apresentarPrevia(carregada, previa) };
};
