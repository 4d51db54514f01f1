// Two accounts of one person: the history moves where both agree, and only then.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { POSICAO_DA_LIGA } from '#regras/ranking/da-liga.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  playAll,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';

const t = testApp();

async function played(who: SignedIn): Promise<string> {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos' }] });
  const [first] = await insertNames(t, id, 4);
  await t.db.run(sql`
    update participantes set usuario_uuid = ${who.uuid} where uuid = ${first ?? ''}`);
  await startCampeonato(org, id);
  await t.db.run(sql`update campeonatos set visibilidade = 'publico' where id = ${id}`);
  await playAll(org, id, () => ({ mandante: 1, visitante: 1 }));
  return id;
}

/** Everybody has a place, in the order of entry. */
async function encerrar(id: string): Promise<void> {
  await t.db.run(sql`
    with lugares as (
      insert into colocacoes (campeonato_id, participante_uuid, de, ate, fase)
      select campeonato_id, uuid, n, n, 1 from (
        select campeonato_id, uuid, row_number() over (order by created_at) as n
        from participantes where campeonato_id = ${id}) gente)
    update campeonatos set estado = 'encerrado', encerrado_em = agora() where id = ${id}`);
}

const games = async ({ uuid }: SignedIn) =>
  (await (await t.guest()).get(`/api/dashboard/${uuid}`))
    .json()
    .data.numeros.reduce((sum: number, { jogos }: { jogos: number }) => sum + jogos, 0);

const offer = (who: SignedIn, email: string) => who.post('/api/juncoes', { email });

const stale = ({ uuid }: SignedIn) =>
  t.db.run(sql`
    update sessoes set senha_em = now() - interval '1 hour', codigo_em = now() - interval '1 hour',
      provedor_em = now() - interval '1 hour' where usuario_uuid = ${uuid}`);

test('offered by the one and taken by the other, with fresh proof, matches move and rankings are told', async () => {
  const [old, now, other] = [
    await t.signedIn({ nome: 'Ana Velha' }),
    await t.signedIn({ nome: 'Ana' }),
    await t.signedIn(),
  ];
  await played(old);
  const made = await offer(old, now.email);
  expect(made.statusCode, made.body).toBe(201);
  const path = `/api/juncoes/${made.json().data.uuid}`;
  expect(await games(now), 'nothing moves before the answer').toBe(0);
  const { data } = (await now.get('/api/usuario/notifications')).json();
  expect(data[0].url).toBe(path.replace('/api/juncoes', '/juntar'));
  expect((await now.get(path)).json().data).toMatchObject({ de: 'Ana Velha', partidas: 3 });
  expect((await other.get(path)).statusCode).toBe(404);
  expect((await other.put(path)).statusCode).toBe(404);
  expect((await now.put(path)).json().data).toEqual({ partidas: 3 });
  expect([await games(old), await games(now)]).toEqual([0, 3]);
  expect((await now.put(path)).statusCode).toBe(404);
});

test('both show again who they are, and an offer can be refused or taken back', async () => {
  const [old, now] = [await t.signedIn(), await t.signedIn()];
  await played(old);
  const first = (await offer(old, now.email)).json().data.uuid;
  expect((await now.delete(`/api/juncoes/${first}`)).statusCode).toBe(204);
  expect((await now.put(`/api/juncoes/${first}`)).statusCode).toBe(404);
  const second = (await offer(old, now.email)).json().data.uuid;
  expect((await old.delete(`/api/juncoes/${second}`)).statusCode).toBe(204);
  expect((await old.get('/api/juncoes')).json().data).toBeNull();
  const third = (await offer(old, now.email)).json().data.uuid;
  await stale(now);
  expect((await now.put(`/api/juncoes/${third}`)).json().code).toBe('reautenticar');
  await stale(old);
  expect((await offer(old, now.email)).json().code).toBe('reautenticar');
  expect(await games(now)).toBe(0);
});

test('two who were in one championship are two people, whatever they are called', async () => {
  const [old, now] = [await t.signedIn({ nome: 'Ana' }), await t.signedIn({ nome: 'Ana' })];
  const id = await played(old);
  await t.db.run(sql`
    update participantes set usuario_uuid = ${now.uuid} where uuid = (
      select uuid from participantes where campeonato_id = ${id} and usuario_uuid is null limit 1)`);
  const { uuid } = (await offer(old, now.email)).json().data;
  const refused = await now.put(`/api/juncoes/${uuid}`);
  expect(refused.statusCode).toBe(409);
  expect(await games(old)).toBe(3);
  // An address of nobody is answered like any other, and one's own is none.
  expect((await offer(now, 'ninguem@exemplo.com')).statusCode).toBe(201);
  expect((await offer(now, now.email)).statusCode).toBe(409);
});

test('a ranking of the liga follows: the place is of who has the history now', async () => {
  const [old, now, dona] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const liga = await makeLiga(dona);
  const id = await played(old);
  await t.db.run(sql`
    update campeonatos set liga_uuid = ${liga}, modalidade = 'ea_fc' where id = ${id}`);
  await encerrar(id);
  const made = await dona.post('/api/rankings', {
    ...{ liga, nome: 'Da casa', modalidade: 'ea_fc', regras: POSICAO_DA_LIGA },
  });
  const { uuid } = made.json().data;
  const pessoas = async () => {
    const { linhas } = (await dona.get(`/api/rankings/${uuid}`)).json().data;
    return linhas.map(({ pessoa }: { pessoa: { uuid: string } }) => pessoa.uuid);
  };
  // Jobs run while the product listens.
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect(await pessoas()).toEqual([old.uuid]));
  const offered = (await offer(old, now.email)).json().data.uuid;
  expect((await now.put(`/api/juncoes/${offered}`)).statusCode).toBe(200);
  await eventually(async () => expect(await pessoas()).toEqual([now.uuid]));
});
