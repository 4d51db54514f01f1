import type { confirmarTroca as endpoint } from '#contract/email.ts';
import { type AuditOrigin, audit } from '#server/auditoria/audit.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { confirmationLink } from './links.ts';
import {
  deletePasswordLinks,
  findTroca,
  findUsuario,
  markConfirmed,
  setVerifiedEmail,
} from './queries.ts';
import { orTaken } from './recusas.ts';
import { isSigned } from './signed-link.ts';

async function confirm(tx: Tx, origin: AuditOrigin, usuarioUuid: string, id: string) {
  const troca = await findTroca(tx, id);
  if (!troca || troca.usuario_uuid !== usuarioUuid || troca.cancelada) {
    throw new AppError('link_invalido');
  }
  if (!troca.confirmada) {
    await setVerifiedEmail(tx, usuarioUuid, troca.email_pendente);
    await markConfirmed(tx, id);
    await deletePasswordLinks(tx, usuarioUuid);
    await audit(tx, origin, { acao: 'email.trocado', ator: usuarioUuid });
  }
  return findUsuario(tx, usuarioUuid);
}

export const confirmarTroca: Handler<typeof endpoint> = async ({ db, keys }, call) => {
  const { body, user, request } = call;
  if (!isSigned(keys, confirmationLink(body.id), body)) throw new AppError('link_invalido');
  const row = await orTaken(db.transaction((tx) => confirm(tx, request, user.uuid, body.id)));
  if (!row) throw new AppError('link_invalido');
  return { data: usuarioFromRow(row) };
};
