import type { listarVinculos as endpoint } from '#contract/liga/vinculos.ts';
import { podeNaLiga } from '#regras/liga/permissoes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { alvoDaLiga, pessoaNaLiga, quemNaLiga, requireLiga } from '../acesso.ts';
import { listVinculos } from './queries.ts';

const MOST_LISTED = 50;

export const listarVinculos: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, user, visitor } = call;
  const quem = quemNaLiga(visitor);
  const liga = await requireLiga(db, params.uuid, quem, 'ver');
  const cuida = podeNaLiga('vincular', pessoaNaLiga(quem, liga.papel), alvoDaLiga(liga));
  return {
    data: await listVinculos(db, params.uuid, { cuida, usuario: user.uuid }, MOST_LISTED),
  };
};
