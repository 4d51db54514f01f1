import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { aceito, lances, ler, makePartida, placar } from '#server/testing/vida.ts';
import ptBR from '#textos/pt-BR/vida.json' with { type: 'json' };

const t = testApp();

test('of two verdicts at once the second is told that the case was decided', async () => {
  const cena = await makePartida(t);
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
  aceito(await lances.julgar(cena, 'co', placar(1, 2)));
  const late = await lances.julgar(cena, 'dono', placar(2, 1));
  expect([late.statusCode, late.json().warning]).toEqual([409, ptBR.decidido_antes]);
  expect((await ler(cena)).partida.placar).toMatchObject({ mandante: 1, visitante: 2 });
  // Who plays is told why it is not theirs.
  expect((await lances.julgar(cena, 'casa', placar(2, 1))).statusCode).toBe(403);
});
