import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';
import { falamPor, ladoDe, ladosDe, vozesDe } from './vozes.ts';

const t = testApp();

async function sides() {
  const id = await makeCampeonato(await t.signedIn());
  const [mandante = '', visitante = ''] = await insertNames(t, id, 2);
  return { mandante, visitante };
}

const person = async () => (await t.insertPerson()).uuid;

const behind = (participante: string, usuario: string) =>
  t.db.run(sql`update participantes set usuario_uuid = ${usuario} where uuid = ${participante}`);

const inSquad = (participante: string, usuario: string, papel: string | null) =>
  t.db.run(sql`
    insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
    values (${uuidv7()}, ${participante}, ${usuario}, 'x', ${papel})`);

test('a side speaks by its participant, its captain and its vice, and by no other of its squad', async () => {
  const lados = await sides();
  const [ana, bia, caio, duda] = [await person(), await person(), await person(), await person()];
  await behind(lados.mandante, ana);
  await inSquad(lados.mandante, bia, 'capitao');
  await inSquad(lados.mandante, caio, 'vice');
  await inSquad(lados.mandante, duda, null);
  const vozes = await vozesDe(t.db, lados);
  expect(vozes).toEqual({ mandante: [ana, bia, caio].sort(), visitante: [] });
  expect(ladoDe(vozes, bia)).toBe('mandante');
  expect([ladoDe(vozes, duda), ladoDe(vozes, null)]).toEqual([null, null]);
});

test('who could speak for both sides speaks for neither', async () => {
  const lados = await sides();
  const [ana, bia] = [await person(), await person()];
  await behind(lados.mandante, ana);
  await inSquad(lados.visitante, ana, 'capitao');
  await behind(lados.visitante, bia);
  const vozes = await vozesDe(t.db, lados);
  expect(ladosDe(vozes, ana)).toEqual(['mandante', 'visitante']);
  expect([ladoDe(vozes, ana), ladoDe(vozes, bia)]).toEqual([null, 'visitante']);
  expect([falamPor(vozes, 'mandante'), falamPor(vozes, 'visitante')]).toEqual([[], [bia]]);
});

test('nobody speaks who was only invited, has left the squad or the product', async () => {
  const lados = await sides();
  const [ana, bia, caio] = [await person(), await person(), await person()];
  await behind(lados.mandante, ana);
  await t.db.run(sql`update participantes set convidado = true where uuid = ${lados.mandante}`);
  await inSquad(lados.mandante, bia, 'vice');
  await t.db.run(sql`update jogadores set saiu_em = now() where usuario_uuid = ${bia}`);
  await behind(lados.visitante, caio);
  await t.db.run(sql`update usuarios set removido_em = now() where uuid = ${caio}`);
  expect(await vozesDe(t.db, lados)).toEqual({ mandante: [], visitante: [] });
});

test('a side that is not known yet has no voice', async () => {
  expect(await vozesDe(t.db, { mandante: null, visitante: null })).toEqual({
    mandante: [],
    visitante: [],
  });
});
