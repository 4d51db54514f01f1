import type { desfazerTroca as endpoint } from '#contract/email.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { esquecerAcessos } from '#server/perfil/esquecer-acessos.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { mandarLinkSenha } from '#server/senha/jobs.ts';
import { undoLink } from './links.ts';
import {
  cancelFrom,
  deletePasswordLinks,
  findTroca,
  lockOut,
  setVerifiedEmail,
} from './queries.ts';
import { orTaken } from './recusas.ts';
import { isSigned } from './signed-link.ts';

/**
 * Whoever asked for the change had the password, so undoing it takes that away too: sessions end, and the
 * old address gets a link to choose a new one.
 */
export const desfazerTroca: Handler<typeof endpoint> = async (services, call) => {
  const { body, request } = call;
  if (!isSigned(services.keys, undoLink(body.id), body)) throw new AppError('link_invalido');
  await orTaken(
    emTransacao(services, async (tx) => {
      const troca = await findTroca(tx, body.id);
      if (!troca) throw new AppError('link_invalido');
      if (troca.cancelada) return;
      const { usuario_uuid, email_anterior } = troca;
      await setVerifiedEmail(tx, usuario_uuid, email_anterior);
      await cancelFrom(tx, troca);
      await deletePasswordLinks(tx, usuario_uuid);
      await lockOut(tx, usuario_uuid);
      await esquecerAcessos(tx, usuario_uuid);
      await publicar(tx, mandarLinkSenha, { email: email_anterior });
      await audit(tx, request, { acao: 'email.troca_desfeita', ator: usuario_uuid });
    }),
  );
  return { status: 'email-restored' };
};
