import type { verificarEmail as endpoint } from '#contract/email.ts';
import type { Usuario } from '#contract/sessao.ts';
import { type AuditOrigin, audit } from '#server/auditoria/audit.ts';
import { trancarCampeonatosDe } from '#server/campeonatos/esquecer/esquecer-conta.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { verificationLink } from './links.ts';
import { passarDono } from './passar-dono.ts';
import { endAccount, findUsuario, giveUpEmail, lockHolder, markVerified } from './queries.ts';
import { isSigned } from './signed-link.ts';

/**
 * Who has the mail has the address. Another account that never proved it gives it up; one that did is this
 * person's own, and gets what they made here. True then: this account is over.
 */
async function settle(tx: Tx, { uuid, email }: Usuario, origin: AuditOrigin): Promise<boolean> {
  // Championships before people, as everywhere.
  await trancarCampeonatosDe(tx, uuid);
  const holder = await lockHolder(tx, uuid, email);
  if (!holder) return false;
  if (!holder.isVerified) {
    await giveUpEmail(tx, holder.uuid);
    return false;
  }
  await passarDono(tx, uuid, holder.uuid);
  await endAccount(tx, uuid);
  const alvo = `usuario:${holder.uuid}`;
  await audit(tx, origin, { acao: 'conta.juntada', ator: uuid, alvo });
  return true;
}

/** Only for the person whose link it is, and harmless when repeated. */
export const verificarEmail: Handler<typeof endpoint> = async (services, call) => {
  const { db, keys } = services;
  const { body, user, request } = call;
  if (!isSigned(keys, verificationLink(user), body)) throw new AppError('link_invalido');
  const { isOver, row } = await db.transaction(async (tx) => {
    const isOver = !user.email_verified_at && (await settle(tx, user, request));
    if (!isOver && (await markVerified(tx, user.uuid, user.email))) {
      await audit(tx, request, { acao: 'email.verificado', ator: user.uuid });
    }
    return { isOver, row: await findUsuario(tx, user.uuid) };
  });
  if (isOver) throw new AppError('estado_mudou', { text: { key: 'email.juntada' } });
  // The account, or its address, changed between the look and the lock.
  if (!row?.email_verified_at || row.email !== user.email) throw new AppError('link_invalido');
  return { data: usuarioFromRow(row) };
};
