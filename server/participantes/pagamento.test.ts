// Until when the fee is due, and who sees who has paid.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const DAY_MS = 86_400_000;

async function scene(inscricao: object) {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [], ...inscricao });
  const uuids = await insertNames(t, id, 3);
  return { org, id, uuids };
}

const due = async (who: { get: SignedIn['get'] }, id: string): Promise<string | null> =>
  (await who.get(`/api/campeonatos/${id}/participantes`)).json().pagamento_ate;

async function startedAt(id: string): Promise<number> {
  const row = await t.db.first<{ em: string }>(sql`
    select created_at as em from historico where campeonato_id = ${id} and acao = 'mudar-estado'
    order by id desc limit 1`);
  return Date.parse(row?.em ?? '');
}

test.each([
  ['at the start', 0, 0],
  ['so many days after it', 3, 3],
])('is due %s, and nobody but who manages the entries is told', async (_, prazo, days) => {
  const { org, id } = await scene({ taxa_centavos: 2_000, prazo_pagamento_dias: prazo });
  expect(await due(org, id)).toBeNull();
  await startCampeonato(org, id);
  expect(Date.parse((await due(org, id)) ?? '')).toBe((await startedAt(id)) + days * DAY_MS);
  expect(await due(await t.guest(), id)).toBeNull();
});

test.each([
  ['entry is free', {}],
  ['nobody said when', { taxa_centavos: 2_000 }],
])('is never due where %s', async (_, inscricao) => {
  const { org, id } = await scene(inscricao);
  await startCampeonato(org, id);
  expect(await due(org, id)).toBeNull();
});

test('that somebody paid is in the trail, for who manages the entries alone', async () => {
  const { org, id, uuids } = await scene({ taxa_centavos: 2_000 });
  const [uuid = ''] = uuids;
  await org.put(`/api/participantes/${uuid}`, { pago: true });
  const last = async (who: { get: SignedIn['get'] }) =>
    (await who.get(`/api/campeonatos/${id}/historico`)).json().data[0];
  const line = { acao: 'editar-participante', objeto: uuid };
  expect(await last(org)).toMatchObject({
    ...line,
    antes: { pago: false },
    depois: { pago: true },
  });
  const guest = await last(await t.guest());
  expect(guest).toMatchObject(line);
  expect(JSON.stringify(guest)).not.toContain('pago');
  await org.put(`/api/participantes/${uuid}`, { pote: 2 });
  expect(JSON.stringify(await last(org))).not.toContain('pago');
});
