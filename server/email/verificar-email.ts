import type { verificarEmail as endpoint } from '#contract/email.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { verificationLink } from './links.ts';
import { findUsuario, markVerified } from './queries.ts';
import { isSigned } from './signed-link.ts';

/** Only for the person whose link it is, and harmless when repeated. */
export const verificarEmail: Handler<typeof endpoint> = async (services, call) => {
  const { db, keys } = services;
  const { body, user, request } = call;
  if (!isSigned(keys, verificationLink(user), body)) throw new AppError('link_invalido');
  const row = await db.transaction(async (tx) => {
    if (await markVerified(tx, user.uuid, user.email)) {
      await audit(tx, request, { acao: 'email.verificado', ator: user.uuid });
    }
    return findUsuario(tx, user.uuid);
  });
  // The account, or its address, changed between the look and the lock.
  if (!row?.email_verified_at || row.email !== user.email) throw new AppError('link_invalido');
  return { data: usuarioFromRow(row) };
};
