// Two processes on one PostgreSQL: what happens in one is heard at the other, by PostgreSQL itself or by Redis.

import Publisher from 'pusher';
import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { findRedis, startRedis } from '#scripts/redis.ts';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { testApp } from '#server/testing/app.ts';
import {
  addHelper,
  insertNames,
  makeCampeonato,
  openCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openSocket } from '#server/testing/sockets/socket.ts';

const t = testApp();
const MUDOU = 'App\\Events\\CampeonatoMudou';

/** The same product again, with sockets of its own. */
async function another(env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const APP_KEY = t.config.appKeys[0];
  const own = { APP_URL: appUrl, PORT: String(port), APP_KEY, LOG_LEVEL: 'silent' };
  const config = readConfig({ ...own, ...env });
  const db = await openDatabase(t.databaseOptions);
  const app = await makeApp(config, db, { pages: 'none' });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    appUrl,
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}

describe.runIf(inject('databaseUrl') !== '')('an event of one process', () => {
  test('is heard at the other, also a long one, and after its connection broke', async () => {
    const other = await another();
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, 4);
    await startCampeonato(org, id);
    const channel = `campeonato.${id}`;
    const socket = openSocket(other.appUrl);
    await socket.id();
    socket.say('pusher:subscribe', { channel });
    await socket.told('pusher_internal:subscription_succeeded');
    expect((await org.put(`/api/campeonatos/${id}`, {})).statusCode).toBeLessThan(500);
    await addHelper(org, id, { helper: await t.signedIn() });
    await socket.told(MUDOU, channel);
    // The connection on which it listens breaks: whoever is connected is told to come back, and asks again.
    await t.db.run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' or query = 'select 1' and pid <> pg_backend_pid()`);
    expect(await socket.closed).toBe(4200);
    await eventually(async () => {
      const again = openSocket(other.appUrl);
      await again.id();
      again.ws.terminate();
    });
    await other.close();
  });

  test.runIf(findRedis())('is heard by Redis, which may go away and come back', async () => {
    const redis = await startRedis();
    const here = await another({ REDIS_URL: redis.url });
    const there = await another({ REDIS_URL: redis.url });
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const channel = `campeonato.${id}`;
    const listen = async () => {
      const socket = openSocket(there.appUrl);
      await socket.id();
      socket.say('pusher:subscribe', { channel });
      await socket.told('pusher_internal:subscription_succeeded');
      return socket;
    };
    const publisher = new Publisher({
      appId: t.config.realtime.appId,
      key: t.config.realtime.app.key,
      secret: t.config.realtime.app.secrets[0] ?? '',
      host: '127.0.0.1',
      port: new URL(here.appUrl).port,
      useTLS: false,
    });
    const socket = await listen();
    await publisher.trigger(channel, 'aviso', { n: 1 });
    expect((await socket.told('aviso', channel)).data).toEqual({ n: 1 });
    // Redis goes and comes: whoever is connected is told to come back, for something may have been missed.
    await redis.restart();
    expect(await socket.closed).toBe(4200);
    const again = await eventually(listen);
    await eventually(async () => {
      await publisher.trigger(channel, 'aviso', { n: 2 });
      expect(again.heard.some(({ event }) => event === 'aviso')).toBe(true);
    });
    again.ws.terminate();
    await Promise.all([here.close(), there.close()]);
    await redis.stop();
  });
});
