// Two accounts of one person: the history moves where both agree, and only then.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  playAll,
  startCampeonato,
} from '#server/testing/campeonato.ts';

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
