// Mails about passwords. The token of a link is made with the mail, so that it exists nowhere but there;
// a mail that had to be sent again carries another one.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import type { Services } from '#server/http/services.ts';
import { hashToken } from '#server/http/session.ts';
import { carta } from '#server/jobs/job.ts';
import { escreverCarta } from '#server/mail/cartas.ts';
import { deleteExpiredLinks, findOwner, findOwnerById, putLink } from './queries.ts';

const TOKEN_BYTES = 32;

/** For any address, whether there is an account or not: who asks learns nothing, not even by time. */
export const mandarLinkSenha = carta('senha.link', z.object({ email: z.string() }), {
  tentativas: 5,
});

export const avisarSenhaAlterada = carta('senha.alterada', z.object({ usuario: uuid }));

export function senhaJobs(services: Services): void {
  const { config, db, jobs, mailer } = services;
  escreverCarta(services, mandarLinkSenha, async ({ email }) => {
    const owner = await findOwner(db, email);
    if (!owner) return;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await putLink(db, owner, hashToken(token));
    const { nome, locale } = owner;
    const link = `${config.appUrl}/reset-password?${new URLSearchParams({ token, email })}`;
    await mailer.send(email, { model: 'redefinir', nome, locale, link });
  });

  escreverCarta(services, avisarSenhaAlterada, async ({ usuario }) => {
    const owner = await findOwnerById(db, usuario);
    if (!owner) return;
    const { nome, locale, email } = owner;
    const link = `${config.appUrl}/forgot-password`;
    await mailer.send(email, { model: 'senha_alterada', nome, locale, link });
  });

  jobs.hourly('senha.links', () => deleteExpiredLinks(db));
}
