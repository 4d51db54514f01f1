// What is private or unlisted is told nowhere: everything that can be read is read before there are such
// championships, and again when the same people have played and won them in the same liga. Nothing may differ, no
// number either. The addresses come from the app itself (testing/liga/leituras.ts). Pages are made of these answers
// alone, their tags too (vitrine/vitrine.ts): what is not in an answer is on no page.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { ELO_DA_LIGA, POSICAO_DA_LIGA } from '#regras/ranking/da-liga.ts';
import { RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { conferirCampeonato } from './rankings/conferir.ts';
import { fundarRankings } from './rankings/fundar.ts';
import { refazerRanking } from './rankings/refazer.ts';
import { APP_URL, type SignedIn, testApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import { leiturasDe, type MundoLido, rotasDeLeitura } from './testing/liga/leituras.ts';
import { insertMembro, makeLiga } from './testing/liga/liga.ts';
import { encerrar, type Historia, insertHistoria } from './testing/rankings/historia.ts';
import { uuidv7 } from './uuid.ts';

const t = testApp();

const DO_SITE = RANKINGS_DO_SITE.filter(({ modalidade }) => modalidade === 'ea_fc');

let dono: SignedIn;
/** Of the liga, and in none of the championships. */
let membro: SignedIn;
let visita: Client;
let gente: string[];
let liga: string;
let mundo: MundoLido;
/** Public, and of no liga. */
let aberta: Historia;
let antes: Map<string, string>;

async function acertarRankings(id: string): Promise<void> {
  for (const uuid of await conferirCampeonato(t.db, id)) await refazerRanking(t.db, uuid);
}

async function criarRanking(em: string, regras: object): Promise<string> {
  const body = { liga: em, nome: 'Da casa', modalidade: 'ea_fc', regras };
  const answer = await dono.post('/api/rankings', body);
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = answer.json().data;
  await refazerRanking(t.db, uuid);
  return uuid;
}

/** A championship that everybody played, of the liga; closed, the first won it. */
async function jogado(
  nome: string,
  visibilidade: string,
  em: string | null = liga,
): Promise<Historia> {
  const copa = await insertHistoria(t, dono, gente, { semanas: 2 });
  await encerrar(t.db, copa);
  await t.db.run(sql`
    update campeonatos set nome = ${nome}, visibilidade = ${visibilidade}, liga_uuid = ${em},
      campeao_uuid = ${copa.participantes[0]} where id = ${copa.id}`);
  await t.db.run(sql`update participantes set nome = ${nome} where campeonato_id = ${copa.id}`);
  await acertarRankings(copa.id);
  return copa;
}

async function naTemporada(id: string, nome: string, nivel: number | null): Promise<void> {
  await t.db.run(sql`
    insert into competicoes_da_temporada (uuid, temporada_uuid, tipo, nivel, nome, campeonato_id, ordem)
    select ${uuidv7()}, uuid, ${nivel ? 'divisao' : 'copa'}, ${nivel}, ${nome}, ${id}, ${nivel ?? 9}
    from temporadas where liga_uuid = ${liga}`);
}

const mundoDe = (copa: Historia, em: string, rankings: string[]): MundoLido => ({
  ...{ campeonato: copa.id, liga: em, rankings, pessoas: gente.slice(0, 2) },
  ...{ participante: copa.participantes[0] ?? '', partida: copa.partidas[0] ?? '' },
});

/** Different each time, and no secret: when it was reckoned last, and the number of the request. */
const semHora = (body: string) => body.replaceAll(/"(calculado_em|request_id)":"[^"]*"/g, '');

async function ler(who: Client, where: MundoLido): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const route of rotasDeLeitura(t.app)) {
    for (const address of leiturasDe(route, where, APP_URL)) {
      const { statusCode, headers, body } = await who.get(address);
      read.set(address, `${statusCode} ${headers.location ?? ''} ${semHora(body)}`);
    }
  }
  return read;
}

async function lerTudo(): Promise<Map<string, string>> {
  const both = [['visita', visita] as const, ['membro', membro] as const];
  const all = new Map<string, string>();
  for (const [who, client] of both) {
    for (const [address, told] of await ler(client, mundo)) all.set(`${who} ${address}`, told);
    for (const path of ['', '/visao', '/campeao']) {
      const { body } = await client.get(`/api/campeonatos/${aberta.id}${path}`);
      all.set(`${who} ${aberta.id}${path}`, semHora(body));
    }
  }
  return all;
}

const diferentes = (now: ReadonlyMap<string, string>) =>
  [...now].flatMap(([address, told]) =>
    told === antes.get(address) ? [] : [{ address, told, antes: antes.get(address) }],
  );

beforeAll(async () => {
  await fundarRankings(t.db);
  [dono, membro, visita] = [await t.signedIn(), await t.signedIn(), await t.guest()];
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${dono.uuid}`);
  liga = await makeLiga(dono, { visibilidade: 'publico' });
  await insertMembro(t, liga, membro);
  gente = [];
  for (let n = 0; n < 8; n += 1) gente.push((await t.insertPerson()).uuid);
  const copa = await jogado('Copa da liga', 'publico');
  aberta = await jogado('Copa aberta', 'publico', null);
  const regras = JSON.stringify({ desistencia: 'sai', vaga: 'sobe_mais_um' });
  await t.db.run(sql`
    insert into temporadas (uuid, liga_uuid, numero, regras) values (${uuidv7()}, ${liga}, 1, ${regras})`);
  await naTemporada(copa.id, 'Série A', 1);
  const own = [await criarRanking(liga, ELO_DA_LIGA), await criarRanking(liga, POSICAO_DA_LIGA)];
  mundo = mundoDe(copa, liga, [...own, ...DO_SITE.map(({ uuid }) => uuid)]);
  antes = await lerTudo();
});

test('what is public is there: the addresses are those of things that can be read', () => {
  const found = [...antes].filter(([, told]) => /^(200|302) /.test(told));
  expect(found.length).toBeGreaterThan(antes.size / 2);
  expect(antes.get(`visita /api/rankings/${mundo.rankings[0]}`)).toContain(gente[0]);
});

describe('with the same people, in the same liga', () => {
  test.each(['privado', 'nao_listado'])('one that is %s changes nothing', async (visibilidade) => {
    const fechado = await jogado('Segredo', visibilidade);
    const aberto = await jogado('Segredo em jogo', visibilidade);
    await t.db.run(sql`
      update campeonatos set estado = 'andamento', encerrado_em = null, campeao_uuid = null
      where id = ${aberto.id}`);
    await t.db.run(sql`
      update campeonatos set edicao = 2, edicao_anterior = ${mundo.campeonato} where id = ${fechado.id}`);
    // A cup: without one of its divisions a season tells nobody who goes up (temporadas.test.ts).
    await naTemporada(fechado.id, 'Segredo', null);
    for (const { id } of [fechado, aberto]) await acertarRankings(id);
    expect(diferentes(await lerTudo())).toEqual([]);
  });

  test('one that goes from public to private leaves no trace', async () => {
    const { id } = await jogado('Segredo tardio', 'publico');
    expect(diferentes(await lerTudo()).length, 'the control: it counted').toBeGreaterThan(10);
    await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${id}`);
    await acertarRankings(id);
    expect(diferentes(await lerTudo())).toEqual([]);
  });

  test('a private liga is told by none of its public championships and people', async () => {
    const segredo = await makeLiga(dono, { nome: 'Segredo', visibilidade: 'privado' });
    await jogado('Segredo da liga', 'privado', segredo);
    await criarRanking(segredo, ELO_DA_LIGA);
    // Also the championship that everybody sees is played in it from now on.
    await t.db.run(sql`update campeonatos set liga_uuid = ${segredo} where id = ${aberta.id}`);
    expect(diferentes(await lerTudo())).toEqual([]);
  });
});

test('nothing of a private one is found at its own addresses', async () => {
  const em = await makeLiga(dono, { nome: 'Segredo', visibilidade: 'privado' });
  const copa = await jogado('Segredo', 'privado', em);
  const own = { ...mundoDe(copa, em, [await criarRanking(em, ELO_DA_LIGA)]), pessoas: [] };
  for (const who of [visita, membro]) {
    for (const [address, told] of await ler(who, own)) {
      expect(told, address).not.toMatch(/segredo/i);
      const isOfIt = [own.campeonato, own.participante, own.partida, own.liga, ...own.rankings];
      if (isOfIt.some((id) => address.includes(id)) && !/sitemap|rankings\/ligas/.test(address)) {
        // What is missing in a question is told before anything is looked for.
        expect(told, address).toMatch(/^(40[14]|422) /);
      }
    }
  }
});
