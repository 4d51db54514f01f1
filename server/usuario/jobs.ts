import { canalDaPessoa, NOTIFICACAO, type NotificacaoAoVivo } from '#contract/realtime/eventos.ts';
import { categoriaDoTipo } from '#regras/avisos/tipos.ts';
import type { Database } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import type { Told } from '#server/realtime/protocol/hub.ts';
import type { Locale } from '#textos/locale.ts';
import { type AvisoEntregue, entregarAvisos } from './entregar-avisos.ts';
import { acordarAtrasados, soltar } from './espera.ts';
import { avisar, mandarAviso, mandarResumo, soltarEspera, tocarAparelho } from './notificar.ts';
import { deleteOldNotifications, findNomesDosLados, findReader } from './queries.ts';
import { tocar } from './tocar-aparelho.ts';

const ADDRESS = /\S*(?:@|\\|:\/\/)\S*|\S*[\p{L}\p{N}]\.\p{L}{2,}\S*/gu;

/** Names of championships are anybody's text: what a reader could follow stays out of a mail of ours. */
const withoutAddresses = (mensagem: string) => mensagem.replaceAll(ADDRESS, '…');

const LONGEST_IN_SUBJECT = 60;

/** A subject is one short line. */
function inSubject(nome: string, longest = LONGEST_IN_SUBJECT): string {
  const plain = withoutAddresses(nome.replace(/\p{C}+/gu, ' ').trim());
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

const LONGEST_OF_TWO = 28;

/** Both sides of the match that a notice leads to, as they are now; none where it is of another page, or gone. */
async function jogoEm(db: Database, locale: Locale, url: string): Promise<string | undefined> {
  const [, uuid] = /^\/partida\/([\da-f-]{36})/.exec(url) ?? [];
  const lados = uuid && (await findNomesDosLados(db, uuid));
  if (!lados) return undefined;
  const open = texts[locale]('vida.lado_a_definir');
  const [home, away] = lados.map((nome) => inSubject(nome ?? open, LONGEST_OF_TWO));
  return `${home} × ${away}`;
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
    const own = inSubject(campeonato ?? '');
    const params = {
      mensagem: withoutAddresses(mensagem),
      campeonato: own,
      jogo: (await jogoEm(db, locale, url)) ?? own,
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
