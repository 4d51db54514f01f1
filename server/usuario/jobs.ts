import type { Services } from '#server/http/services.ts';
import { entregarAvisos } from './entregar-avisos.ts';
import { avisar, mandarAviso } from './notificar.ts';
import { deleteOldNotifications, findReader } from './queries.ts';

const ADDRESS = /\S*(?:@|\\|:\/\/)\S*|\S*[\p{L}\p{N}]\.\p{L}{2,}\S*/gu;

/** Names of championships are anybody's text: what a reader could follow stays out of a mail of ours. */
const withoutAddresses = (mensagem: string) => mensagem.replaceAll(ADDRESS, '…');

const LONGEST_IN_SUBJECT = 60;

/** A subject is one short line. */
function inSubject(nome: string): string {
  const plain = withoutAddresses(nome.replace(/\p{C}+/gu, ' ').trim());
  return plain.length > LONGEST_IN_SUBJECT ? `${plain.slice(0, LONGEST_IN_SUBJECT)}…` : plain;
}

export function usuarioJobs({ config, db, jobs, mailer, saida }: Services): void {
  saida.receive(avisar, entregarAvisos);
  jobs.handle(mandarAviso, async ({ usuario, categoria, tipo, campeonato, mensagem, url }) => {
    const reader = await findReader(db, usuario);
    if (!reader) return;
    const { nome, locale, email } = reader;
    const link = `${config.appUrl}${url}`;
    const params = {
      mensagem: withoutAddresses(mensagem),
      campeonato: inSubject(campeonato ?? ''),
    };
    const letter = { model: 'aviso', kind: categoria, aviso: tipo } as const;
    await mailer.send(email, { ...letter, nome, locale, link, params });
  });
  jobs.hourly('usuario.notificacoes', () => deleteOldNotifications(db));
}
