import type { enviarLinkVerificacao as endpoint } from '#contract/email.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { mandarLinkVerificacao } from './jobs.ts';
import { requireSpacing } from './limites.ts';
import { alreadyVerified } from './recusas.ts';

export async function sendAgain({ db, jobs }: Services, { uuid, email }: Usuario): Promise<void> {
  await db.transaction(async (tx) => {
    await requireSpacing(tx, uuid);
    await jobs.enqueue(tx, mandarLinkVerificacao, { usuario: uuid, email });
  });
}

export const enviarLinkVerificacao: Handler<typeof endpoint> = async (services, { user }) => {
  if (user.email_verified_at) throw alreadyVerified();
  await sendAgain(services, user);
  return { status: 'verification-link-sent' };
};
