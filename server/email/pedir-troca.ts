import type { pedirTroca as endpoint } from '#contract/email.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarDaTroca, mandarConfirmacaoDaTroca } from './jobs.ts';
import { requireChanges } from './limites.ts';
import { insertTroca, isTaken } from './queries.ts';
import { emailTaken } from './recusas.ts';

/** Nothing changes yet: the old address stays the one to log in with until the new one confirms. */
export const pedirTroca: Handler<typeof endpoint> = async ({ db, jobs }, call) => {
  const { body, user, request } = call;
  const { email } = body;
  if (email === user.email) {
    throw new AppError('dados_invalidos', { validations: { email: { key: 'email.erro.mesmo' } } });
  }
  await requireChanges(db, user.uuid);
  if (await isTaken(db, email)) throw emailTaken();
  await db.transaction(async (tx) => {
    const change = { usuarioUuid: user.uuid, anterior: user.email, pendente: email };
    const troca = await insertTroca(tx, change);
    await jobs.enqueue(tx, mandarConfirmacaoDaTroca, { troca });
    await jobs.enqueue(tx, avisarDaTroca, { troca });
    await audit(tx, request, { acao: 'email.troca_pedida', ator: user.uuid });
  });
  return { data: { email_pendente: email } };
};
