// Openings: what is one, that reading writes nothing, and that they are numbers and nothing of people.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeApp } from '#server/app.ts';
import { APP_URL, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { dump } from '#server/testing/dump.ts';
import { aberturaDe } from './abertura.ts';

const t = testApp();

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ID = '2345678abc';
const UUID = '0199c0de-0000-7000-8000-000000000001';

/** As the worker of this site fetches a page for somebody who was here before. */
const BY_WORKER = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

const kind = (url: string, headers: Record<string, string> = {}) =>
  aberturaDe({ url, headers: { 'user-agent': CHROME, ...headers } })?.tipo ?? null;

test.each([
  [`/campeonato/${ID}`, {}, 'link'],
  [`/campeonato/${ID}/classificacao?utm=x`, { 'sec-fetch-site': 'cross-site' }, 'link'],
  [`/partida/${UUID}`, { 'sec-fetch-site': 'none' }, 'link'],
  [`/campeonato/${ID}`, { 'sec-fetch-site': 'same-origin' }, null],
  [`/campeonato/${ID}`, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }, null],
  [`/campeonato/${ID}`, { ...BY_WORKER, 'x-aberto': 'fora document' }, 'link'],
  [`/partida/${UUID}`, { ...BY_WORKER, 'x-aberto': 'daqui document' }, null],
  [`/campeonato/${ID}`, { ...BY_WORKER, 'x-aberto': 'fora iframe' }, null],
  [`/embed/campeonato/${ID}/jogos`, { ...BY_WORKER, 'x-aberto': 'fora document' }, 'embed'],
  [`/transmissao/${ID}/tela?chave=x`, { ...BY_WORKER, 'x-aberto': 'daqui iframe' }, null],
  [`/campeonato/${ID}`, BY_WORKER, null],
  [`/campeonato/${ID}`, { 'sec-purpose': 'prefetch' }, null],
  [`/campeonato/${ID}/jogos.data`, {}, null],
  ['/campeonato/criar', {}, null],
  [`/campeonato/${ID}`, { 'user-agent': 'WhatsApp/2.23.20.0' }, 'previa'],
  [`/campeonato/${ID}`, { 'user-agent': 'facebookexternalhit/1.1' }, 'previa'],
  [`/arte/campeonato/${ID}/3/link-pt.png`, { 'user-agent': 'WhatsApp/2.23.20.0' }, null],
  [`/campeonato/${ID}`, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, null],
  [`/campeonato/${ID}`, { 'user-agent': 'curl/8.0' }, null],
  [`/campeonato/${ID}`, { 'user-agent': '' }, null],
  [`/arte/campeonato/${ID}/3/tabela-story-pt.png`, {}, 'imagem'],
  [
    `/arte/campeonato/${ID}/3/tabela-story-pt.png`,
    { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' },
    null,
  ],
  [`/embed/campeonato/${ID}/jogos`, { 'sec-fetch-dest': 'iframe' }, 'embed'],
  [`/embed/campeonato/${ID}/jogos`, { 'sec-fetch-dest': 'empty' }, null],
  [`/transmissao/${ID}/tela?chave=x`, { 'sec-fetch-dest': 'document' }, 'transmissao'],
  [`/transmissao/${ID}/tela?chave=x`, { 'sec-fetch-dest': 'iframe' }, null],
  [`/transmissao/${ID}/tela/estado?chave=x`, {}, null],
  [`/calendario/campeonato/${ID}.ics`, { 'user-agent': '' }, 'agenda'],
  ['/api/campeonatos', {}, null],
])('%s %o is %s', (url, headers, expected) => {
  expect(kind(url, headers)).toBe(expected);
});

test('they are counted in memory, told at once, written together, and never by who only looks', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [jogo] = await currentRound(org, id);
  const app = await makeApp(t.config, t.db, { pages: 'none' });
  const headers = { host: new URL(APP_URL).host, 'user-agent': CHROME };
  const open = async (url: string) => (await app.inject({ url, headers })).statusCode;
  const before = await dump(t);
  for (const parte of ['jogos', 'jogos', 'classificacao']) {
    expect(await open(`/embed/campeonato/${id}/${parte}`)).toBe(200);
  }
  expect(await open(`/calendario/partida/${jogo?.uuid}.ics`)).toBe(200);
  expect(await open(`/embed/campeonato/${id}/outra`)).toBe(404);
  expect(await open(`/embed/campeonato/${ID}/jogos`)).toBe(404);
  expect(await dump(t)).toBe(before);
  const { headers: own } = org;
  const told = await app.inject({ url: `/api/campeonatos/${id}/aberturas`, headers: own() });
  expect(told.json().data.total).toMatchObject({ embed: 3, agenda: 1, link: 0 });
  expect(told.json().data.dias).toHaveLength(30);
  await app.close();
  const rows = await t.db.rows(sql`
    select tipo, n from aberturas where campeonato_id = ${id} order by tipo`);
  expect(rows).toEqual([
    { tipo: 'agenda', n: 1 },
    { tipo: 'embed', n: 3 },
  ]);
  const again = await org.get(`/api/campeonatos/${id}/aberturas`);
  expect(again.json().data.total).toMatchObject({ embed: 3, agenda: 1 });
});

test('nothing is kept but championship, day, kind and number', async () => {
  const columns = await t.db.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = 'aberturas' order by ordinal_position`);
  expect(columns.map(({ name }) => name)).toEqual(['campeonato_id', 'dia', 'tipo', 'n']);
});
