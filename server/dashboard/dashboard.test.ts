// The page of a person over HTTP: what it counts, and what it never tells.
import sql, { type Sql } from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { encerrar, type Historia, insertHistoria } from '#server/testing/rankings/historia.ts';

const t = testApp();

const ver = async (client: Client, { uuid }: { uuid: string }): Promise<Dashboard> => {
  const answer = await client.get(`/api/dashboard/${uuid}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const statusOf = async (client: Client, { uuid }: { uuid: string }) =>
  (await client.get(`/api/dashboard/${uuid}`)).statusCode;

let guest: Client;
let org: SignedIn;
let ana: SignedIn;
let bia: SignedIn;
let gente: SignedIn[];
let copa: Historia;

beforeAll(async () => {
  guest = await t.guest();
  org = await t.signedIn({ nome: 'Olga' });
  gente = [];
  for (const nome of ['Ana', 'Bia', 'Caio', 'Duda', 'Eva', 'Fabi']) {
    gente.push(await t.signedIn({ nome }));
  }
  [ana, bia] = gente as [SignedIn, SignedIn];
  const uuids = gente.map(({ uuid }) => uuid);
  // Ana is the first of every pair, and always wins.
  copa = await insertHistoria(t, org, uuids, { gols: (n) => (n < 5 ? [3, 1] : [n % 3, 1]) });
});

describe('what everybody reads', () => {
  test('record, goals and form of what was played, as it was stamped', async () => {
    const { pessoa, numeros, titulos, campeonatos, eu } = await ver(guest, ana);
    expect(pessoa).toMatchObject({ uuid: ana.uuid, nome: 'Ana', gamertags: [] });
    expect(eu).toBe(false);
    expect(numeros).toMatchObject([
      {
        ...{ modalidade: 'ea_fc', jogos: 5, vitorias: 5, empates: 0, derrotas: 0 },
        ...{ gols: 15, sofridos: 5, wo: 0, forma: ['v', 'v', 'v', 'v', 'v'] },
      },
    ]);
    expect(titulos).toEqual([]);
    expect(campeonatos).toMatchObject([{ id: copa.id, estado: 'andamento', lugar: null }]);
  });

  test('a title once it is over, with the badges that it brings', async () => {
    await encerrar(t.db, copa);
    const { titulos, campeonatos, marcas } = await ver(guest, ana);
    expect(titulos).toMatchObject([{ id: copa.id, edicao: 1, entre: 6 }]);
    expect(campeonatos[0]).toMatchObject({ lugar: { de: 1, ate: 1, entre: 6 } });
    expect(marcas.map(({ tipo }) => tipo)).toEqual(['campeao', 'invicto']);
    expect((await ver(guest, bia)).campeonatos[0]?.lugar?.de).toBe(2);
  });

  test('against the visitor, from the side of the visitor; not on the own page, nor for guests', async () => {
    expect((await ver(bia, ana)).contra).toMatchObject({
      ...{ vitorias: 0, empates: 0, derrotas: 1 },
      jogos: [{ campeonato: { id: copa.id }, placar: [1, 3] }],
    });
    expect((await ver(ana, bia)).contra).toMatchObject({ vitorias: 1, derrotas: 0 });
    expect((await ver(ana, ana)).contra).toBeNull();
    expect((await ver(guest, ana)).contra).toBeNull();
  });

  test('names on consoles only for who is signed in', async () => {
    await t.db.run(sql`
      update usuarios set gamertags = '{"psn":"ana_10","xbox":null}' where uuid = ${ana.uuid}`);
    expect((await ver(bia, ana)).pessoa.gamertags).toEqual([{ plataforma: 'psn', nome: 'ana_10' }]);
    expect(JSON.stringify(await ver(guest, ana))).not.toContain('ana_10');
  });

  test('who took over a place has neither the matches nor the title of who played', async () => {
    const [, , , , , fabi] = gente as SignedIn[];
    const nova = await t.signedIn({ nome: 'Nova' });
    await t.db.run(sql`
      update participantes set usuario_uuid = ${nova.uuid} where uuid = ${copa.participantes[0]}`);
    expect(await ver(guest, nova)).toMatchObject({ numeros: [], titulos: [], total: 1 });
    expect((await ver(guest, nova)).campeonatos[0]?.lugar).toBeNull();
    expect((await ver(guest, ana)).titulos).toHaveLength(1);
    expect((await ver(guest, fabi as SignedIn)).numeros[0]?.jogos).toBe(5);
  });
});

describe('what is not for everybody', () => {
  test('a private, unlisted, deleted or cancelled championship is nowhere, not even counted', async () => {
    const next = await insertHistoria(t, org, [ana.uuid, bia.uuid, gente[2]?.uuid ?? '']);
    const name = (await t.db.first<{ nome: string }>(
      sql`select nome from campeonatos where id = ${next.id}`,
    )) as { nome: string };
    await t.db.run(sql`
      update partidas set resultado = null, estado = 'agendada', vaga_mandante = '{"tipo":"inscrito"}',
        vaga_visitante = '{"tipo":"inscrito"}' where uuid = ${next.partidas[0]}`);
    expect((await ver(guest, ana)).proximos).toHaveLength(1);
    const changes: Sql[] = [
      sql`visibilidade = 'privado'`,
      sql`visibilidade = 'nao_listado'`,
      sql`excluido_em = now()`,
      sql`estado = 'cancelado'`,
    ];
    for (const change of changes) {
      await t.db.run(sql`update campeonatos set ${change} where id = ${next.id}`);
      for (const client of [guest, bia, ana]) {
        const page = await ver(client, ana);
        expect(page.total).toBe(1);
        expect(page.numeros[0]?.jogos).toBe(5);
        expect(page.proximos).toEqual([]);
        const text = JSON.stringify(page);
        expect(text).not.toContain(next.id);
        expect(text).not.toContain(name.nome);
      }
      await t.db.run(sql`
        update campeonatos set visibilidade = 'publico', excluido_em = null, estado = 'andamento'
        where id = ${next.id}`);
    }
    await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${next.id}`);
  });

  test('who hides the page has none for others, and says so in one switch', async () => {
    expect((await guest.put('/api/perfil/pagina', { pagina_publica: false })).statusCode).toBe(401);
    expect((await bia.put('/api/perfil/pagina', { pagina_publica: 'x' })).statusCode).toBe(422);
    expect((await bia.get('/api/perfil')).json().data.pagina_publica).toBe(true);
    expect((await bia.put('/api/perfil/pagina', { pagina_publica: false })).statusCode).toBe(204);
    expect((await bia.get('/api/perfil')).json().data.pagina_publica).toBe(false);
    expect(await statusOf(guest, bia)).toBe(404);
    expect(await statusOf(ana, bia)).toBe(404);
    expect(await ver(bia, bia)).toMatchObject({ eu: true, publica: false, na_busca: false });
    await bia.put('/api/perfil/pagina', { pagina_publica: true });
    expect(await statusOf(guest, bia)).toBe(200);
  });

  test('who is under age is hidden until they say otherwise, and is never listed by search engines', async () => {
    const menor = await t.signedIn({ nome: 'Mel' });
    await t.db.run(sql`
      update usuarios set nascimento = current_date - 5000, gamertags = '{"psn":"mel"}'
      where uuid = ${menor.uuid}`);
    expect(await statusOf(guest, menor)).toBe(404);
    expect((await menor.get('/api/perfil')).json().data.pagina_publica).toBe(false);
    await menor.put('/api/perfil/pagina', { pagina_publica: true });
    expect(await ver(bia, menor)).toMatchObject({ na_busca: false, pessoa: { gamertags: [] } });
  });

  test('who left has no page, nor has nobody', async () => {
    const gone = await t.signedIn({ nome: 'Zé' });
    await t.db.run(sql`update usuarios set removido_em = now() where uuid = ${gone.uuid}`);
    expect(await statusOf(guest, gone)).toBe(404);
    expect(await statusOf(guest, { uuid: '00000000-0000-4000-8000-000000000000' })).toBe(404);
    expect(await statusOf(guest, { uuid: 'nada' })).toBe(404);
  });
});
