import { z } from 'zod';
import type { Services } from '#server/http/services.ts';
import { deleteEndedSessions } from '#server/http/session.ts';
import { carta } from '#server/jobs/job.ts';
import { escreverCarta } from '#server/mail/cartas.ts';
import { listByEmail } from './queries.ts';

/** For any address: only here it shows whether somebody has it. */
export const avisarEntradasSuspeitas = carta('sessao.suspeita', z.object({ email: z.string() }));

export function sessaoJobs(services: Services): void {
  const { config, db, jobs, mailer } = services;
  escreverCarta(services, avisarEntradasSuspeitas, async ({ email }) => {
    const found = (await listByEmail(db, email)).at(-1);
    if (!found) return;
    const { nome, locale } = found;
    const link = `${config.appUrl}/forgot-password`;
    await mailer.send(email, { model: 'entradas_suspeitas', nome, locale, link });
  });
  jobs.hourly('sessao.fim', () => deleteEndedSessions(db));
}
