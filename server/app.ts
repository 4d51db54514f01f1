// The whole product as one Fastify app. Read from top to bottom: what every request passes, then one
// line per feature. Nothing is registered anywhere else.
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { aberturaRoutes } from './aberturas/routes.ts';
import { agendaRoutes } from './agenda/routes.ts';
import { aparenciaRoutes } from './aparencia/routes.ts';
import { arteRoutes } from './arte/routes.ts';
import { assinaturaJobs } from './assinatura/jobs.ts';
import { assinaturaRoutes } from './assinatura/routes.ts';
import { deleteOldAccesses } from './auditoria/acessos.ts';
import { deleteOldEntries } from './auditoria/audit.ts';
import { auditDenied } from './auditoria/denied.ts';
import { authRoutes } from './auth/routes.ts';
import { avisoRoutes } from './avisos/routes.ts';
import { bloqueioRoutes } from './bloqueios/routes.ts';
import { broadcastingJobs } from './broadcasting/jobs.ts';
import { broadcastingRoutes } from './broadcasting/routes.ts';
import type { Build } from './build.ts';
import { caixaRoutes } from './caixa/routes.ts';
import { calendarioRoutes } from './calendario/routes.ts';
import { campeaoRoutes } from './campeao/routes.ts';
import { campeonatoRoutes } from './campeonatos/routes.ts';
import { chaveamentoRoutes } from './chaveamento/routes.ts';
import { classificacaoRoutes } from './classificacao/routes.ts';
import { compartilharRoutes } from './compartilhar/routes.ts';
import type { Config } from './config.ts';
import { contestacaoRoutes } from './contestacoes/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Database } from './database/database.ts';
import { tidyEmbedded } from './database/tidy.ts';
import { denunciaRoutes } from './denuncias/routes.ts';
import { desempateRoutes } from './desempate/routes.ts';
import { docsRoutes } from './docs/routes.ts';
import { emailJobs } from './email/jobs.ts';
import { emailRoutes } from './email/routes.ts';
import { embedRoutes } from './embed/routes.ts';
import { escalacaoRoutes } from './escalacao/routes.ts';
import { escudoRoutes } from './escudos/routes.ts';
import { estatisticasRoutes } from './estatisticas/routes.ts';
import { exportarRoutes } from './exportar/routes.ts';
import { expressoRoutes } from './expresso/routes.ts';
import { historicoRoutes } from './historico/routes.ts';
import { readBodies } from './http/body/read-bodies.ts';
import { refuseWritesWithoutSpace } from './http/disk-space.ts';
import { AppError, sendError } from './http/errors.ts';
import { fixedHeaders, setHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { deleteExpiredAttempts } from './http/limiter.ts';
import { loggerOptions, logRequests } from './http/log.ts';
import { deleteOldKeys } from './http/once.ts';
import { makeServices, type Services } from './http/services.ts';
import { renewCookies } from './http/session.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { compileSerializer, compileValidator } from './http/validation.ts';
import { importacaoRoutes } from './importacao/routes.ts';
import { imprimirRoutes } from './imprimir/routes.ts';
import { informeJobs } from './informes/jobs.ts';
import { informeRoutes } from './informes/routes.ts';
import { jogoRoutes } from './jogos/routes.ts';
import { juizRoutes } from './juizes/routes.ts';
import { juncaoRoutes } from './juncoes/routes.ts';
import { lanceRoutes } from './lances/routes.ts';
import { ligaRoutes } from './ligas/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { mensagemRoutes } from './mensagens/routes.ts';
import { mesaRoutes } from './mesa/routes.ts';
import { ocorrenciaRoutes } from './ocorrencias/routes.ts';
import { organizadorRoutes } from './organizadores/routes.ts';
import { demonstracaoRoutes } from './pagamentos/demonstracao/routes.ts';
import { assetRoutes, buildRoutes } from './pages/assets.ts';
import { type Front, frontServer } from './pages/front.ts';
import type { Renderer } from './pages/handler.ts';
import { messageRoutes } from './pages/messages.ts';
import { limitsWith, threadedRenderer } from './pages/render-threads.ts';
import { pageRoutes } from './pages/routes.ts';
import { participanteRoutes } from './participantes/routes.ts';
import { partidaRoutes } from './partidas/routes.ts';
import { pdfRoutes } from './pdf/routes.ts';
import { pendenciaRoutes } from './pendencias/routes.ts';
import { perfilRoutes } from './perfil/routes.ts';
import { planosRoutes } from './planos/routes.ts';
import { comecarPrazos } from './prazos/comecar.ts';
import { makeRobo } from './prazos/robo.ts';
import { propostaRoutes } from './propostas/routes.ts';
import { provaRoutes } from './provas/routes.ts';
import { punicaoRoutes } from './punicoes/routes.ts';
import { comecarRankings, rankingJobs } from './rankings/jobs.ts';
import { rankingRoutes } from './rankings/routes.ts';
import { asksForSocket } from './realtime/upgrade.ts';
import { registrarRoutes } from './registrar/routes.ts';
import { regulamentoRoutes } from './regulamento/routes.ts';
import { TRATAR } from './robo/tratar.ts';
import { rodadaRoutes } from './rodadas/routes.ts';
import { senhaJobs } from './senha/jobs.ts';
import { senhaRoutes } from './senha/routes.ts';
import { sessaoJobs } from './sessao/jobs.ts';
import { sessaoRoutes } from './sessao/routes.ts';
import { simuladorRoutes } from './simulador/routes.ts';
import { sorteioRoutes } from './sorteio/routes.ts';
import { sugestaoRoutes } from './sugestoes/routes.ts';
import { sumulaRoutes } from './sumula/routes.ts';
import { taxaRoutes } from './taxas/routes.ts';
import { transmissaoRoutes } from './transmissao/routes.ts';
import { uploadJobs } from './upload/jobs.ts';
import { uploadRoutes } from './upload/routes.ts';
import { usuarioJobs } from './usuario/jobs.ts';
import { usuarioRoutes } from './usuario/routes.ts';
import { visaoRoutes } from './visao/routes.ts';
import { vitrineRoutes } from './vitrine/routes.ts';
import { vitrineDe } from './vitrine/vitrine.ts';

const BODY_LIMIT = 256 * 1024;
const SECOND = 1_000;
const TIMEOUTS = {
  connection: 60 * SECOND,
  request: 30 * SECOND,
  keepAlive: 72 * SECOND,
  headers: 10 * SECOND,
  /** Between two looks for clients that are too slow. */
  check: SECOND,
};

/** Builds known to this process, newest first; none in development and in tests of the API. */
export type AppOptions = {
  readonly pages: 'built' | 'development' | 'none';
  builds?: readonly Build[];
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Whoever is connected comes back to another process, not all at once. Before the app is closed. */
    sendSocketsAway(): Promise<void>;
  }
}

/** Nothing is reachable by accident: a route that does not say who may call it stops the start. */
function requireDeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not declare its access.`);
  });
}

function makeServer(config: Config, front: Front, isDevelopment: boolean): FastifyInstance {
  return Fastify({
    serverFactory: (app) =>
      frontServer(front, app, TIMEOUTS, (request) => asksForSocket(request, isDevelopment)),
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // From the headers on, so that a body which is slow but allowed is no fault of ours.
    handlerTimeout: TIMEOUTS.request + 20 * SECOND,
    clientErrorHandler: refuseUnreadable(config),
    forceCloseConnections: 'idle',
    // Addresses that cannot even be read never reach a hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(fixedHeaders(config));
      sendError(error, request, reply);
    },
  });
}

/** Jobs run while the product listens; what is left when it stops is done after the next start. */
function runJobs(app: FastifyInstance, services: Services): void {
  const { db, jobs, mailer, saida, realtime, pagamentos } = services;
  sessaoJobs(services);
  emailJobs(services);
  senhaJobs(services);
  usuarioJobs(services);
  informeJobs(services);
  broadcastingJobs(services);
  uploadJobs(services);
  rankingJobs(services);
  assinaturaJobs(services);
  jobs.hourly('limites', () => deleteExpiredAttempts(db));
  jobs.hourly('auditoria', () => deleteOldEntries(db));
  jobs.hourly('acessos', () => deleteOldAccesses(db));
  jobs.hourly('idempotencia', () => deleteOldKeys(db));
  jobs.hourly('saida', () => saida.tidy());
  jobs.hourly('prazos', () => comecarPrazos(services));
  if (db.kind === 'embedded') jobs.hourly('database', () => tidyEmbedded(db));
  const robo = makeRobo(services, TRATAR);
  // Made with the first start: whoever only looks writes nothing.
  app.addHook('onReady', async () => {
    await services.push.publicKey().catch((error) => app.log.warn(error, 'no keys for push yet'));
  });
  app.addHook('onListen', async () => {
    await comecarRankings(services).catch((error) => app.log.warn(error, 'no rankings yet'));
    jobs.start();
    saida.start();
    robo.start();
    await realtime.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([saida.stop(), jobs.stop(), robo.stop()]);
    await realtime.close();
    mailer.close();
    await pagamentos.close();
  });
}

async function registerPages(
  app: FastifyInstance,
  config: Config,
  options: AppOptions,
): Promise<{ renderer: Renderer; buildId: string } | undefined> {
  const builds = options.builds ?? [];
  if (options.pages === 'none') return undefined;
  if (options.pages === 'development') {
    buildRoutes(app, [{ id: 'development', timestamp: 0, files: [] }]);
    const { developmentRenderer } = await import('./pages/development.ts');
    return { renderer: await developmentRenderer(app), buildId: 'development' };
  }
  await assetRoutes(app);
  buildRoutes(app, builds);
  return {
    renderer: await threadedRenderer(limitsWith(config.patience)),
    buildId: builds[0]?.id ?? '',
  };
}

const OF_A_CHAMPIONSHIP = [
  campeonatoRoutes,
  sorteioRoutes,
  rodadaRoutes,
  desempateRoutes,
  agendaRoutes,
  punicaoRoutes,
  avisoRoutes,
  organizadorRoutes,
  historicoRoutes,
  expressoRoutes,
  classificacaoRoutes,
  campeaoRoutes,
  compartilharRoutes,
  chaveamentoRoutes,
  jogoRoutes,
  regulamentoRoutes,
  estatisticasRoutes,
  simuladorRoutes,
  visaoRoutes,
  participanteRoutes,
  pendenciaRoutes,
  partidaRoutes,
  propostaRoutes,
  ocorrenciaRoutes,
  mensagemRoutes,
  informeRoutes,
  contestacaoRoutes,
  juizRoutes,
  sugestaoRoutes,
  sumulaRoutes,
  escalacaoRoutes,
  importacaoRoutes,
  mesaRoutes,
  lanceRoutes,
  provaRoutes,
  taxaRoutes,
  caixaRoutes,
  aparenciaRoutes,
  transmissaoRoutes,
  pdfRoutes,
];

const OF_PLANS = [planosRoutes, assinaturaRoutes, demonstracaoRoutes];

/** Pictures, calendars, frames, paper and files. */
const FOR_OTHERS = [arteRoutes, calendarioRoutes, embedRoutes, imprimirRoutes, exportarRoutes];

export async function makeApp(
  config: Config,
  db: Database,
  options: AppOptions,
): Promise<FastifyInstance> {
  const front: Front = { answer: () => false };
  const app = makeServer(config, front, options.pages === 'development');
  const services = makeServices(config, db, app.log);
  requireDeclaredAccess(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new AppError('nao_encontrado');
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  logRequests(app);
  setHeaders(app, config);
  await app.register(cookie);
  renewCookies(app, services.cookies);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  readBodies(app);
  app.addHook('onRequest', (request, _reply, done) => {
    services.csrf.check(request);
    done();
  });
  refuseWritesWithoutSpace(app, config);
  auditDenied(app, services);
  runJobs(app, services);
  app.decorate('sendSocketsAway', () => services.realtime.sendAway());

  healthRoutes(app, services);
  docsRoutes(app);
  messageRoutes(app);
  mailRoutes(app, services);
  sessaoRoutes(app, services);
  registrarRoutes(app, services);
  emailRoutes(app, services);
  senhaRoutes(app, services);
  authRoutes(app, services);
  perfilRoutes(app, services);
  uploadRoutes(app, services);
  usuarioRoutes(app, services);
  broadcastingRoutes(app, services);
  rankingRoutes(app, services);
  dashboardRoutes(app, services);
  for (const routes of [...OF_A_CHAMPIONSHIP, ...OF_PLANS]) routes(app, services);
  ligaRoutes(app, services);
  bloqueioRoutes(app, services);
  denunciaRoutes(app, services);
  juncaoRoutes(app, services);
  escudoRoutes(app);
  for (const routes of FOR_OTHERS) routes(app, services);
  const opened = aberturaRoutes(app, services);
  vitrineRoutes(app, services);

  const pages = await registerPages(app, config, options);
  const dress = vitrineDe(config);
  if (pages) await pageRoutes(app, services, { ...pages, front, dress, opened });
  return app;
}
