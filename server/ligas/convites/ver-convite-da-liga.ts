import type { verConviteDaLiga as endpoint } from '#contract/liga/convites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken } from '#server/http/session.ts';
import { findCartaoDaLiga, findLiga } from '../queries.ts';
import { findPorToken } from './queries.ts';

/** A link to a private liga shows its card to who holds it, and nothing more. Looking changes nothing. */
export const verConviteDaLiga: Handler<typeof endpoint> = async ({ db }, { query, user }) => {
  const convite = await findPorToken(db, hashToken(query.token));
  const liga = convite && (await findCartaoDaLiga(db, convite.liga_uuid));
  if (!convite || !liga) throw new AppError('nao_encontrado');
  const asking = { usuarioUuid: user?.uuid ?? null, tudo: true };
  const vista = user ? await findLiga(db, liga.uuid, asking) : undefined;
  const { papel = 'nenhum', pediu = false } = vista ?? {};
  const fora = pediu ? 'pediu' : 'fora';
  const situacao = papel === 'banido' ? 'banido' : papel === 'nenhum' ? fora : 'dentro';
  return { data: { liga, direto: convite.direto, situacao } };
};
