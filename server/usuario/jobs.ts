import { canalDaPessoa, NOTIFICACAO, type NotificacaoAoVivo } from '#contract/realtime/eventos.ts';
import { categoriaDoTipo } from '#regras/avisos/tipos.ts';
import type { Services } from '#server/http/services.ts';
import type { Told } from '#server/realtime/protocol/hub.ts';
import { type AvisoEntregue, entregarAvisos } from './entregar-avisos.ts';
import { acordarAtrasados, soltar } from './espera.ts';
import { avisar, mandarAviso, mandarResumo, soltarEspera, tocarAparelho } from './notificar.ts';
import { deleteOldNotifications, findReader } from './queries.ts';
import { tocar } from './tocar-aparelho.ts';

const ADDRESS = /\S*(?:@|\\|:\/\/)\S*|\S*[\p{L}\p{N}]\.\p{L}{2,}\S*/gu;

/** Names of championships are anybody's text: what a reader could follow stays out of a mail of ours. */
const withoutAddresses = (mensagem: string) => mensagem.replaceAll(ADDRESS, '…');

const LONGEST_IN_SUBJECT = 60;

/** A subject is one short line. */
function inSubject(nome: string): string {
  const plain = withoutAddresses(nome.replace(/\p{C}+/gu, ' ').trim());
  return plain.length > LONGEST_IN_SUBJECT ? `${plain.slice(0, LONGEST_IN_SUBJECT)}…` : plain;
}

/** The notice as it appears on the open pages of its person. */
function aoVivo({ id, usuario_uuid, tipo, mensagem, url }: AvisoEntregue): Told {
  const told: NotificacaoAoVivo = { id, type: tipo, url, mensagem };
  const channels = [canalDaPessoa(usuario_uuid)];
  return { channels, event: NOTIFICACAO, data: JSON.stringify(told) };
}

export function usuarioJobs(services: Services): void {
  const { config, db, jobs, mailer, saida, realtime } = services;
  saida.gather(avisar, async (tx, recebidos) => {
    const entregues = await Promise.all(recebidos.map((recebido) => entregarAvisos(tx, recebido)));
    return realtime.publishIn(tx, entregues.flat().map(aoVivo));
  });
  jobs.handle(mandarAviso, async ({ usuario, tipo, campeonato, mensagem, url }) => {
    const reader = await findReader(db, usuario);
    if (!reader) return;
    const { nome, locale, email } = reader;
    const link = `${config.appUrl}${url}`;
    const params = {
      mensagem: withoutAddresses(mensagem),
      campeonato: inSubject(campeonato ?? ''),
    };
    const kind = tipo && categoriaDoTipo(tipo);
    const letter = { model: 'aviso', kind, aviso: tipo } as const;
    await mailer.send(email, { ...letter, nome, locale, link, params });
  });
  jobs.handle(tocarAparelho, (toque) => tocar(services, toque));
  jobs.handle(soltarEspera, (deQuem) => soltar({ db, jobs }, deQuem));
  jobs.handle(mandarResumo, async ({ usuario, avisos, outros }) => {
    const reader = await findReader(db, usuario);
    if (!reader) return;
    const { nome, locale, email } = reader;
    const itens = avisos.map(({ mensagem, url }) => ({
      texto: withoutAddresses(mensagem),
      link: `${config.appUrl}${url}`,
    }));
    const params = { n: avisos.length + outros };
    const link = `${config.appUrl}/avisos`;
    await mailer.send(email, { model: 'resumo', nome, locale, link, params, itens });
  });
  jobs.hourly('usuario.espera', () => acordarAtrasados({ db, jobs }));
  jobs.hourly('usuario.notificacoes', () => deleteOldNotifications(db));
}
