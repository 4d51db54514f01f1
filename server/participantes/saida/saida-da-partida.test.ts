import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { aceito, type CenaDaVida, lances, makePartida, placar } from '#server/testing/vida.ts';

const t = testApp();

const saida = async ({ uuid, gente }: CenaDaVida) =>
  (await gente.dono.get(`/api/partidas/${uuid}`)).json().data.saida;

const sai = ({ gente, lados: [home] }: CenaDaVida, desistiu = true) =>
  gente.dono.put(`/api/participantes/${home}/desistencia`, { desistiu, ciente: true });

const em = expect.any(String);

test('a match that a withdrawal decided names who withdrew, until it is taken back', async () => {
  const cena = await makePartida(t, { times: 4 });
  expect(await saida(cena)).toBeNull();
  aceito(await sai(cena));
  expect(await saida(cena)).toEqual({
    ...{ regra: 'wo', lados: [{ lado: 'mandante', como: 'desistiu', em }] },
  });
  aceito(await sai(cena, false));
  expect(await saida(cena)).toBeNull();
});

test('an exclusion is told as one', async () => {
  const cena = await makePartida(t, { times: 4 });
  const punicao = {
    participante: cena.lados[1],
    tipo: 'exclusao',
    fase: 1,
    motivo: 'Ofensas',
    ciente: true,
  };
  const answer = await cena.gente.dono.post(`/api/campeonatos/${cena.id}/punicoes`, punicao);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await saida(cena)).toEqual({
    ...{ regra: 'wo', lados: [{ lado: 'visitante', como: 'excluido', em }] },
  });
});

test('of a match that was played and does not count any more, who left', async () => {
  const fases = [{ tipo: 'pontos_corridos', tabela: { desistencia: 'anula' } }];
  const cena = await makePartida(t, { times: 4, fases });
  aceito(await lances.lancar(cena, 'co', placar(2, 0)));
  expect(await saida(cena)).toBeNull();
  aceito(await sai(cena));
  expect(await saida(cena)).toEqual({
    ...{ regra: 'nao_conta', lados: [{ lado: 'mandante', como: 'desistiu', em }] },
  });
});
