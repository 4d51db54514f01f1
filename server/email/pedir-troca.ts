import type { pedirTroca as endpoint } from '#contract/email.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { avisarDaTroca, mandarConfirmacaoDaTroca } from './jobs.ts';
import { requireChanges } from './limites.ts';
import { insertTroca, isTaken } from './queries.ts';
import { emailTaken } from './recusas.ts';

/** Nothing changes yet: the old address stays the one to log in with until the new one confirms. */
export const pedirTroca: Handler<typeof endpoint> = async (services, call) => {
  const { db } = services;
  const { body, user, request } = call;
  const { email } = body;
  if (email === user.email) {
    throw new AppError('dados_invalidos', { validations: { email: { key: 'email.erro.mesmo' } } });
  }
  await requireChanges(db, user.uuid);
  if (await isTaken(db, email)) throw emailTaken();
  await emTransacao(services, async (tx) => {
    const change = { usuarioUuid: user.uuid, anterior: user.email, pendente: email };
    const troca = await insertTroca(tx, change);
    await publicar(tx, mandarConfirmacaoDaTroca, { troca });
    await publicar(tx, avisarDaTroca, { troca });
    await audit(tx, request, { acao: 'email.troca_pedida', ator: user.uuid });
  });
  return { data: { email_pendente: email } };
};
