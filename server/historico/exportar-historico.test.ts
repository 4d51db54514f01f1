// The whole trail as a file: for who organises, by the plan of the owner.
import { expect, test } from 'vitest';
import { conceder } from '#server/planos/concessoes.ts';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

test('with a plan it is a file of all that happened, without one 402, and for others 403', async () => {
  const dono = await t.signedIn();
  const id = await makeCampeonato(dono);
  await insertNames(t, id, 4);
  await startCampeonato(dono, id);
  const [jogo] = await currentRound(dono, id);
  if (!jogo) throw new Error('there is one');
  await score(dono, jogo, { tipo: 'placar', mandante: 2, visitante: 1 });
  const path = `/api/campeonatos/${id}/historico`;
  const refused = await dono.get(`${path}/csv`);
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'limite_do_plano']);
  expect((await dono.get(path)).json().arquivo).toBe(false);
  await conceder(t.db, { nome: 'pro dar', email: dono.email });
  expect((await dono.get(path)).json().arquivo).toBe(true);
  const file = await dono.get(`${path}/csv`);
  expect(file.headers['content-disposition']).toContain(`historico-${id}.csv`);
  const [heading, newest] = file.body.split('\r\n');
  expect(heading).toBe('\uFEFFquando;quem;o que fez;sobre;motivo;antes;depois');
  expect(newest).toContain('lançou um placar');
  expect(newest).toMatch(/Time \d+ × Time \d+/);
  const [stranger, guest] = [await t.signedIn(), await t.guest()];
  expect((await stranger.get(`${path}/csv`)).statusCode).toBe(403);
  expect((await guest.get(path)).json().arquivo).toBeNull();
});

test('a round that was paired is told by its number', async () => {
  const dono = await t.signedIn();
  await conceder(t.db, { nome: 'pro dar', email: dono.email });
  const id = await makeCampeonato(dono, { fases: [{ tipo: 'suico', rodadas: 3 }] });
  await insertNames(t, id, 4);
  await startCampeonato(dono, id);
  for (const jogo of await currentRound(dono, id)) {
    await score(dono, jogo, { tipo: 'placar', mandante: 1, visitante: 0 });
  }
  await dono.post(`/api/campeonatos/${id}/rodadas`);
  const { body } = await dono.get(`/api/campeonatos/${id}/historico/csv`);
  expect(body).toContain(';gerou a rodada 2;');
});
