// What open pages are told, after the commit of what caused it.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openSocket, type TestSocket } from '#server/testing/sockets/socket.ts';
import { makePartida } from '#server/testing/vida.ts';

const port = await freePort();
const appUrl = `http://127.0.0.1:${port}`;
const t = testApp({ APP_URL: appUrl, PORT: String(port) });
const sockets: TestSocket[] = [];
const MUDOU = 'App\\Events\\CampeonatoMudou';
const NOVIDADE = 'App\\Events\\Novidade';
const NOTIFICACAO = 'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated';

beforeAll(async () => {
  await t.app.listen({ port, host: '127.0.0.1' });
});

afterEach(() => {
  for (const { ws } of sockets.splice(0)) ws.terminate();
});

async function hearing(channel: string, who?: SignedIn): Promise<TestSocket> {
  const socket = openSocket(appUrl);
  sockets.push(socket);
  const body = { socket_id: await socket.id(), channel_name: channel };
  const auth = who ? (await who.post('/broadcasting/auth', body)).json() : {};
  socket.say('pusher:subscribe', { channel, ...auth });
  await socket.told('pusher_internal:subscription_succeeded', channel);
  return socket;
}

const versionOf = async (id: string) =>
  (await t.db.first<{ versao: number }>(sql`select versao from campeonatos where id = ${id}`))
    ?.versao;

const lastVersion = ({ heard }: TestSocket) =>
  (heard.findLast(({ event }) => event === MUDOU)?.data as { versao: number } | undefined)?.versao;

describe('who watches a championship', () => {
  test('is told that there is a new version, and nothing else', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, 4);
    await startCampeonato(org, id);
    const guest = await hearing(`campeonato.${id}`);
    const [first, second] = await currentRound(org, id);
    if (!first || !second) throw new Error('no matches');
    await score(org, first, { tipo: 'placar', mandante: 2, visitante: 1 });
    await score(org, second, { tipo: 'placar', mandante: 0, visitante: 0 });
    await eventually(async () => expect(lastVersion(guest)).toBe(await versionOf(id)));
    const told = guest.heard.filter(({ event }) => event === MUDOU);
    for (const { data } of told) expect(Object.keys(data as object)).toEqual(['versao']);
    await eventually(async () => expect(await t.db.rows(sql`select 1 from saida`)).toEqual([]));
  });

  test('begins with the version that there is', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const guest = await hearing(`campeonato.${id}`);
    const owner = await hearing(`private-campeonato.${id}`, org);
    for (const { heard } of [guest, owner]) {
      const begun = heard.find(({ event }) => event === 'pusher_internal:subscription_succeeded');
      expect(begun?.data).toEqual({ versao: await versionOf(id) });
    }
  });

  test('is not told of what was not committed', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const guest = await hearing(`campeonato.${id}`);
    const waiting = () => t.db.rows(sql`select 1 from saida where campeonato_id = ${id}`);
    await eventually(async () => expect(await waiting()).toEqual([]));
    const before = await versionOf(id);
    const undone = escrever(
      { db: t.db, saida: { deliver: async () => {} } as never },
      { id, acao: 'ver', autor: { tipo: 'sistema' } as never },
      async () => {
        throw new Error('the cause failed');
      },
    );
    await expect(undone).rejects.toThrow('the cause failed');
    expect(await waiting()).toEqual([]);
    guest.say('pusher:ping');
    await guest.told('pusher:pong');
    expect(lastVersion(guest) ?? before).toBe(await versionOf(id));
  });

  test('is told how many watch, and of nobody who', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [first] = [await hearing(`campeonato.${id}`), await hearing(`campeonato.${id}`)];
    const { data } = await first.told('pusher_internal:subscription_count');
    expect(data).toEqual({ subscription_count: 2 });
    const late = await hearing(`campeonato.${id}`);
    await late.told('pusher_internal:subscription_count');
  });

  test('is told that something is new about a match or a draw, of which no version is made', async () => {
    const cena = await makePartida(t);
    const guest = await hearing(`campeonato.${cena.id}`);
    const news = () =>
      guest.heard.filter(({ event }) => event === NOVIDADE).map(({ data }) => data);
    const before = await versionOf(cena.id);
    const path = `/api/partidas/${cena.uuid}/lances`;
    const lance = randomUUID();
    expect((await cena.gente.casa.post(path, { id: lance, tipo: 'inicio' })).statusCode).toBe(201);
    await eventually(async () => expect(news()).toEqual([{ sobre: cena.uuid }]));
    expect((await cena.gente.casa.delete(`${path}/${lance}`)).statusCode).toBe(200);
    await eventually(async () => expect(news()).toHaveLength(2));
    expect(await versionOf(cena.id)).toBe(before);
    const draws = (await cena.gente.dono.get(`/api/campeonatos/${cena.id}/sorteio`)).json().data;
    const [{ uuid }] = draws;
    const body = { uuid, fora: 1, andando: false };
    const led = await cena.gente.dono.put(`/api/campeonatos/${cena.id}/sorteio/cerimonia`, body);
    expect(led.statusCode, led.body).toBe(200);
    await eventually(async () => expect(news().at(-1)).toEqual({ sobre: uuid }));
  });

  test('that becomes private is told so once, and then only its members', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const guest = await hearing(`campeonato.${id}`);
    const owner = await hearing(`private-campeonato.${id}`, org);
    const save = async (more: object) => {
      const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
      const { configuracao_versao } = data;
      const fases = [{ tipo: 'pontos_corridos' }];
      const body = { nome: 'Copa de Teste', fases, configuracao_versao, ...more };
      const saved = await org.put(`/api/campeonatos/${id}`, body);
      expect(saved.statusCode, saved.body).toBe(200);
    };
    await save({ visibilidade: 'privado' });
    await eventually(async () => expect(lastVersion(guest)).toBe(await versionOf(id)));
    const last = lastVersion(guest);
    await save({ visibilidade: 'privado', nome: 'Copa Fechada' });
    await eventually(async () => expect(lastVersion(owner)).toBe(await versionOf(id)));
    expect(lastVersion(owner)).toBeGreaterThan(last ?? 0);
    expect(lastVersion(guest)).toBe(last);
  });
});

describe('a person', () => {
  test('hears of their notice once, with where it leads, and nobody else does', async () => {
    const [org, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
    const id = await openCampeonato(org, { aprovacao: 'manual', pede: [] });
    const [hers, owners] = [
      await hearing(`private-users.${bia.uuid}`, bia),
      await hearing(`private-users.${org.uuid}`, org),
    ];
    expect((await ana.post(`/api/campeonatos/${id}/participantes`, {})).statusCode).toBe(201);
    const { data } = await owners.told(NOTIFICACAO);
    const listed = (await org.get('/api/usuario/notifications')).json().data[0];
    expect(data).toEqual({
      id: listed.id,
      type: listed.tipo,
      url: listed.url,
      mensagem: listed.mensagem,
    });
    owners.say('pusher:ping');
    await owners.told('pusher:pong');
    expect(owners.heard.filter(({ event }) => event === NOTIFICACAO)).toHaveLength(1);
    expect(hers.heard.map(({ event }) => event)).not.toContain(NOTIFICACAO);
  });
});
