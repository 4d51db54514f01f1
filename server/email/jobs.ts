// Mails about an e-mail address. The links are made when the mail is: nothing that opens an account waits
// in the queue.
import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import type { Services } from '#server/http/services.ts';
import { carta } from '#server/jobs/job.ts';
import { escreverCarta } from '#server/mail/cartas.ts';
import { confirmationLink, undoLink, VALID_SECONDS, verificationLink } from './links.ts';
import { deleteOldTrocas, findTroca, findUsuario, isVerifiedElsewhere } from './queries.ts';
import { type LinkToSign, signLink } from './signed-link.ts';

/** `email` is the address at that time: if it changed meanwhile, another mail is on its way. */
export const mandarLinkVerificacao = carta(
  'email.verificar',
  z.object({ usuario: uuid, email: z.string() }),
);

export const mandarConfirmacaoDaTroca = carta('email.confirmar-troca', z.object({ troca: uuid }));

export const avisarDaTroca = carta('email.avisar-troca', z.object({ troca: uuid }));

export function emailJobs(services: Services): void {
  const { config, db, jobs, keys, mailer } = services;
  const address = (link: LinkToSign, seconds: number) =>
    config.appUrl + signLink(keys, link, seconds);

  escreverCarta(services, mandarLinkVerificacao, async ({ usuario, email }) => {
    const user = await findUsuario(db, usuario);
    if (!user || user.email !== email || user.email_verified_at) return;
    const link = address(verificationLink(user), VALID_SECONDS.verification);
    const { nome, locale } = user;
    const model = (await isVerifiedElsewhere(db, usuario, email)) ? 'juntar' : 'verificar';
    await mailer.send(email, { model, nome, locale, link });
  });

  escreverCarta(services, mandarConfirmacaoDaTroca, async ({ troca }) => {
    const found = await findTroca(db, troca);
    if (!found || found.cancelada || found.confirmada) return;
    const { nome, locale } = found;
    const link = address(confirmationLink(troca), VALID_SECONDS.confirmation);
    await mailer.send(found.email_pendente, { model: 'confirmar_troca', nome, locale, link });
  });

  escreverCarta(services, avisarDaTroca, async ({ troca }) => {
    const found = await findTroca(db, troca);
    if (!found || found.cancelada) return;
    const { nome, locale, email_anterior, email_pendente } = found;
    const link = address(undoLink(troca), VALID_SECONDS.undo);
    const params = { novo: email_pendente };
    await mailer.send(email_anterior, { model: 'troca_pedida', nome, locale, link, params });
  });

  jobs.hourly('email.trocas', () => deleteOldTrocas(db));
}
