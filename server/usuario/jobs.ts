import { categoriaDoTipo } from '#regras/avisos/tipos.ts';
import type { Services } from '#server/http/services.ts';
import { inSubject, jogoEm, withoutAddresses } from './assunto.ts';
import { entregarJuntos } from './entregar-juntos.ts';
import { acordarAtrasados, soltar } from './espera.ts';
import { avisar, mandarAviso, mandarResumo, soltarEspera, tocarAparelho } from './notificar.ts';
import { deleteOldNotifications, findReader } from './queries.ts';
import { tocar } from './tocar-aparelho.ts';

export function usuarioJobs(services: Services): void {
  const { config, db, jobs, mailer, saida } = services;
  saida.gather(avisar, (tx, recebidos) => entregarJuntos(services, tx, recebidos));
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
