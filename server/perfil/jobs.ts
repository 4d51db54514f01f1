import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { encerrarNoProvedor } from '#server/assinatura/encerrar-no-provedor.ts';
import { agora } from '#server/database/agora.ts';
import type { Services } from '#server/http/services.ts';
import { carta } from '#server/jobs/job.ts';
import { escreverCarta } from '#server/mail/cartas.ts';
import { findRemoval } from './queries.ts';
import { anonymizeDue } from './remover-conta.ts';

/** Whoever asked, the owner of the mailbox hears of it while it can still be undone. */
export const avisarExclusao = carta('perfil.exclusao', z.object({ usuario: uuid }));

/** dd/MM/yyyy in every language, as everywhere in the product. */
function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA }).format(new Date(instant));
}

export function perfilJobs(services: Services): void {
  const { config, db, jobs, mailer } = services;
  escreverCarta(services, avisarExclusao, async ({ usuario }) => {
    const found = await findRemoval(db, usuario);
    if (!found?.exclusao_em) return;
    const { nome, email, locale, exclusao_em } = found;
    const params = { data: dayOf(exclusao_em) };
    const link = `${config.appUrl}/login`;
    await mailer.send(email, { model: 'exclusao_pedida', nome, locale, link, params });
  });
  // Nobody is charged for an account that is gone.
  const leave = (uuid: string) => encerrarNoProvedor(services, uuid);
  jobs.hourly('perfil.remover', async () => anonymizeDue(services, await agora(db), leave));
}
