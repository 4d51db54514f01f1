import type { verPadrao as endpoint } from '#contract/liga/vinculos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { findPadrao } from './padrao.ts';

export const verPadrao: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  await requireLiga(db, params.uuid, quemNaLiga(visitor), 'vincular');
  return { data: await findPadrao(db, params.uuid) };
};
