// The embedded database, off the main thread: PGlite (PostgreSQL compiled to WebAssembly) answers on a
// socket, so the one driver serves both databases and no query blocks a page.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { serveOnSocket } from './embedded-socket.ts';

export type EmbeddedOptions = { readonly folder: string; readonly socket: string };

const { folder, socket } = workerData as EmbeddedOptions;

// The default of 128 MB is sized for a server of its own.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const database = await PGlite.create(folder, { startParams, extensions: { pg_trgm, unaccent } });
const stop = await serveOnSocket(database, socket);

parentPort?.once('message', async () => {
  await stop();
  await database.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
