// Rankings of a liga over HTTP: who makes, changes and sees them, what counts, and what never leaks.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import { ELO_DA_LIGA, POSICAO_DA_LIGA } from '#regras/ranking/da-liga.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { insertMembro, makeLiga } from '#server/testing/liga/liga.ts';
import { encerrar, type Historia, insertHistoria } from '#server/testing/rankings/historia.ts';
import { conferirCampeonato } from './conferir.ts';
import { diferencasDoRanking } from './diferencas.ts';
import { refazerRanking } from './refazer.ts';

const t = testApp();

let guest: Client;
let dono: SignedIn;
let admin: SignedIn;
let membro: SignedIn;
let liga: string;
let gente: SignedIn[];
let copa: Historia;
let taca: Historia;

const criar = (who: Client, more: object = {}) =>
  who.post('/api/rankings', {
    ...{ liga, nome: 'Ranking da casa', modalidade: 'ea_fc', regras: POSICAO_DA_LIGA },
    ...more,
  });

const ver = async (who: Client, uuid: string): Promise<RankingNaTela> => {
  const answer = await who.get(`/api/rankings/${uuid}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const tabela = async (uuid: string) =>
  (await ver(guest, uuid)).linhas.map(({ pessoa, pontos }) => `${pessoa.nome} ${pontos}`);

async function acertar(id: string): Promise<void> {
  for (const uuid of await conferirCampeonato(t.db, id)) await refazerRanking(t.db, uuid);
}

beforeAll(async () => {
  guest = await t.guest();
  [dono, admin, membro] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${dono.uuid}`);
  liga = await makeLiga(dono, { visibilidade: 'publico' });
  await insertMembro(t, liga, admin, 'admin');
  await insertMembro(t, liga, membro);
  gente = [];
  for (const nome of ['Ana', 'Bia', 'Caio']) gente.push(await t.signedIn({ nome }));
  const uuids = gente.map(({ uuid }) => uuid);
  copa = await insertHistoria(t, dono, uuids, { semanas: 30 });
  taca = await insertHistoria(t, dono, uuids, { semanas: 4 });
  await encerrar(t.db, copa);
  await encerrar(t.db, taca, [2, 0, 1]);
  await t.db.run(sql`
    update campeonatos set liga_uuid = ${liga} where id = any(${[copa.id, taca.id]})`);
});

describe('who runs the liga', () => {
  let uuid = '';

  test('makes one; others do not, nor with rules that are none', async () => {
    expect((await criar(guest)).statusCode).toBe(401);
    expect((await criar(membro)).statusCode).toBe(403);
    expect((await criar(await t.signedIn())).statusCode).toBe(403);
    expect((await criar(dono, { nome: ' ' })).statusCode).toBe(422);
    const bad = { ...ELO_DA_LIGA, k: -1 };
    expect((await criar(dono, { regras: bad })).statusCode).toBe(422);
    expect((await criar(dono, { liga: copa.participantes[0] })).statusCode).toBe(404);
    const made = await criar(admin);
    expect(made.statusCode, made.body).toBe(201);
    uuid = made.json().data.uuid;
    expect(made.json().data).toMatchObject({ tipo: 'posicao', endereco: 'ranking-da-casa' });
    const list = (await guest.get(`/api/rankings/ligas/${liga}`)).json().data;
    expect(list.map((one: { uuid: string }) => one.uuid)).toEqual([uuid]);
    // It is none of the site's.
    expect((await guest.get('/api/rankings')).body).not.toContain(uuid);
  });

  test('reads a table of points as one would by hand', async () => {
    await refazerRanking(t.db, uuid);
    expect(await diferencasDoRanking(t.db, uuid)).toEqual([]);
    // Cup: Ana 100, Bia 70, Caio 50; Taça: Caio 100, Ana 70, Bia 50.
    expect(await tabela(uuid)).toEqual(['Ana 170', 'Caio 150', 'Bia 120']);
    expect(await ver(guest, uuid)).toMatchObject({ liga: { uuid: liga }, gere: false });
    expect((await ver(dono, uuid)).gere).toBe(true);
  });

  test('changes weights and best results, and everything is reckoned anew', async () => {
    const save = (who: Client, regras: object, versao: number) =>
      who.put(`/api/rankings/${uuid}`, { nome: 'Pontos da casa', regras, versao });
    const heavy = { ...POSICAO_DA_LIGA, pesos: { [taca.id]: 2 } };
    expect((await save(membro, heavy, 1)).statusCode).toBe(403);
    expect((await save(dono, ELO_DA_LIGA, 1)).statusCode).toBe(409);
    expect((await save(dono, heavy, 1)).statusCode).toBe(200);
    expect((await save(dono, heavy, 1)).statusCode).toBe(409);
    expect((await ver(guest, uuid)).recalculando).toBe(true);
    await refazerRanking(t.db, uuid);
    expect(await diferencasDoRanking(t.db, uuid)).toEqual([]);
    expect(await tabela(uuid)).toEqual(['Caio 250', 'Ana 240', 'Bia 170']);
    const counted = (await guest.get(`/api/rankings/${uuid}/campeonatos`)).json().data;
    expect(
      Object.fromEntries(counted.map((one: { id: string; peso: number }) => [one.id, one.peso])),
    ).toEqual({ [copa.id]: 1, [taca.id]: 2 });
    expect((await save(dono, { ...heavy, melhores: 1 }, 2)).statusCode).toBe(200);
    await refazerRanking(t.db, uuid);
    expect(await tabela(uuid)).toEqual(['Caio 200', 'Ana 140', 'Bia 100']);
    expect((await save(dono, POSICAO_DA_LIGA, 3)).statusCode).toBe(200);
    await refazerRanking(t.db, uuid);
  });

  test('adds points with a reason that everybody reads, and takes them back', async () => {
    const url = `/api/rankings/${uuid}/ajustes`;
    const body = { pessoa: gente[1]?.uuid, pontos: 60, motivo: 'Organizou a final' };
    expect((await membro.post(url, body)).statusCode).toBe(403);
    const made = await admin.post(url, body);
    expect(made.statusCode, made.body).toBe(201);
    expect(await tabela(uuid)).toEqual(['Bia 180', 'Ana 170', 'Caio 150']);
    expect((await guest.get(url)).json().data).toMatchObject([
      { pessoa: { nome: 'Bia' }, pontos: 60, motivo: 'Organizou a final' },
    ]);
    expect((await membro.delete(`${url}/${made.json().data.uuid}`)).statusCode).toBe(403);
    expect((await dono.delete(`${url}/${made.json().data.uuid}`)).statusCode).toBe(204);
    expect(await tabela(uuid)).toEqual(['Ana 170', 'Caio 150', 'Bia 120']);
    expect(await diferencasDoRanking(t.db, uuid)).toEqual([]);
  });

  test('has as many as the plan of the owner allows, and takes one away with all of it', async () => {
    await t.db.run(sql`update usuarios set is_parceiro = false where uuid = ${dono.uuid}`);
    const refused = await criar(dono);
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'limite_do_plano']);
    expect((await membro.delete(`/api/rankings/${uuid}`)).statusCode).toBe(403);
    expect((await dono.delete(`/api/rankings/${uuid}`)).statusCode).toBe(204);
    expect((await guest.get(`/api/rankings/${uuid}`)).statusCode).toBe(404);
    const left = await t.db.first(sql`select 1 from ranking_linhas where ranking_uuid = ${uuid}`);
    expect(left).toBeUndefined();
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${dono.uuid}`);
  });
});

describe('Elo of a liga', () => {
  test('counts what the organisation entered where it says so, and takes its own K', async () => {
    const regras = { ...ELO_DA_LIGA, provisorio_ate: 0, k: 10, k_novo: 10 };
    const { uuid } = (await criar(dono, { nome: 'Elo', regras })).json().data;
    await refazerRanking(t.db, uuid);
    const { linhas } = await ver(guest, uuid);
    expect(linhas).toHaveLength(3);
    const total = linhas.reduce((sum, { pontos }) => sum + pontos, 0);
    expect(Math.abs(total - 3 * 1500)).toBeLessThan(3);
    await t.db.run(sql`
      update oficiais set via = 'organizacao', afirmado = '{}' where partida_uuid = ${copa.partidas[0]}`);
    await acertar(copa.id);
    expect((await ver(guest, uuid)).linhas.map(({ jogos }) => jogos)).toEqual([4, 4, 4]);
    expect(await diferencasDoRanking(t.db, uuid)).toEqual([]);
    await dono.delete(`/api/rankings/${uuid}`);
  });
});

describe('what is not for everybody', () => {
  test('what leaves the liga, or goes private, leaves the table of a public one', async () => {
    const { uuid } = (await criar(dono)).json().data;
    await refazerRanking(t.db, uuid);
    for (const change of [sql`visibilidade = 'privado'`, sql`liga_uuid = null`]) {
      await t.db.run(sql`update campeonatos set ${change} where id = ${taca.id}`);
      expect((await guest.get(`/api/rankings/${uuid}/campeonatos`)).body).not.toContain(taca.id);
      await acertar(taca.id);
      expect(await tabela(uuid)).toEqual(['Ana 100', 'Bia 70', 'Caio 50']);
      expect(await diferencasDoRanking(t.db, uuid)).toEqual([]);
    }
    await t.db.run(sql`
      update campeonatos set visibilidade = 'publico', liga_uuid = ${liga} where id = ${taca.id}`);
    await acertar(taca.id);
    expect(await tabela(uuid)).toEqual(['Ana 170', 'Caio 150', 'Bia 120']);
    await dono.delete(`/api/rankings/${uuid}`);
  });

  test('a private liga has no rankings for others, and its private championships count in it', async () => {
    const closed = await makeLiga(dono, { visibilidade: 'privado' });
    await insertMembro(t, closed, membro);
    await t.db.run(sql`
      update campeonatos set liga_uuid = ${closed}, visibilidade = 'privado' where id = ${taca.id}`);
    const { uuid } = (await criar(dono, { liga: closed })).json().data;
    await refazerRanking(t.db, uuid);
    const paths = ['', '/csv', '/ajustes', '/campeonatos', `/pessoas/${gente[0]?.uuid}`];
    for (const path of paths) {
      for (const who of [guest, admin]) {
        expect((await who.get(`/api/rankings/${uuid}${path}`)).statusCode, path).toBe(404);
      }
      expect((await membro.get(`/api/rankings/${uuid}${path}`)).statusCode, path).toBe(200);
    }
    expect((await guest.get(`/api/rankings/ligas/${closed}`)).statusCode).toBe(404);
    expect((await ver(membro, uuid)).linhas.map(({ pontos }) => pontos)).toEqual([100, 70, 50]);
    // Nor on the page of a person.
    const page = await guest.get(`/api/dashboard/${gente[0]?.uuid}`);
    expect(page.body).not.toContain(uuid);
    // A member reads the table, not the name of a championship that is not theirs.
    expect(
      (await membro.get(`/api/rankings/${uuid}/pessoas/${gente[0]?.uuid}`)).body,
    ).not.toContain(taca.id);
  });
});
