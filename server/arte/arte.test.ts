// Pictures over HTTP: which there are, how large, that they are made once, and of what nobody may see there are none.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { AppError, sendError } from '#server/http/errors.ts';
import { makeServices } from '#server/http/services.ts';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';
import type { Oficina } from './oficina.ts';
import { arteRoutes } from './routes.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-arte-'));
// The thread of pictures stands behind everything else: where all processors are busy it waits long.
const t = testApp({ DATA_DIR, PATIENCE: '12' });

async function running(fases: object[], count: number, settings: object = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases, ...settings });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

/** Asks for the picture of another version, and follows to the one that is true. */
async function open(path: string) {
  const guest = await t.guest();
  const moved = await guest.get(path);
  if (moved.statusCode !== 302) return moved;
  expect(moved.headers['cache-control']).toBe('no-store');
  return guest.get(moved.headers.location ?? '');
}

async function sizeOf(path: string) {
  const answer = await open(path);
  expect(answer.statusCode, `${path} ${answer.body.slice(0, 200)}`).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.rawPayload.length, path).toBeLessThanOrEqual(300_000);
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  return [format, width, height];
}

test('a league has pictures of its link, its table and its round in every size, in both languages', async () => {
  const { org, id, uuids } = await running([{ tipo: 'pontos_corridos' }], 6);
  const [jogo] = await currentRound(org, id);
  if (!jogo) throw new Error('there is one');
  await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 1 });
  const own = `/arte/campeonato/${id}/0`;
  expect(await sizeOf(`${own}/link-pt.png`)).toEqual(['png', 1200, 630]);
  expect(await sizeOf(`${own}/tabela-quadrada-en.png`)).toEqual(['png', 1080, 1080]);
  expect(await sizeOf(`${own}/tabela-story-pt.png`)).toEqual(['png', 1080, 1920]);
  expect(await sizeOf(`${own}/rodada-retrato-pt.png`)).toEqual(['png', 1080, 1350]);
  expect(await sizeOf(`${own}/rodada.1.2-retrato-pt.png`)).toEqual(['png', 1080, 1350]);
  expect(await sizeOf(`/arte/partida/${jogo.uuid}/0/link-pt.png`)).toEqual(['png', 1200, 630]);
  expect(await sizeOf(`/arte/partida/${jogo.uuid}/0/jogo-story-en.png`)).toEqual([
    ...['png', 1080, 1920],
  ]);
  const one = `/arte/participante/${id}.${uuids[0]}/0/link-pt.png`;
  expect(await sizeOf(one)).toEqual(['png', 1200, 630]);
  const drawn = await Promise.all(
    ['', '-campeonato', '-clara', '-escura', `-time.${uuids[0]}`].map((cores) =>
      open(`${own}/tabela-quadrada${cores}-pt.png`),
    ),
  );
  const looks = drawn.map(({ statusCode, rawPayload }) => {
    expect(statusCode).toBe(200);
    return rawPayload.toString('base64');
  });
  expect(new Set(looks).size, 'without a word: the championship’s').toBe(4);
  const strangers = [`time.${jogo.uuid}`, 'time.x', 'azul'];
  for (const cores of strangers) {
    expect((await open(`${own}/tabela-quadrada-${cores}-pt.png`)).statusCode).toBe(404);
  }
  const match = `/arte/partida/${jogo.uuid}/0/jogo-story-clara-pt.png`;
  expect((await open(match)).statusCode, 'a match has the colours of its sides').toBe(404);
  const missing = ['chave-retrato-pt', 'campeao-retrato-pt', 'artilheiros-quadrada-pt'];
  for (const name of missing) expect((await open(`${own}/${name}.png`)).statusCode).toBe(404);
});

test('a bracket and a champion have theirs, and so has a liga', async () => {
  const { org, id } = await running([{ tipo: 'mata_mata' }], 4);
  const own = `/arte/campeonato/${id}/0`;
  expect(await sizeOf(`${own}/chave-retrato-pt.png`)).toEqual(['png', 1080, 1350]);
  await playAll(org, id, () => ({ mandante: 1, visitante: 0 }));
  await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado' });
  expect(await sizeOf(`${own}/campeao-quadrada-pt.png`)).toEqual(['png', 1080, 1080]);
  expect(await sizeOf(`${own}/campeao-story-en.png`)).toEqual(['png', 1080, 1920]);
  const liga = await makeLiga(org);
  expect(await sizeOf(`/arte/liga/${liga}/0/link-pt.png`)).toEqual(['png', 1200, 630]);
});

test('what a guest may not see is in no picture, and what is no address is nothing', async () => {
  const { org, id } = await running([{ tipo: 'pontos_corridos' }], 4, { visibilidade: 'privado' });
  const guest = await t.guest();
  for (const who of [guest, org]) {
    expect((await who.get(`/arte/campeonato/${id}/0/link-pt.png`)).statusCode).toBe(404);
  }
  for (const path of [
    `/arte/campeonato/${id}/0/link-quadrada-pt.png`,
    `/arte/campeonato/${id}/0/tabela-pt.png`,
    `/arte/campeonato/${id}/0/tabela-quadrada-fr.png`,
    `/arte/campeonato/${id}/x/link-pt.png`,
    '/arte/outra/2222222222/0/link-pt.png',
    '/arte/campeonato/..%2f..%2fetc/0/link-pt.png',
  ]) {
    expect((await guest.get(path)).statusCode, path).toBe(404);
  }
});

/** The same routes with a workshop that only counts. */
async function withWorkshop(fazer: Oficina['fazer']) {
  const app = Fastify();
  app.setErrorHandler(sendError);
  const config = { ...t.config, dataDir: mkdtempSync(join(tmpdir(), 'tabelao-arte-')) };
  arteRoutes(app, makeServices(config, t.db, t.log), { fazer, fechar: async () => {} });
  // What it asks the API goes to the whole app.
  app.inject = t.app.inject.bind(t.app) as typeof app.inject;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { app, dataDir: config.dataDir, at: (path: string) => `http://127.0.0.1:${port}${path}` };
}

test('500 people who open one new link cost one making, and the picture is kept', async () => {
  const { id } = await running([{ tipo: 'pontos_corridos' }], 4);
  const guest = await t.guest();
  const moved = await guest.get(`/arte/campeonato/${id}/0/link-pt.png`);
  let made = 0;
  const { app, at, dataDir } = await withWorkshop(async () => {
    made += 1;
    return Buffer.from('uma figura');
  });
  const path = at(moved.headers.location ?? '');
  const all = await Promise.all(
    Array.from({ length: 500 }, async () => (await fetch(path)).text()),
  );
  expect(new Set(all)).toEqual(new Set(['uma figura']));
  expect(made).toBe(1);
  expect(readdirSync(join(dataDir, 'arte'))).toHaveLength(1);
  await app.close();
});

test('when the workshop is full the picture of the product stands in, and is not kept', async () => {
  const { id } = await running([{ tipo: 'pontos_corridos' }], 4);
  const guest = await t.guest();
  const moved = await guest.get(`/arte/campeonato/${id}/0/link-pt.png`);
  const { app, at } = await withWorkshop(async () => {
    throw new AppError('indisponivel');
  });
  const answer = await fetch(at(moved.headers.location ?? ''), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/og.png']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await app.close();
});
