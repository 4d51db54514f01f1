// Starts the product: configuration, build, database, demonstration data, then listens; stops it again
// on a signal, finishing what is under way.
import { makeApp } from './app.ts';
import { backUpOnRequest } from './backup/on-request.ts';
import { ensureBuild } from './build.ts';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demonstracao/conta.ts';
import { makeFirst } from './first-start.ts';
import { makeFinish } from './http/finish.ts';
import { openReady } from './ready.ts';

/** Sockets are sent away over fifteen seconds where there are thousands. */
const STOP_MS = 24_000;
const FINISH_MS = 5_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function run(isDevelopment: boolean): Promise<void> {
  const config = readConfig(process.env);
  const [db, build] = await Promise.all([
    makeFirst(config).then(() => openReady(config)),
    isDevelopment ? undefined : ensureBuild(),
  ]);
  const app = await makeApp(config, db, {
    pages: isDevelopment ? 'development' : 'built',
    builds: build?.builds ?? [],
  });
  const finish = makeFinish(app.server);
  stopOnSignal(async () => {
    await finish(FINISH_MS, app.sendSocketsAway());
    await app.close();
    await db.close();
  });
  backUpOnRequest({ db, dataDir: config.dataDir });
  await app.listen({ port: config.port, host: config.host });
  say(`Tabelão: ${config.appUrl}`);
  if (config.demonstration) say(`Demonstration login: ${DEMO_EMAIL} / ${DEMO_PASSWORD}`);
}

/** A mistake in how we were started is told in one line, without a stack. */
export async function start(isDevelopment: boolean): Promise<void> {
  try {
    await run(isDevelopment);
  } catch (error) {
    const isUsersMistake =
      error instanceof ConfigError ||
      error instanceof FolderInUse ||
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    process.stderr.write(`${isUsersMistake ? (error as Error).message : (error as Error).stack}\n`);
    process.exit(isUsersMistake ? 2 : 1);
  }
}
