import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

test('matches by day: the one asked for, the next with something to come, and every day', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const list = async (query = '') => (await org.get(`/api/campeonatos/${id}/jogos${query}`)).json();
  expect(await list()).toMatchObject({ dia: null, dias: [] });
  expect(await list('?por=data')).toMatchObject({ dia: null, rodada: 1 });

  const days = ['2027-03-01', '2027-03-08', '2027-03-15'];
  for (const [index, day] of days.entries()) {
    for (const one of (await list(`?fase=1&rodada=${index + 1}`)).data) {
      const body = { versao: one.versao, jogo_previsto_at: `${day}T22:00:00Z`, ciente: true };
      expect((await org.put(`/api/partidas/${one.uuid}/agenda`, body)).statusCode).toBe(200);
    }
  }
  const { dias } = await list();
  expect(dias).toEqual([
    { dia: '2027-03-01', jogos: 2, feitos: 0 },
    { dia: '2027-03-08', jogos: 2, feitos: 0 },
    { dia: '2027-03-15', jogos: 2, feitos: 0 },
  ]);
  expect((await list('?data=2027-03-08')).data).toHaveLength(2);
  expect((await list('?por=data')).dia).toBe('2027-03-01');
  for (const one of await currentRound(org, id)) {
    await score(org, one, { tipo: 'placar', mandante: 1, visitante: 0 });
  }
  expect((await list('?por=data')).dia).toBe('2027-03-08');
});
