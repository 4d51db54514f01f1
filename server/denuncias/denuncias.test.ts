// What people report reaches the staff, and nobody else.
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';
import { makeAdmin } from '#server/testing/cena.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

const report = (who: SignedIn, tipo: string, alvo: string, texto = 'Pede dinheiro') =>
  who.post('/api/denuncias', { tipo, alvo, motivo: 'golpe', texto });

async function staff(): Promise<SignedIn> {
  const admin = await t.signedIn({ isAdmin: true });
  await makeAdmin(t, admin);
  return admin;
}

const list = async (admin: SignedIn, estado = 'aberta') =>
  (await admin.get(`/api/denuncias?estado=${estado}`)).json().data;

test('a liga, a championship and a person are reported, listed for the staff and decided', async () => {
  const [ana, bia, org, admin] = [
    await t.signedIn({ nome: 'Ana' }),
    await t.signedIn({ nome: 'Bia' }),
    await t.signedIn({ nome: 'Olga' }),
    await staff(),
  ];
  const [liga, id] = [await makeLiga(org), await openCampeonato(org)];
  for (const [tipo, alvo] of [
    ['liga', liga],
    ['campeonato', id],
    ['pessoa', org.uuid],
  ] as const) {
    const answer = await report(ana, tipo, alvo);
    expect(answer.statusCode, answer.body).toBe(201);
  }
  // The same person again changes what they said; another one makes a second.
  expect((await report(ana, 'liga', liga, 'Também xinga')).statusCode).toBe(201);
  expect((await report(bia, 'liga', liga)).statusCode).toBe(201);
  const own = (await list(admin)).filter(({ alvo }: { alvo: string }) =>
    [liga, id, org.uuid].includes(alvo),
  );
  expect(own).toMatchObject([
    { tipo: 'liga', nome: 'Liga de Teste', autor: 'Ana', texto: 'Também xinga', abertas: 2 },
    { tipo: 'campeonato', nome: 'Copa de Teste', endereco: `/campeonato/${id}`, abertas: 1 },
    { tipo: 'pessoa', nome: 'Olga', endereco: `/dashboard/${org.uuid}` },
    { tipo: 'liga', autor: 'Bia', abertas: 2 },
  ]);
  const path = `/api/denuncias/${own[0].uuid}`;
  const decided = await admin.put(path, { estado: 'procede', nota: 'Liga avisada' });
  expect(decided.json().data).toMatchObject({ estado: 'procede', nota: 'Liga avisada' });
  expect((await list(admin, 'procede')).map(({ uuid }: { uuid: string }) => uuid)).toContain(
    own[0].uuid,
  );
  expect((await admin.put(`/api/denuncias/${uuidv7()}`, { estado: 'procede' })).statusCode).toBe(
    404,
  );
});

test('for who is not of the staff there is no list, and nobody is told who reported', async () => {
  const [ana, org] = [await t.signedIn({ nome: 'Ana' }), await t.signedIn()];
  const id = await openCampeonato(org);
  const { uuid } = (await report(ana, 'campeonato', id)).json().data;
  for (const who of [ana, org]) {
    expect((await who.get('/api/denuncias')).statusCode).toBe(404);
    expect((await who.put(`/api/denuncias/${uuid}`, { estado: 'procede' })).statusCode).toBe(404);
  }
  expect((await org.get('/api/usuario/notifications')).json().data).toEqual([]);
  // Only the staff has a way to the list in their menu.
  expect((await org.get('/api/user')).json().data).not.toHaveProperty('equipe');
  expect((await (await staff()).get('/api/user')).json().data).toHaveProperty('equipe', true);
});

test('only what somebody may see can be reported, not oneself, and ten times a day', async () => {
  const [ana, org] = [await t.signedIn(), await t.signedIn()];
  const hidden = await makeCampeonato(org);
  const secret = await makeLiga(org, { visibilidade: 'privado' });
  const tries = [
    ['campeonato', hidden],
    ['liga', secret],
    ['liga', 'nada'],
    ['pessoa', uuidv7()],
  ] as const;
  for (const [tipo, alvo] of tries) {
    expect((await report(ana, tipo, alvo)).statusCode, tipo).toBe(404);
  }
  expect((await report(ana, 'pessoa', ana.uuid)).statusCode).toBe(409);
  for (let n = tries.length + 1; n < 10; n += 1) await report(ana, 'pessoa', org.uuid);
  expect((await report(ana, 'pessoa', org.uuid)).statusCode).toBe(429);
});
