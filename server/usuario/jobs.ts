import { canalDaPessoa, NOTIFICACAO, type NotificacaoAoVivo } from '#contract/realtime/eventos.ts';
import { categoriaDoTipo } from '#regras/avisos/tipos.ts';
import type { Services } from '#server/http/services.ts';
import type { Told } from '#server/realtime/protocol/hub.ts';
import { inSubject, jogoEm, withoutAddresses } from './assunto.ts';
import { type AvisoEntregue, entregarAvisos } from './entregar-avisos.ts';
import { acordarAtrasados, soltar } from './espera.ts';
import { avisar, mandarAviso, mandarResumo, soltarEspera, tocarAparelho } from './notificar.ts';
import { deleteOldNotifications, findReader } from './queries.ts';
import { tocar } from './tocar-aparelho.ts';

/** The notice as it appears on the open pages of its person. */
function aoVivo({ id, usuario_uuid, tipo, mensagem, url }: AvisoEntregue): Told {
  const told: NotificacaoAoVivo = { id, type: tipo, url, mensagem };
  const channels = [canalDaPessoa(usuario_uuid)];
  return { channels, event: NOTIFICACAO, data: JSON.stringify(told) };
}

/** Where nobody is told in the app, somebody may want to be told by their browser alone. */
const mayRing = (entregues: readonly AvisoEntregue[]) =>
  entregues.length === 0 || entregues.some(({ toca }) => toca);

export function usuarioJobs(services: Services): void {
  const { config, db, jobs, mailer, saida, realtime } = services;
  saida.gather(avisar, async (tx, recebidos) => {
    const entregues = await Promise.all(recebidos.map((recebido) => entregarAvisos(tx, recebido)));
    const tell = await realtime.publishIn(tx, entregues.flat().map(aoVivo));
    return () => {
      tell();
      jobs.added(mandarAviso);
      if (entregues.some(mayRing)) jobs.added(tocarAparelho);
    };
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
      jogo: (await jogoEm(db, url)) ?? own,
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
