// What handlers work with, made once at the start and passed to every feature.
import type { Arquivos } from '#server/arquivos/arquivos.ts';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/jobs/job.ts';
import { type Jobs, makeJobs } from '#server/jobs/jobs.ts';
import { type Mailer, makeMailer } from '#server/mail/mailer.ts';
import { makePagamentos, type Pagamentos } from '#server/pagamentos/pagamentos.ts';
import { makePush, type Push } from '#server/push/push.ts';
import { makeRealtime, type Realtime } from '#server/realtime/realtime.ts';
import { makeSaida, type Saida } from '#server/saida/saida.ts';
import { type Csrf, makeCsrf } from './csrf.ts';
import { type Keys, makeKeys } from './keys.ts';
import { makeSessionCookies, type SessionCookies } from './session.ts';

export type Services = {
  readonly config: Config;
  readonly db: Database;
  readonly cookies: SessionCookies;
  readonly csrf: Csrf;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly saida: Saida;
  readonly arquivos: Arquivos;
  readonly realtime: Realtime;
  readonly push: Push;
  readonly pagamentos: Pagamentos;
};

export function makeServices(config: Config, db: Database, log: Log): Services {
  const { appUrl, secure } = config;
  const keys = makeKeys(config.appKeys);
  const cookies = makeSessionCookies(secure);
  const jobs = makeJobs(db, log, config.mail.perSecond);
  return {
    config,
    db,
    cookies,
    csrf: makeCsrf({ keys, cookies, appUrl, secure }),
    keys,
    jobs,
    mailer: makeMailer(config, db, log),
    log,
    saida: makeSaida(db, log),
    arquivos: arquivosNoDisco(config.dataDir),
    realtime: makeRealtime(config, db, jobs),
    push: makePush({ config, db, keys }),
    pagamentos: makePagamentos(config, db),
  };
}
