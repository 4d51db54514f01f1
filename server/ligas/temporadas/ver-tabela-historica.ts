import type { verTabelaHistorica as endpoint } from '#contract/liga/temporadas.ts';
import { tabelaHistorica } from '#server/campeonatos/liga/da-temporada.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';

const MOST = 200;

export const verTabelaHistorica: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor } = call;
  await requireLiga(db, params.uuid, quemNaLiga(visitor), 'ver');
  return { data: await tabelaHistorica(db, params.uuid, MOST) };
};
