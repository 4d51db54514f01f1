import type { corrigirEmail as endpoint } from '#contract/email.ts';
import type { Usuario } from '#contract/sessao.ts';
import { type AuditOrigin, audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { sendAgain } from './enviar-link-verificacao.ts';
import { mandarLinkVerificacao } from './jobs.ts';
import { requireCorrections } from './limites.ts';
import { correctEmail, deletePasswordLinks } from './queries.ts';
import { alreadyVerified, orTaken } from './recusas.ts';

/** The address stays as it is: one more link, unless one was sent a moment ago. */
async function sendAgainQuietly(services: Services, user: Usuario): Promise<void> {
  try {
    await sendAgain(services, user);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'muitas_tentativas')) throw error;
  }
}

function correct(services: Services, origin: AuditOrigin, uuid: string, email: string) {
  return emTransacao(services, async (tx) => {
    if (!(await correctEmail(tx, uuid, email))) throw alreadyVerified();
    await deletePasswordLinks(tx, uuid);
    await audit(tx, origin, { acao: 'email.corrigido', ator: uuid });
    await publicar(tx, mandarLinkVerificacao, { usuario: uuid, email });
  });
}

export const corrigirEmail: Handler<typeof endpoint> = async (services, call) => {
  const { body, user, request } = call;
  const { email } = body;
  if (user.email_verified_at) throw alreadyVerified();
  if (email === user.email) {
    await sendAgainQuietly(services, user);
  } else {
    await requireCorrections(services.db, user.uuid);
    await orTaken(correct(services, request, user.uuid, email));
  }
  return { data: { email } };
};
