// Whether people change their own gamertag after the start.
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const window = (from: number, to: number) => ({
  abre_em: new Date(Date.now() + from).toISOString(),
  fecha_em: new Date(Date.now() + to).toISOString(),
});

const HOUR = 3_600_000;
const OPEN = [window(-HOUR, HOUR)];
const CLOSED = [window(-2 * HOUR, -HOUR)];

async function change(regras: object, body: object) {
  const org = await t.signedIn();
  const entry = { aprovacao: 'automatica', pede: ['gamertag'] };
  const id = await openCampeonato(org, entry, { regras });
  const ana = await t.signedIn();
  const entered = await ana.post(`/api/campeonatos/${id}/participantes`, { gamertag: 'ana_1' });
  const { uuid } = entered.json().data;
  await insertNames(t, id, 2);
  await startCampeonato(org, id);
  const answer = await ana.put(`/api/participantes/${uuid}`, body);
  return { answer, org, uuid };
}

test.each([
  ['as it comes, never', {}, 409],
  ['never', { troca_de_id: 'nunca' }, 409],
  ['freely', { troca_de_id: 'livre' }, 200],
  ['in an open window', { troca_de_id: 'janela', transferencias: OPEN }, 200],
  ['not in a closed one', { troca_de_id: 'janela', transferencias: CLOSED }, 409],
])('%s', async (_, regras, status) => {
  const { answer, org, uuid } = await change(regras, { gamertag: 'ana_2' });
  expect(answer.statusCode, answer.body).toBe(status);
  // Who manages the entries always may.
  expect((await org.put(`/api/participantes/${uuid}`, { gamertag: 'ana_3' })).statusCode).toBe(200);
});

test('nothing else of the own team goes along', async () => {
  const { answer } = await change(
    { troca_de_id: 'livre' },
    { gamertag: 'ana_2', time_nome: 'Novo' },
  );
  expect(answer.statusCode).toBe(409);
});
