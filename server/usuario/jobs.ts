import type { Services } from '#server/http/services.ts';
import { entregarAvisos } from './entregar-avisos.ts';
import { avisar, mandarAviso } from './notificar.ts';
import { deleteOldNotifications, findReader } from './queries.ts';

const ADDRESS = /\S*(?:@|\\|:\/\/)\S*|\S*[\p{L}\p{N}]\.\p{L}{2,}\S*/gu;

/** Names of championships are anybody's text: what a reader could follow stays out of a mail of ours. */
const withoutAddresses = (mensagem: string) => mensagem.replaceAll(ADDRESS, '…');

export function usuarioJobs({ config, db, jobs, mailer, saida }: Services): void {
  saida.receive(avisar, entregarAvisos);
  jobs.handle(mandarAviso, async ({ usuario, categoria, mensagem, url }) => {
    const reader = await findReader(db, usuario);
    if (!reader) return;
    const { nome, locale, email } = reader;
    const link = `${config.appUrl}${url}`;
    const params = { mensagem: withoutAddresses(mensagem) };
    await mailer.send(email, { model: 'aviso', kind: categoria, nome, locale, link, params });
  });
  jobs.hourly('usuario.notificacoes', () => deleteOldNotifications(db));
}
