// The app as a process of its own, for tests that end it without warning: reads its settings from the
// environment, tells its port, and runs until it is killed.
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';

const config = readConfig(process.env);
const db = await openDatabase(config.database);
const app = await makeApp(config, db, { pages: 'none' });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
// Where what is compiled is kept for the next process (`npm test`): who is killed would not write it.
flushCompileCache();
