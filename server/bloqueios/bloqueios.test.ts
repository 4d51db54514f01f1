// Whom an owner blocks enters nothing of theirs, is told why, and may come again when it is lifted.
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

let org: SignedIn;
let ana: SignedIn;

beforeEach(async () => {
  org = await t.signedIn({ nome: 'Olga' });
  ana = await t.signedIn({ nome: 'Ana' });
});

const block = (who: SignedIn, motivo = 'Xingou todo mundo') =>
  org.put(`/api/bloqueios/${who.uuid}`, { motivo });
const enter = (id: string, who = ana) => who.post(`/api/campeonatos/${id}/participantes`, {});
const AUTO = { aprovacao: 'automatica', pede: [] };

test('a blocked person enters no championship of the owner, reads why, and enters again once it is lifted', async () => {
  const id = await openCampeonato(org, AUTO);
  const made = await block(ana);
  expect(made.json().data).toMatchObject({
    usuario: { uuid: ana.uuid, nome: 'Ana' },
    motivo: 'Xingou todo mundo',
  });
  const refused = await enter(id);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toContain('Xingou todo mundo');
  expect((await enter(await openCampeonato(org, AUTO))).statusCode).toBe(403);
  // Of others they enter what they like.
  expect((await enter(await openCampeonato(await t.signedIn(), AUTO))).statusCode).toBe(201);
  expect((await org.get('/api/bloqueios')).json().data).toHaveLength(1);
  expect((await ana.get('/api/bloqueios')).json().data).toEqual([]);
  expect((await org.get(`/api/dashboard/${ana.uuid}`)).json().data.bloqueada).toBe(true);
  expect((await ana.get(`/api/dashboard/${org.uuid}`)).json().data.bloqueada).toBe(false);
  expect((await org.delete(`/api/bloqueios/${ana.uuid}`)).statusCode).toBe(204);
  expect((await org.delete(`/api/bloqueios/${ana.uuid}`)).statusCode).toBe(204);
  expect((await enter(id)).statusCode).toBe(201);
});

test('a link to a typed name does not let them in either', async () => {
  const id = await openCampeonato(org, AUTO);
  const list = { participantes: [{ nome: 'Aninha' }] };
  const added = await org.post(`/api/campeonatos/${id}/participantes/lista`, list);
  const [{ uuid }] = added.json().data;
  const { url } = (await org.post(`/api/participantes/${uuid}/convite`)).json().data;
  await block(ana);
  const token = new URL(url).searchParams.get('assumir');
  const refused = await ana.post('/api/participantes/convite', { token });
  expect(refused.statusCode).toBe(403);
});

test('nobody is found by an id alone, and nobody blocks themself', async () => {
  expect((await block({ ...ana, uuid: uuidv7() })).statusCode).toBe(404);
  expect((await block(org)).statusCode).toBe(409);
  await t.db.run(sql`update usuarios set pagina_publica = false where uuid = ${ana.uuid}`);
  expect((await block(ana)).statusCode).toBe(404);
  await enter(await openCampeonato(org, AUTO));
  expect((await block(ana)).statusCode).toBe(200);
});
