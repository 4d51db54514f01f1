import type { enviarLinkVerificacao as endpoint } from '#contract/email.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { mandarLinkVerificacao } from './jobs.ts';
import { requireSpacing } from './limites.ts';
import { alreadyVerified } from './recusas.ts';

export async function sendAgain(services: Services, { uuid, email }: Usuario): Promise<void> {
  await emTransacao(services, async (tx) => {
    await requireSpacing(tx, uuid);
    await publicar(tx, mandarLinkVerificacao, { usuario: uuid, email });
  });
}

export const enviarLinkVerificacao: Handler<typeof endpoint> = async (services, { user }) => {
  if (user.email_verified_at) throw alreadyVerified();
  await sendAgain(services, user);
  return { status: 'verification-link-sent' };
};
